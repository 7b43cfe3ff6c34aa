import type { Queryable } from '#services/shared/database/driver.ts'

/** Some ten megabytes; a catalogue of museums has 35,000 words. */
const MOST_KEPT = 50_000

const kept = new Map<string, string>()

/**
 * Finds the English stems of words in the dictionary that every PostgreSQL brings. A word that it drops, such
 * as `the`, is its own stem; so are numbers and words of other scripts.
 */
export async function stemsOf(db: Queryable, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const unknown = words.filter((word) => !kept.has(word))
  const rows =
    unknown.length === 0
      ? []
      : await db.query<{ word: string; stem: string }>(
          `select word, coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) as stem
           from json_array_elements_text($1::json) word`,
          [JSON.stringify([...new Set(unknown)])],
        )
  const asked = new Map(rows.map(({ word, stem }) => [word, stem]))
  const stems = new Map(words.map((word) => [word, asked.get(word) ?? kept.get(word) ?? word]))
  if (kept.size + asked.size > MOST_KEPT) kept.clear()
  for (const [word, stem] of asked) if (kept.size < MOST_KEPT) kept.set(word, stem)
  return stems
}
