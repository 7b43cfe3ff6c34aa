import { z } from 'zod'

/** What an artist's own form says beside the fields that all forms have. No number stands in it. */

const address = z.strictObject({
  street: z.string(),
  city: z.string(),
  /** Of the United States: two letters. */
  region: z.string(),
  postalCode: z.string(),
  /** ISO 3166 */
  country: z.string(),
})
export type FormAddress = z.output<typeof address>

const w9Details = z.strictObject({
  form: z.literal('W-9'),
  address,
  /** 1 to 13; null for none. */
  exemptPayeeCode: z.string().nullable(),
  /** A to M; null for none. */
  fatcaCode: z.string().nullable(),
})

const w8benDetails = z.strictObject({
  form: z.literal('W-8BEN'),
  /** ISO 3166 */
  citizenship: z.string(),
  residence: address,
  /** Null where it is the same. */
  mailing: address.nullable(),
  /** Why an address in the United States is one's residence; null for another. */
  usAddressReason: z.string().nullable(),
  /** Null where there is a number. */
  noTinReason: z.string().nullable(),
  /** Null where no treaty is claimed; its rate is the form's. */
  treaty: z.strictObject({ country: z.string(), article: z.string(), income: z.string() }).nullable(),
})

export const formDetails = z.discriminatedUnion('form', [w9Details, w8benDetails])
export type FormDetails = z.output<typeof formDetails>
