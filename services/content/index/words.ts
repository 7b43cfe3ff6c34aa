/**
 * Text as search compares it: case, accents and compatibility forms folded, then cut into words. The index
 * and queries both use it, so that typed and kept text always meet, on every PostgreSQL.
 */

/** Accents. Marks of other scripts, such as Hindi vowels, are part of the word and stay. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu

/** Letters that do not decompose, but that people type without their stroke or as two. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}
const SPECIAL = /[ßæœøđðþłħıς]/gu

/** Scripts written without spaces: every character is a word, and a run of them is found as a phrase. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
const WORD = new RegExp(
  String.raw`(?=[\p{L}\p{N}])[${UNSPACED}]\p{M}*|(?:(?![${UNSPACED}])[\p{L}\p{N}\p{M}])+`,
  'gu',
)

/** PostgreSQL bounds a lexeme. Index and queries cut alike, so a longer word still finds itself. */
const LONGEST_WORD = 64

export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
}

export function wordsOf(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map(cut)
}

const cut = (word: string): string =>
  word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join('')
