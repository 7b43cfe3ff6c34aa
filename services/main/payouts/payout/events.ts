import { z } from 'zod'
import { PAYOUT_REASONS } from '#machines/lifecycles/payout.ts'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import { ACCOUNT_TYPES } from '../../payees/accounts/events.ts'

/**
 * What can happen to a payout: that it was opened, and what its lifecycle tells of it from then on
 * (machines/lifecycles/payout.ts).
 */

/** YYYY-MM-DD in the business time zone. */
const day = z.iso.date()

/** An entry of the ledger that moved the artist's cleared royalties, and by how much. */
const line = z.strictObject({ entry: z.string(), amount: z.int() })
export type PayoutLine = z.output<typeof line>

/** Where the money goes. `label` shows no more of it than its last four. */
const destination = z.strictObject({
  account: z.string(),
  type: z.enum(ACCOUNT_TYPES),
  label: z.string(),
  /** Whose it is, as the bank's file names them. */
  holder: z.string(),
  identity: z.string(),
  /** The tax form that decided what is withheld. */
  taxForm: z.string(),
})
export type Destination = z.output<typeof destination>

/** Everything of a payout that stays as it was when it was opened. Money in cents. */
const opened = z.strictObject({
  artistId: z.int(),
  artist: z.string(),
  run: z.string(),
  day,
  destination,
  /** Before tax: the sum of the lines. */
  amount: z.int().min(1),
  withheld: z.int().min(0),
  withholding: z.strictObject({ kind: z.enum(['none', 'backup', 'foreign']), rate: z.int() }),
  lines: z.array(line),
})
export type OpenedPayout = z.output<typeof opened>

/** How a payout is sent: by hand, with the bank's file, or through a provider. */
export const PROVIDERS = ['manual', 'hyperwallet'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** `sts` names the change, `on` is the day on which it counts. */
const change = z.strictObject({ sts: z.string(), on: day, notes: z.string() })
const reason = z.enum(PAYOUT_REASONS)

const schemas = {
  'payout.opened': opened,
  'payout.sent': change.extend({ provider: z.enum(PROVIDERS) }),
  'payout.paid': change.extend({ reference: z.string() }),
  'payout.cancelled': change,
  'payout.failed': change.extend({ reason }),
  'payout.returned': change.extend({ reason }),
  'payout.reported': change.extend({ status: z.string() }),
}

export type PayoutEvent = EventOf<typeof schemas>

export const payoutEvents = defineEvents(schemas, {
  // Before there was a provider.
  'payout.sent': [(sent) => ({ ...sent, provider: 'manual' })],
})
