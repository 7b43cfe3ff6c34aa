/**
 * Phrases, without reading where each word stands in a text. Every two neighbours are a lexeme. A phrase
 * whose pairs are all there need not stand anywhere, as `view of` and `of the` may be in two places. That
 * happens only where a run within the phrase (`of`) is in the image more than once, between other neighbours.
 * Such a run is marked, and every three of neighbour, run and neighbour that do stand there are lexemes too.
 * Museums' images have two such runs each, against seventeen threes in all.
 */

import { joinOperands, quoteLexeme } from './lexeme-text.ts'

/** A phrase is exact where no longer run is in an image twice, so any phrase of eight words is. */
const LONGEST_RUN = 6

/** So many words of a phrase must stand in one place; pairs alone hold the rest. */
const MOST_HELD = 16

/** A lexeme has at most 2,046 bytes. */
const LONGEST_LEXEME = 400

const runOf = (words: readonly string[]): string => `~${words.join(' ')}`.slice(0, LONGEST_LEXEME)
const markOf = (run: readonly string[]): string => `apart=${run.join(' ')}`.slice(0, LONGEST_LEXEME)

/** Makes the lexemes by which phrases of these texts are found. */
export function runLexemes(texts: readonly (readonly string[])[]): Set<string> {
  const lexemes = new Set<string>()
  for (const words of texts) for (const pair of runsOf(words, 2)) lexemes.add(runOf(pair))

  let places: Place[] = texts.flatMap((words) => words.map((_, at) => ({ words, at })))
  for (let length = 1; length <= LONGEST_RUN && places.length > 0; length += 1) {
    const groups = [
      ...Map.groupBy(places, ({ words, at }) => words.slice(at, at + length).join(' ')).values(),
    ]
    const repeated = groups.filter((group) => group.length > 1)
    for (const group of repeated) for (const lexeme of lexemesOf(group, length)) lexemes.add(lexeme)
    places = repeated.flat().filter(({ words, at }) => at + length < words.length)
  }
  return lexemes
}

/** Where a run begins. */
interface Place {
  words: readonly string[]
  at: number
}

/**
 * Makes the lexemes of one run in several places; none where it stands between all the neighbours that its
 * pairs promise.
 */
function lexemesOf(places: readonly Place[], length: number): string[] {
  const before = new Set<string>()
  const after = new Set<string>()
  const whole = new Set<string>()
  for (const { words, at } of places) {
    const left = words[at - 1]
    const right = words[at + length]
    if (left !== undefined) before.add(left)
    if (right !== undefined) after.add(right)
    if (left !== undefined && right !== undefined) whole.add(runOf(words.slice(at - 1, at + length + 1)))
  }
  const [{ words, at } = { words: [], at: 0 }] = places
  return whole.size === before.size * after.size ? [] : [markOf(words.slice(at, at + length)), ...whole]
}

/** Writes a tsquery for these words in a row in one text. */
export function phraseConditionOf(words: readonly string[]): string {
  const pairs = runsOf(words, 2).map((pair) => quoteLexeme(runOf(pair)))
  const held = words.slice(0, MOST_HELD)
  const inner = Array.from({ length: LONGEST_RUN }, (_, at) => runsOf(held, at + 3)).flat()
  const stands = inner.map(
    (run) => `(!${quoteLexeme(markOf(run.slice(1, -1)))} | ${quoteLexeme(runOf(run))})`,
  )
  return joinOperands('&', [...new Set([...pairs, ...stands])])
}

const runsOf = (words: readonly string[], length: number): string[][] =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length))
