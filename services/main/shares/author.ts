import { oneLine } from '../plain.ts'

/**
 * Reads the name that a reviewer gives: one line of 1 to 100 characters, however it was pasted. Nobody checks
 * it, so it may not pass for the shop's own: neither the brand's name nor a word for its people, nor anything
 * that looks like one.
 */
export const authorOf = (brand: string) => {
  const ours = foldName(brand)
  const isOurs = (name: string) => {
    const said = foldName(name)
    if (MIXED.test(said)) return true
    return (ours !== '' && said.replaceAll(' ', '').includes(ours.replaceAll(' ', ''))) || SHOP.test(said)
  }
  return oneLine.refine((name) => !isOurs(name), 'Please use your own name.')
}

const SHOP = /\b(staff|support|admin|administrator|customer (service|care))\b/

/** Finds a word in letters of two alphabets that look alike, as `stаff` with a Cyrillic а. */
const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u

/** Folds a text to how it reads: without accents, case, and signs between letters. */
const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
