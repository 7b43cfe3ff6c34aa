import type { WorkState } from '#client/apollo/generated/graphql.ts'
import { createPageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { STATES } from './states.ts'

export const SUMMARY_PATH = '/artist/art'
export const ALL_PATH = '/artist/art/all'
export const UPLOAD_PATH = '/artist/upload'
export const workPath = (id: string): string => `${SUMMARY_PATH}/${encodeURIComponent(id)}`
export const editPath = (id: string): string => `${workPath(id)}?edit`
export const allOf = (state: WorkState): string => `${ALL_PATH}?state=${state.toLowerCase()}`

/** The service answers no more at once. */
export const MOST_OF_PAGE = 50

const { readPage, writePage } = createPageAddress(20)

export { writePage }

/** What an address says of the list: its state, its words and its page. */
export const readPlace = (address: URLSearchParams) => {
  const { page, limit: wanted } = readPage(address)
  const limit = Math.min(wanted, MOST_OF_PAGE)
  const state = STATES.find((each) => each.toLowerCase() === address.get('state')) ?? null
  return { state, search: address.get('q') ?? '', page, limit, offset: offsetOf(page, limit) }
}
