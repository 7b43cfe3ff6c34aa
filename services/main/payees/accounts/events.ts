import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import { statusChanged } from '../status-changed.ts'

/** What can happen to a payment account. No event holds a number: its last four, and its row in the vault. */

export const ACCOUNT_STATUSES = ['ACTIVATED', 'VERIFIED', 'INVALID', 'DE_ACTIVATED'] as const
export const ACCOUNT_TYPES = ['BANK_ACCOUNT', 'PAYPAL_ACCOUNT', 'VENMO_ACCOUNT'] as const
export const PURPOSES = ['CHECKING', 'SAVINGS'] as const

const numbered = { last4: z.string(), secret: z.string() }

/** Where money goes, apart from the number. */
const destination = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('BANK_ACCOUNT'),
    /** ISO 3166. */
    country: z.string(),
    /** Of an account in the United States. */
    purpose: z.enum(PURPOSES).nullable(),
    /** The BIC where there is an IBAN, a Canadian bank's number. */
    bankId: z.string().nullable(),
    /** The routing number, a Canadian branch's. */
    branchId: z.string().nullable(),
    ...numbered,
  }),
  z.strictObject({ type: z.literal('PAYPAL_ACCOUNT'), email: z.string() }),
  z.strictObject({ type: z.literal('VENMO_ACCOUNT'), ...numbered }),
])
export type Destination = z.output<typeof destination>

const nothing = z.strictObject({})

const schemas = {
  'payment-account.added': z.strictObject({
    identity: z.string(),
    destination,
    isDefault: z.boolean(),
    /** The invalid account that it corrects. */
    replaces: z.string().nullable(),
  }),
  'payment-account.status-changed': statusChanged(ACCOUNT_STATUSES),
  /** Payouts go there from now on. */
  'payment-account.made-default': nothing,
  'payment-account.no-more-default': nothing,
  'payment-account.replaced': z.strictObject({ by: z.string() }),
  'payment-account.number-shown': z.strictObject({ reason: z.string() }),
}

export type AccountEvent = EventOf<typeof schemas>

export const accountEvents = defineEvents(schemas)
