import { UpstreamFailure } from '#services/shared/http/client.ts'
import type { StoredImage } from '../record/image-store.ts'
import type { StockSearch } from './parameters.ts'

/**
 * The stock-photo source (spec.md section 3, source), whoever runs it. All calls throw {@link
 * StockUnavailable}.
 */
export interface Stock {
  /** Milliseconds that a page of search results waits for it (`GETTY_WAIT_MS`). */
  readonly wait: number
  /** How many match, where a page of that search was answered within the last minute; null otherwise. */
  count(search: StockSearch): number | null
  /**
   * Finds matches from `offset` on, and counts them all. Ids are the shop's. `offset + limit` is at most
   * 10,000; a limit of 0 only counts. It makes one or two calls, or none when it was asked a minute ago, and
   * an answer is remembered whoever still waits for it.
   */
  find(search: StockSearch, place: { offset: number; limit: number }): Promise<StockFound>
  /**
   * Answers which of at most 100 of the shop's ids the source offers, in no order. Remembered for an hour.
   */
  images(ids: readonly string[]): Promise<StoredImage[]>
  /** Reads an image's picture, at least `width` pixels across where the source has it so large. */
  picture(id: string, width: number): Promise<Buffer>
}

export interface StockFound {
  images: StoredImage[]
  total: number
}

/** The source refused, did not answer in time, or answered something else. */
export class StockUnavailable extends UpstreamFailure {
  constructor(message: string, options?: ErrorOptions) {
    super(message, null, options)
  }
}

const STOCK_ID = /^getty-(\d{1,15})$/

export const stockIdOf = (sourceId: string): string => `getty-${sourceId}`

/** Answers the source's own id; null for an id that cannot be the source's. */
export const sourceIdOf = (id: string): string | null => STOCK_ID.exec(id)?.[1] ?? null
