import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import { CLASSIFICATIONS, FORM_TYPES, TIN_TYPES } from './contract.ts'
import { formDetails } from './details.ts'

/** What can happen to the tax forms of an artist. No event holds a number: its last four, and its entry. */

/** A day in BUSINESS_TIME_ZONE. */
const day = z.iso.date()
const token = z.string().regex(/^(txf|bno)-/)
const rate = z.int().min(0).max(3_000)

const filed = z.strictObject({
  token,
  type: z.enum(FORM_TYPES),
  /** Of the form's text, such as `3-2024`. */
  revision: z.string(),
  /** Line 1. */
  name: z.string(),
  businessName: z.string(),
  /** Of a W-9. */
  classification: z.enum(CLASSIFICATIONS).nullable(),
  /** ISO 3166. */
  country: z.string(),
  /** Basis points; null where no treaty is claimed. */
  treatyRateBp: rate.nullable(),
  tin: z.strictObject({ type: z.enum(TIN_TYPES), last4: z.string(), secret: z.string() }).nullable(),
  filedOn: day,
  /** Null for a W-8BEN-E, which comes signed by other ways. */
  signedOn: day.nullable(),
  /** The artist has struck out item 2 of a W-9's certification: 24 percent is withheld. */
  isBackup: z.boolean().optional(),
  /** What its artist has filled in besides. */
  details: formDetails.optional(),
  /** The vault's entry of the date of birth. */
  birth: z.string().optional(),
  /** The name that was typed beneath the words, and SHA-256 of those in hexadecimal. */
  signature: z.strictObject({ name: z.string(), wordsHash: z.string() }).optional(),
})
export type FiledForm = z.output<typeof filed>

const schemas = {
  'tax-form.filed': filed,
  /** Staff have the W-8BEN-E that an artist was told to send. */
  'tax-form.received': z.strictObject({
    token,
    receivedOn: day,
    signedOn: day,
    treatyRateBp: rate.nullable(),
  }),
  'tax-form.b-notice-recorded': z.strictObject({ token, on: day, notes: z.string() }),
  'tax-form.b-notice-ended': z.strictObject({ token, on: day, notes: z.string() }),
  'tax-form.number-shown': z.strictObject({ token, reason: z.string() }),
}

export type TaxFormEvent = EventOf<typeof schemas>

export const taxFormEvents = defineEvents(schemas)
