import type { Queryable } from '#services/shared/database/driver.ts'
import { NO_FACETS } from '../index/facets.ts'
import { parseQuery, type Query, rewritten } from '../index/query-language.ts'
import { stemsOf } from '../index/stems.ts'
import { isSpelt, knownWords, wordsNear } from '../index/vocabulary.ts'
import { COUNTING_EFFORT, walk } from '../index/walk.ts'
import { readingOf } from './question.ts'
import { conditionsOf, looseWordsIn } from './tsquery.ts'

/** A query with more words that nobody knows is not misspelt but about something else. */
const MOST_UNKNOWN = 3

/** Words of a query that are looked at. */
const MOST_WORDS = 8

/** Words that one may have been meant to be. */
const MOST_NEAR = 8

/** Matches that are counted to tell which word finds most. */
const ENOUGH = 1_000

export interface Respelt {
  /** What was probably meant. */
  query: Query
  /**
   * What was typed, its unknown words in quotes: a query that looks for them as they are and has nothing to
   * put right.
   */
  asTyped: string
}

interface Asked {
  /** Staff know the words of what is not published too. */
  unpublished: boolean
  /** Something is found, so only words of which any will do may be in no image. */
  isFound: boolean
}

/**
 * A query whose words that are in no image are put right by the catalogue's own: words outside of quotes, and
 * only by such as are in images that may be seen. Null when all its words are in some image, or when one of
 * them is near no word that finds something beside the others.
 */
export async function respell(db: Queryable, query: Query, asked: Asked): Promise<Respelt | null> {
  const unknown = await unknownIn(db, query, asked)
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return null
  const meant = new Map(unknown.map((word) => [word, '']))
  for (const word of unknown) {
    const best = await bestFor(db, word, { ...asked, query, meant })
    if (best === null) return null
    meant.set(word, best)
  }
  const inQuotes = new Map(unknown.map((word) => [word, `"${word}"`]))
  return { query: parseQuery(rewritten(query.text, meant)), asTyped: rewritten(query.text, inQuotes) }
}

/** Words that are looked for, and are in no form in any image that may be seen. */
async function unknownIn(db: Queryable, query: Query, asked: Asked): Promise<string[]> {
  const words = looseWordsIn({ ...query, excluded: [] })
    .filter(isSpelt)
    .slice(0, MOST_WORDS)
  if (!asked.isFound) return unseen(db, words, asked)
  const stems = await stemsOf(db, words)
  const known = await knownWords(db, [...words, ...stems.values()])
  const strange = words.filter((word) => !known.has(word) && !known.has(stems.get(word) ?? word))
  return unseen(db, strange, asked)
}

interface Meaning extends Asked {
  query: Query
  /** What other words were found to mean; nothing for those that are not known yet. */
  meant: ReadonlyMap<string, string>
}

/**
 * The nearest word that finds something beside the others, of as near ones what finds most; null for none.
 */
async function bestFor(db: Queryable, word: string, { query, meant, ...asked }: Meaning) {
  const stems = await stemsOf(db, [word])
  const near = await wordsNear(db, word, { stem: stems.get(word) ?? word, most: MOST_NEAR })
  const words = near.map((each) => each.word)
  // Beside a word of which any will do, one that nobody may see would seem to find something.
  const isAny = query.clauses.some((clause) => clause.length > 1)
  const hidden = isAny ? await unseen(db, words, asked) : []
  const counted = await Promise.all(
    near.map(async ({ word: other, edits }) => {
      const text = rewritten(query.text, new Map([...meant, [word, other]]))
      return { other, edits, count: await countOf(db, text, asked, ENOUGH) }
    }),
  )
  const [best] = counted
    .filter(({ other, count }) => count > 0 && !hidden.includes(other))
    .sort((one, another) => one.edits - another.edits || another.count - one.count)
  return best?.other ?? null
}

/** Those that are in no form in any image that may be seen. */
async function unseen(db: Queryable, words: readonly string[], asked: Asked): Promise<string[]> {
  const counts = await Promise.all(words.map((word) => countOf(db, word, asked, 1)))
  return words.filter((_, at) => counts[at] === 0)
}

/** Images that are found by what is typed, whatever filters there are, counted no further than `enough`. */
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
