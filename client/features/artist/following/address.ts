import { createPageAddress } from '#client/ui/pagination/page-address.ts'

export const { readPage, writeQueryAt } = createPageAddress(50)
