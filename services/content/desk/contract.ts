/**
 * What the desk (what staff see first at /manage) asks of the content service; all of it is for staff only,
 * 401 and 403 for everybody else.
 *
 * - GET /content/desk/waiting/applications/ → {@link WaitingView}: submitted artist applications, by when
 *   they were submitted.
 * - GET /content/desk/waiting/batches/ → {@link WaitingView}: batches that run, by when they were confirmed.
 * - GET /content/desk/waiting/uploads/ → {@link WaitingView}: uploads that nobody has approved or refused, by
 *   when they were made.
 * - GET /content/desk/waiting/words/ → {@link WaitingView}: texts of published works that wait for a
 *   decision, by when artists asked for them.
 * - GET /content/desk/waiting/duplicates/ → {@link WaitingView}: files of whoever asks that look like another
 *   picture, by when they were sent.
 * - GET /content/desk/waiting/mentions/ → {@link WaitingView}: notes that name whoever asks, and that they
 *   have not marked as read, by when they were written.
 * - GET /content/desk/fruitless-searches/ → {@link RecentFruitlessSearchesView}.
 */
import type { WaitingView } from '#services/shared/desk/contract.ts'

export type { WaitingView }

export interface DaySearchesView {
  /** In UTC, as `2026-11-25`. */
  day: string
  count: number
}

/**
 * Searches for words that found nothing, though nothing narrowed them, every source answered, and no spelling
 * helped. Those of staff are left out, and so is whatever is asked of a page after the first.
 */
export interface RecentFruitlessSearchesView {
  /** The last 30 days, today last; every day is there. */
  days: DaySearchesView[]
  /**
   * The 20 most frequent words of these days, most frequent first. A day keeps 500 different ones; all
   * searches are in `days`.
   */
  words: { words: string; count: number }[]
}
