import { runLast } from '#services/shared/asking.ts'
import { type Asker, createQueue } from '#services/shared/queue.ts'
import { type Query, wordsIn } from '../index/query-language.ts'

/** As many words as people type. */
const MOST_TYPED = 8

/**
 * Run one costly search at a time, then none for nine times as long: that leaves the store to short searches.
 */
const BOUNDS = { name: 'searches', atOnce: 1, waiting: 24, share: 4, retryAfter: 2, rest: 9 }

/**
 * Runs a short search at once, and one of many words in turn with others like it. Throws Busy where too many
 * of these wait.
 */
export type CostlySearches = <T>(query: Query, asker: Asker, search: () => Promise<T>) => Promise<T>

export function createCostlySearches(): CostlySearches {
  const queue = createQueue(BOUNDS)
  return (query, asker, search) =>
    wordsIn(query) > MOST_TYPED ? queue(asker, () => runLast(search)) : search()
}
