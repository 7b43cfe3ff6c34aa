import { z } from 'zod'
import { findPrivateNumber } from '#machines/lifecycles/private-numbers.ts'
import { NOT_PLAIN, PLAIN } from '#services/shared/http/plain.ts'
import { NATIONS } from '../../payees/numbers/nations.ts'
import { HOLDS_NUMBER, lineOfWords, oneOf } from '../../payees/numbers/plain-words.ts'

/** A field of a form, empty where it is left out. */
export const optionalWords = (most: number) => lineOfWords(0, most).default('')

/** A choice that may be left open. */
export const optionalChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(['', ...choices], { error: 'This is not a valid choice.' }).default('' as never)

export const nation = oneOf(NATIONS)

/** No country's postal code has more. */
const MOST_DIGITS = 10

const isPostalCode = (code: string): boolean =>
  findPrivateNumber(code) !== 'tax' && code.replaceAll(/\P{Nd}/gu, '').length <= MOST_DIGITS

/** As forms of other countries have them; what reads as the number of a taxpayer or an account is none. */
export const postalCode = z
  .string({ error: 'Not a valid string.' })
  .trim()
  .max(12)
  .regex(PLAIN, NOT_PLAIN)
  .refine(isPostalCode, { error: HOLDS_NUMBER })
  .default('')

export const zip = z
  .string({ error: 'Not a valid string.' })
  .trim()
  .regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code such as 10001 or 10001-1234.')

const POST_BOX =
  /\b(p\.?\s*o\.?\s*box|post(al)?\s*(office)?\s*box|postfach|apartado|casella\s+postale|bo[iî]te\s+postale|b\.\s?p\.|caixa\s+postal|postbus|postboks)\b/iu

/** A street where somebody lives. */
export const street = lineOfWords(1, 100).refine((text) => !POST_BOX.test(text), {
  error: 'Enter the street where you live: a post office box is no residence.',
})

/** A number as it was typed: the rules of its kind come after. */
export const typedNumber = z.string({ error: 'Not a valid string.' }).max(60, 'This number is too long.')

/** Percent as people type it, in basis points. */
export const percent = z
  .string({ error: 'Not a valid string.' })
  .trim()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, 'Enter a rate from 0 to 30.')
  .transform((text) => Math.round(Number(text) * 100))
  .refine((rate) => rate <= 3_000, { error: 'Enter a rate from 0 to 30.' })

const YOUNGEST = 18
const OLDEST = 120

/** Says what is wrong with a date of birth; null for a right one. `today` is YYYY-MM-DD. */
export function refuseBirthDate(typed: string, today: string): string | null {
  if (!z.iso.date().safeParse(typed).success) return 'Enter a date as YYYY-MM-DD.'
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)]
  const yearsAgo = (years: number) => `${`${year - years}`.padStart(4, '0')}-${day}`
  if (typed > yearsAgo(YOUNGEST)) return `Whoever signs is ${YOUNGEST} or older.`
  return typed < yearsAgo(OLDEST) ? `No one is older than ${OLDEST}: check the year.` : null
}
