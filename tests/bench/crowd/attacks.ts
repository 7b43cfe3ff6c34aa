/** Searches of 10,000 characters, as somebody types who wants the shop to be slow. No two texts are equal. */

const LENGTH = 10_000

const filled = (n: number, piece: (at: number) => string): string => {
  let text = `n${n}`
  for (let at = 0; ; at += 1) {
    const longer = `${text}${piece(at)}`
    if (longer.length > LENGTH) return text
    text = longer
  }
}

/** Many pictures have these words, so a search finds much. */
const COMMON = ['the', 'of', 'and', 'in', 'a', 'with', 'on', 'study', 'river', 'blue', 'house', 'light']
const common = (at: number) => COMMON[at % COMMON.length] ?? 'the'
const letters = (at: number) => String.fromCharCode(97 + (at % 26), 97 + (Math.floor(at / 26) % 26))

export interface Attack {
  name: string
  operation: 'FindPictures' | 'RelatedKeywords'
  textOf: (n: number) => string
}

export const ATTACKS: readonly Attack[] = [
  {
    name: 'words',
    operation: 'FindPictures',
    textOf: (n) => filled(n, (at) => ` ${letters(at)}${letters(at * 7)}x`),
  },
  { name: 'a|b|c…', operation: 'FindPictures', textOf: (n) => filled(n, (at) => `|${letters(at)}${at}`) },
  {
    name: 'the|of|and…',
    operation: 'FindPictures',
    textOf: (n) => filled(n, (at) => `|${common(at)}${at < 12 ? '' : at}`),
  },
  { name: '-a -b…', operation: 'FindPictures', textOf: (n) => filled(n, (at) => ` -${letters(at)}${at}`) },
  {
    name: 'phrases',
    operation: 'FindPictures',
    textOf: (n) => filled(n, (at) => ` "${common(at)} ${common(at * 5 + 1)} ${letters(at)}"`),
  },
  {
    name: 'common letters',
    operation: 'FindPictures',
    textOf: (n) => filled(n, (at) => `|${letters(at)[0]}`),
  },
  {
    name: 'related keywords',
    operation: 'RelatedKeywords',
    textOf: (n) => filled(n, (at) => `|${common(at)}${at < 12 ? '' : letters(at)}`),
  },
]
