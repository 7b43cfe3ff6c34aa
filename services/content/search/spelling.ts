import type { Queryable } from '#services/shared/database/driver.ts'
import { NO_FACETS } from '../index/facets.ts'
import { parseQuery, type Query, rewrite } from '../index/query-language.ts'
import { stemsOf } from '../index/stems.ts'
import { findKnownWords, findWordsNear, isSpelt } from '../index/vocabulary.ts'
import { COUNTING_EFFORT, walk } from '../index/walk.ts'
import { readingOf } from './question.ts'
import { conditionsOf, looseWordsIn } from './tsquery.ts'

/** A query with more unknown words is not misspelt but about something else. */
const MOST_UNKNOWN = 3

/** Words of a query that are checked. */
const MOST_WORDS = 8

/** Words that one may have meant. */
const MOST_NEAR = 8

/** Matches to count at most, to tell which word finds most. */
const ENOUGH = 1_000

export interface Respelt {
  /** The corrected query. */
  query: Query
  /**
   * The query as typed, with its unknown words in quotes: these are searched as they are, and never
   * corrected.
   */
  asTyped: string
}

interface Asked {
  /** Whether words of unpublished images are known too, as for staff. */
  unpublished: boolean
  /** Whether something is found; only words with alternatives can be unknown then. */
  isFound: boolean
}

/**
 * Corrects the words of a query that are in no image by the catalogue's own: only words outside quotes, and
 * only to words in images that may be seen. Null when all its words are in some image, or when one of them is
 * near no word that finds something beside the others.
 */
export async function respell(db: Queryable, query: Query, asked: Asked): Promise<Respelt | null> {
  const unknown = await findUnknown(db, query, asked)
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return null
  const meant = new Map(unknown.map((word) => [word, '']))
  for (const word of unknown) {
    const best = await findBest(db, word, { ...asked, query, meant })
    if (best === null) return null
    meant.set(word, best)
  }
  const inQuotes = new Map(unknown.map((word) => [word, `"${word}"`]))
  return { query: parseQuery(rewrite(query.text, meant)), asTyped: rewrite(query.text, inQuotes) }
}

/** Finds searched words that no image that may be seen has in any form. */
async function findUnknown(db: Queryable, query: Query, asked: Asked): Promise<string[]> {
  const words = looseWordsIn({ ...query, excluded: [] })
    .filter(isSpelt)
    .slice(0, MOST_WORDS)
  if (!asked.isFound) return findUnseen(db, words, asked)
  const stems = await stemsOf(db, words)
  const known = await findKnownWords(db, [...words, ...stems.values()])
  const strange = words.filter((word) => !known.has(word) && !known.has(stems.get(word) ?? word))
  return findUnseen(db, strange, asked)
}

interface Meaning extends Asked {
  query: Query
  /** What other words were found to mean, as far as known. */
  meant: ReadonlyMap<string, string>
}

/**
 * Finds the nearest word that finds something beside the others, and of equally near ones that which finds
 * most; null for none.
 */
async function findBest(db: Queryable, word: string, { query, meant, ...asked }: Meaning) {
  const stems = await stemsOf(db, [word])
  const near = await findWordsNear(db, word, { stem: stems.get(word) ?? word, most: MOST_NEAR })
  const words = near.map((each) => each.word)
  // Check the word alone too: beside alternatives, a word that nobody may see would seem to find something.
  const isAny = query.clauses.some((clause) => clause.length > 1)
  const hidden = isAny ? await findUnseen(db, words, asked) : []
  const counted = await Promise.all(
    near.map(async ({ word: other, edits }) => {
      const text = rewrite(query.text, new Map([...meant, [word, other]]))
      return { other, edits, count: await countOf(db, text, asked, ENOUGH) }
    }),
  )
  const [best] = counted
    .filter(({ other, count }) => count > 0 && !hidden.includes(other))
    .sort((one, another) => one.edits - another.edits || another.count - one.count)
  return best?.other ?? null
}

/** Answers which words are in no image that may be seen, in any form. */
async function findUnseen(db: Queryable, words: readonly string[], asked: Asked): Promise<string[]> {
  const counts = await Promise.all(words.map((word) => countOf(db, word, asked, 1)))
  return words.filter((_, at) => counts[at] === 0)
}

/** Counts the images that a query finds without filters, up to `enough`. */
async function countOf(
  db: Queryable,
  typed: string,
  { unpublished }: Asked,
  enough: number,
): Promise<number> {
  const query = parseQuery(typed)
  const { matched } = await walk(db, {
    sort: 'newest',
    conditions: conditionsOf(query, await readingOf(db, query, unpublished)),
    unpublished,
    withStock: true,
    only: null,
    without: [],
    offset: 0,
    limit: 0,
    effort: COUNTING_EFFORT,
    facets: NO_FACETS,
    enough,
  })
  return matched
}
