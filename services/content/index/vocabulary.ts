import type { Queryable } from '#services/shared/database/driver.ts'
import { countEdits } from './edits.ts'

/** Words that others may be corrected to. */
const isKept = (word: string): boolean => /^\p{L}{3,24}$/u.test(word)

/** Words that may be corrected: a shorter one has every other word near it. */
export const isSpelt = (word: string): boolean => /^\p{L}{4,24}$/u.test(word)

/** A long word has few others as near; a short one may have hundreds. */
const MOST_READ = 2_000

/** Makes words known to {@link findWordsNear}; known ones cost a look-up. */
export async function enrolWords(tx: Queryable, words: readonly string[]): Promise<void> {
  await tx.query(
    `insert into content.search_words (word, spellings)
     select word, content.search_spellings(word) from json_array_elements_text($1::json) as given (word)
     where not exists (select from content.search_words known where known.word = given.word)
     order by word on conflict do nothing`,
    [JSON.stringify(words.filter(isKept))],
  )
}

/** Answers which words some image has had, whoever may see it. */
export async function findKnownWords(db: Queryable, words: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ word: string }>(
    'select word from content.search_words where word in (select json_array_elements_text($1::json))',
    [JSON.stringify(words)],
  )
  return new Set(rows.map(({ word }) => word))
}

export interface Near {
  word: string
  /** Letters that differ, are missing, are too many, or have changed places. */
  edits: number
}

/**
 * Finds the words of the catalogue that a misspelt one may have meant, nearest first: a letter away, or two
 * for longer words, except some with two missing letters; likewise by its stem. Some of them may no longer be
 * in any image, or in any published one.
 */
export async function findWordsNear(
  db: Queryable,
  word: string,
  { stem, most }: { stem: string; most: number },
): Promise<Near[]> {
  const spelt = [...new Set([word, stem])].filter(isSpelt)
  const rows = await db.query<{ word: string }>(
    `select word from content.search_words where spellings && array(
       select unnest(case least.edits when 1 then array[spelling] else content.search_spellings(spelling) end)
       from json_to_recordset($1::json) as least (word text, edits int),
         unnest(content.search_spellings(least.word)) spelling
     ) limit $2`,
    [JSON.stringify(spelt.map((each) => ({ word: each, edits: mostEditsOf(each) }))), MOST_READ],
  )
  return rows
    .map((row) => ({
      word: row.word,
      edits: Math.min(...spelt.map((each) => countEditsFrom(each, row.word))),
    }))
    .filter(({ edits }) => edits < Number.POSITIVE_INFINITY)
    .sort(
      (one, other) =>
        one.edits - other.edits ||
        // Few people mistake the first letter.
        Number(other.word[0] === word[0]) - Number(one.word[0] === word[0]) ||
        (one.word < other.word ? -1 : 1),
    )
    .slice(0, most)
}

/** Two other letters make a short word another word: eleven and seven. */
const mostEditsOf = (word: string): number => (word.length < 8 ? 1 : 2)

/** Infinity where they are not near. */
function countEditsFrom(word: string, other: string): number {
  const edits = countEdits(word, other)
  return edits > mostEditsOf(word) || isAnother(word, other) ? Number.POSITIVE_INFINITY : edits
}

/**
 * In words of four letters one other consonant makes another word, as cats and cars; gray and grey are one.
 */
const isAnother = (word: string, other: string): boolean =>
  word.length === 4 && other.length === 4 && word.replace(VOWELS, '') !== other.replace(VOWELS, '')

const VOWELS = /[aeiouy]/g
