import { wordsOf } from './words.ts'

/** What a phrase asks for. */
export type Condition =
  | { kind: 'all' | 'any'; of: Condition[] }
  | { kind: 'not'; of: Condition }
  /** Neighbours in one text. */
  | { kind: 'words'; words: string[] }

/**
 * Reads a phrase as gettyimages.com does: all words are required, quotes make neighbours, and AND, OR and NOT
 * in capitals and parentheses join them, OR before AND. What is left open closes at the end; an empty phrase
 * asks for all.
 */
export function parsePhrase(phrase: string): Condition {
  const tokens = phrase.match(/[()]|"[^"]*"?|[^\s()"]+/g) ?? []
  let at = 0

  const parseAll = (): Condition => {
    const of: Condition[] = []
    while (at < tokens.length && tokens[at] !== ')') {
      if (tokens[at] === 'AND') at += 1
      else of.push(parseAny())
    }
    return { kind: 'all', of }
  }
  const parseAny = (): Condition => {
    const of = [parseOne()]
    while (tokens[at] === 'OR') {
      at += 1
      of.push(parseOne())
    }
    return of.length === 1 && of[0] ? of[0] : { kind: 'any', of }
  }
  const parseOne = (): Condition => {
    const token = tokens[at] ?? ''
    at += 1
    if (token === 'NOT') return { kind: 'not', of: parseOne() }
    if (token !== '(') return { kind: 'words', words: wordsOf(token) }
    const inside = parseAll()
    at += 1
    return inside
  }

  const of: Condition[] = []
  while (at < tokens.length) {
    of.push(parseAll())
    // Skip a parenthesis that closes nothing.
    at += 1
  }
  return { kind: 'all', of }
}

/** Texts as lists of words, with the set of all their words: most requests are for words in none of them. */
export interface Texts {
  lists: readonly (readonly string[])[]
  words: ReadonlySet<string>
}

export function textsOf(lists: Texts['lists']): Texts {
  return { lists, words: new Set(lists.flat()) }
}

export function holds(condition: Condition, texts: Texts): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((each) => holds(each, texts))
    case 'any':
      return condition.of.some((each) => holds(each, texts))
    case 'not':
      return !holds(condition.of, texts)
    case 'words':
      return isSaid(condition.words, texts)
  }
}

const isSaid = (asked: readonly string[], { lists, words }: Texts): boolean =>
  asked.every((word) => words.has(word)) && (asked.length < 2 || lists.some((list) => standsIn(asked, list)))

const standsIn = ([first = '', ...rest]: readonly string[], text: readonly string[]): boolean =>
  text.some((word, at) => word === first && rest.every((next, step) => text[at + step + 1] === next))

/** Lists the requested words, for ranking. */
export const askedWords = (condition: Condition): string[] => {
  if (condition.kind === 'words') return condition.words
  return condition.kind === 'not' ? [] : condition.of.flatMap(askedWords)
}
