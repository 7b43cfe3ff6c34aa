import { declarePort } from '#machines/port.ts'
import type { SearchPlace } from './place.ts'

/** What was lacking, though there was an answer. */
export type SearchWarning =
  /** This source could not be had; the results are the other's. */
  | { kind: 'source'; source: 'internal' | 'getty' }
  /** The place is past the last result that can be shown; in the server's words. */
  | { kind: 'window'; message: string }

/** Only how it went; the results themselves are in Apollo's cache. */
export interface Found {
  isEmpty: boolean
  warnings: readonly SearchWarning[]
}

export const searchPorts = {
  /** Brings a page of results into Apollo's cache. BAD_USER_INPUT for what the server does not take. */
  findImages: declarePort<Found, { place: SearchPlace }>('search.findImages'),
}
