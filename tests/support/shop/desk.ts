import type { RecentSalesView, WaitingView } from '#services/main/desk/contract.ts'
import { makeAddress } from '../new-address.ts'
import { SERVICE_KEY } from '../services/secret.ts'
import { STAFF, signedIn } from './place-order.ts'

const read = async (path: string) => {
  const headers = { ...SERVICE_KEY, ...(await signedIn(STAFF)) }
  const answer = await fetch(`${process.env.SHOP_MAIN_URL}${path}`, {
    headers,
    signal: AbortSignal.timeout(10_000),
  })
  return answer.json()
}

/** Counts the visitors' messages that wait, of the list in which staff answer them. */
export const countWaitingMessages = async (): Promise<number> =>
  (await read('/api/v2/messages/?waiting=true&page_size=1')).count

/** Counts the reports of the last 7 days, as the main service tells staff. */
export const countReports = async (): Promise<number> =>
  ((await read('/api/v2/desk/waiting/reports/')) as WaitingView).count

/** What was sold today, as the main service tells staff. */
export const readSalesToday = async () => {
  const { days } = (await read('/api/v2/desk/sales/')) as RecentSalesView
  const today = days.at(-1)
  if (!today) throw new Error('The last 30 days have no day.')
  return today
}

/**
 * Searches at the content service itself, each time from another address, so often that it counts among the
 * most.
 */
export const searchInVain = async (words: string, times: number): Promise<void> => {
  const url = `${process.env.SHOP_CONTENT_URL}/content/search/v3/?query=${encodeURIComponent(words)}&limit=1`
  for (let count = 0; count < times; count += 1) {
    const headers = { ...SERVICE_KEY, 'x-forwarded-for': makeAddress() }
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
    if (answer.status !== 200) throw new Error(`No search was possible: ${await answer.text()}`)
  }
}
