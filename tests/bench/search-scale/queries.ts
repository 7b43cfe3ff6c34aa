import { longPhraseOf, phraseOf, WORDS } from './catalogue.ts'

export type Params = Record<string, string>

const common = (n: number) => WORDS[n % 20] ?? ''
const filters = (chosen: object) => JSON.stringify(chosen)
const COLOR_PAIRS = ['red', 'blue', 'neutral', 'pale', 'green', 'grey'].flatMap((color) =>
  ['vertical', 'horizontal', 'square'].map((orientation) => ({ color: [color], orientation: [orientation] })),
)
const pair = (n: number) => COLOR_PAIRS[n % COLOR_PAIRS.length] ?? {}

/** Queries by their kind; each `n` makes another one, and `size` is the catalogue's. */
export const QUERIES: Record<string, (n: number, size: number) => Params> = {
  everything: (n) => ({ query: '', offset: `${50 * (n % 20)}` }),
  'common word': (n) => ({ query: common(n) }),
  'rare word': (n) => ({ query: WORDS[12_000 + ((n * 37) % 8_000)] ?? '' }),
  phrase: (n) => ({ query: `"${phraseOf((n * 3) % 60)}"` }),
  'phrase of three': (n) => ({ query: `"${longPhraseOf((n * 3) % 60)}"` }),
  'any and exclude': (n) => ({ query: `${common(n)}|${WORDS[40 + (n % 30)]} -${WORDS[20 + (n % 20)]}` }),
  'filter only': (n) => ({ query: '', filters: filters(pair(n)) }),
  'two filters with a word': (n) => ({ query: common(n * 3), filters: filters(pair(n)) }),
  'deep offset': (n) => ({ query: common(n), offset: `${9_900 + (n % 50)}` }),
  id: (n, size) => ({ query: n % 2 === 0 ? `made-${(n * 7919) % size}` : `L${(n * 7919) % size}` }),
  popular: (n) => ({ query: common(n), sort: 'popular' }),
  'best match': (n) => ({ query: `${common(n)} ${WORDS[60 + (n % 40)]}`, sort: 'best_match' }),
  'less common word': (n) => ({ query: WORDS[80 + ((n * 11) % 300)] ?? '' }),
  'common plural': (n) => ({ query: `${common(n)}s` }),
  // The third letter is missing, and no word of the catalogue is spelt so.
  'misspelt word': (n) => ({ query: misspelt(WORDS[80 + ((n * 11) % 300)] ?? '') }),
  'misspelt beside a common word': (n) => ({
    query: `${common(n)} ${misspelt(WORDS[80 + ((n * 11) % 300)] ?? '')}`,
  }),
}

const misspelt = (word: string) => `${word.slice(0, 2)}${word.slice(3)}`
