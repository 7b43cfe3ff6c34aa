import {
  findPrivateNumber,
  type PrivateNumber,
  removePrivateNumbers,
} from '#machines/lifecycles/private-numbers.ts'

/** A text without its private numbers, and what kind the first of them was; null where there are none. */
export interface Typed {
  draft: string
  found: PrivateNumber | null
}

/** Digits at the end, which may become a private number. */
const UNFINISHED = /\p{Nd}(?:[ .\-–]?\p{Nd}){4,}[ .\-–]?$/u

/** What is kept of a text that somebody submits. */
export const readTyped = (text: string): Typed => ({
  draft: removePrivateNumbers(text),
  found: findPrivateNumber(text),
})

/** What is kept of a text while somebody types it: five digits at its end, only once something follows. */
export const readUnfinished = (text: string): Typed => {
  const { draft, found } = readTyped(text)
  return { draft: draft.replace(UNFINISHED, ''), found }
}
