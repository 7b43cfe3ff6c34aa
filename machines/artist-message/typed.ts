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

/** Digits that may become a private number, and what follows on them until the next. */
const UNFINISHED = /\p{Nd}(?:[ .\-–\u00a0]?\p{Nd}){4,}[ .\-–\u00a0]?/gu

/** What is kept of a text that somebody submits. */
export const readTyped = (text: string): Typed => ({
  draft: removePrivateNumbers(text),
  found: findPrivateNumber(text),
})

/**
 * What is kept of a text while somebody types it, at `caret`: five digits or more where it stands, only once
 * something is typed elsewhere.
 */
export const readUnfinished = (text: string, caret: number): Typed => {
  const typed = removeAt(text, caret)
  return { draft: removePrivateNumbers(typed), found: findPrivateNumber(text) }
}

const removeAt = (text: string, caret: number): string =>
  text.replace(UNFINISHED, (run, from: number) =>
    findPrivateNumber(run) === null && from <= caret && caret <= from + run.length ? '' : run,
  )
