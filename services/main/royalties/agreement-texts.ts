import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Day } from '#services/shared/business-day.ts'

/** A version of the agreement that artists are asked to accept. */
export interface AgreementText {
  /** Counts from 1 over all artists. */
  version: number
  /** The first day on which it is offered. */
  since: Day
  /** Paragraphs are parted by an empty line; the first line of each is its heading. */
  text: string
  /** SHA-256 of the text, in hexadecimal. */
  hash: string
}

const readText = (version: number, since: Day): AgreementText => {
  const text = readFileSync(join(import.meta.dirname, 'agreement-texts', `${version}.txt`), 'utf8').trim()
  return { version, since, text, hash: createHash('sha256').update(text).digest('hex') }
}

/** Every version, the oldest first. A text that was offered is never changed: its hash was accepted. */
export const AGREEMENT_TEXTS: readonly [AgreementText, ...AgreementText[]] = [readText(1, '2025-01-01')]

/** The version that is offered on a day: the last one that has begun. */
export const textOn = (
  day: Day,
  texts: readonly [AgreementText, ...AgreementText[]] = AGREEMENT_TEXTS,
): AgreementText => texts.findLast(({ since }) => since <= day) ?? texts[0]

/** Answers the text that has a hash; null for one that was never among them. */
export const findText = (hash: string): AgreementText | null =>
  AGREEMENT_TEXTS.find((each) => each.hash === hash) ?? null
