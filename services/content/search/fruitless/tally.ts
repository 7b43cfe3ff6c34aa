import type { Day } from '#services/shared/desk/days.ts'
import { NO_WORDS } from './words-kept.ts'

/** The most different words of a day; searches for others are counted without their words. */
export const MOST_WORDS_A_DAY = 500

/** How often was searched for these words. */
export type Tally = Map<string, number>

/** Adds to a day's tally, which grows no further than {@link MOST_WORDS_A_DAY}. */
export function addTo(tally: Tally, words: string, count: number): void {
  const isKept = words === NO_WORDS || tally.has(words) || countWords(tally) < MOST_WORDS_A_DAY
  const key = isKept ? words : NO_WORDS
  tally.set(key, (tally.get(key) ?? 0) + count)
}

/** The tally of each day. */
export type Tallies = Map<Day, Tally>

export const tallyOf = (tallies: Tallies, day: Day): Tally => {
  const tally = tallies.get(day) ?? new Map<string, number>()
  tallies.set(day, tally)
  return tally
}

const countWords = (tally: Tally): number => tally.size - (tally.has(NO_WORDS) ? 1 : 0)
