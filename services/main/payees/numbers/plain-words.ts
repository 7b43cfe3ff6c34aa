import { z } from 'zod'
import { findPrivateNumber } from '#machines/lifecycles/private-numbers.ts'
import { NOT_PLAIN, PLAIN } from '#services/shared/http/plain.ts'

/** Eight digits or more, however they are parted: no word that people write to each other holds them. */
const NUMBER = /\p{Nd}(?:[\s._·•/\p{Pd}]{0,3}\p{Nd}){7,}/u

/** Days as people write them: 2026-11-20 or 11/20/2026, and no digit beside them. */
const DAY =
  /(?<![\p{Nd}\-/])(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2])-[0-3]\d|(?:0?[1-9]|1[0-2])\/[0-3]?\d\/(?:19|20)\d\d)(?![\p{Nd}\-/])/gu

/** What may be the number of an account or a taxpayer, also of those that have letters in them. */
export const holdsNumber = (text: string): boolean =>
  NUMBER.test(text.replaceAll(DAY, 'day')) || findPrivateNumber(text) !== null

export const HOLDS_NUMBER =
  'Leave account and tax numbers out: others read this. Numbers belong into their own fields.'

const lengthOf = (text: string): number => [...text].length

/** A text that others read: of `least` to `most` characters, and without numbers. */
export const words = (least: number, most: number) =>
  z
    .string({ error: 'Not a valid string.' })
    .trim()
    .refine((text) => lengthOf(text) >= least, {
      error: `Ensure this field has at least ${least} characters.`,
    })
    .refine((text) => lengthOf(text) <= most, {
      error: `Ensure this field has no more than ${most} characters.`,
    })
    .refine((text) => !holdsNumber(text), { error: HOLDS_NUMBER })

/** One line of such a text, as a name is. */
export const lineOfWords = (least: number, most: number) =>
  words(least, most).pipe(z.string().regex(PLAIN, NOT_PLAIN))

/** One of these; the error does not repeat what was sent, as it may be a number in the wrong field. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, { error: 'This is not a valid choice.' })
