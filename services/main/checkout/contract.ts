import type { Fault } from '../cart/events.ts'
import type { PrintView } from '../cart/print.ts'
import type { ArrivalView, SumsView } from '../pricing/contract.ts'

/** What a project would cost, and where it would go: money in cents, lengths in inches. */

/**
 * spec.md section 3, Address value. Required: name (who receives it), route, locality,
 * administrative_area_level_1, postal_code, country.
 */
export interface AddressBody {
  /** Company, apartment or suite. */
  label?: string
  name: string
  formatted_address?: string
  place_id?: string
  url?: string
  latitude?: number | null
  longitude?: number | null
  street_number?: string
  /** Street; with its number where `street_number` is not known apart. */
  route: string
  locality: string
  /** Two letters of the state or province. */
  administrative_area_level_1: string
  /** County and its parts. */
  administrative_area_level_2?: string
  administrative_area_level_3?: string
  /** ISO 3166-1, two letters: one that the price book ships to. */
  country: string
  postal_code: string
  /**
   * Whoever gives it says that the ZIP code is of that state. Without it, one whose first digits are of
   * another is 400 at this field, with the question as its message; nothing of it is kept.
   */
  postal_code_confirmed?: boolean
}
export type AddressView = Required<Omit<AddressBody, 'postal_code_confirmed'>>

/**
 * POST /api/v2/projects/{token}/quote/ → 200 {@link QuoteView}. What it would cost now; asks the catalogue,
 * and changes no order. 503 when that does not answer.
 */
export interface QuoteBody {
  /** Without one, shipping is an estimate. */
  address?: AddressBody | null
}

export interface QuoteView extends SumsView {
  /**
   * Another one whenever a line, a price or what can be bought has changed, or an order was made; not for
   * another address.
   */
  version: string
  /** The order that was made of this project; null when there is none. */
  order_id: string | null
  /** Where the order's mail will go: the account's, or what a guest has given; null when neither is known. */
  email: string | null
  /** What can be bought, at today's prices. */
  lines: QuoteLineView[]
  /** What can no longer be bought, and is no part of the sums. */
  unavailable: { item_id: number; name: string; fault: Fault }[]
  shipping_is_estimate: boolean
  /**
   * At the address, or without one anywhere in the contiguous United States, were it ordered today. Null
   * where nothing can be bought.
   */
  arrival: ArrivalView | null
}

export interface QuoteLineView extends PrintView {
  item_id: number
  /** Price times quantity. */
  total: number
}
