import { createPageAddress } from '#client/ui/pagination/page-address.ts'

export const { readPage, writeQueryAt } = createPageAddress(20)

const ANSWERED = 'answered'

/** Whether the address asks for what was answered; otherwise it asks for what waits. */
export const asksForAnswered = (address: URLSearchParams): boolean => address.get(ANSWERED) === '1'

export const ANSWERED_QUERY = `?${ANSWERED}=1`
