import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import { REASON_KINDS } from '../reasons.ts'

/** What can happen to a run of payouts (machines/lifecycles/payout-run.ts). Money in cents. */

/** A payout that the run has opened; all else of it is in its own stream. */
const opened = z.strictObject({ artistId: z.int(), payout: z.string(), amount: z.int(), withheld: z.int() })

/** An artist with a balance whom the run does not pay. */
const held = z.strictObject({
  artistId: z.int(),
  artist: z.string(),
  cleared: z.int(),
  reasons: z.array(z.strictObject({ kind: z.enum(REASON_KINDS), text: z.string() })),
})
export type HeldArtist = z.output<typeof held>

const nothing = z.strictObject({})

const schemas = {
  /** `day` is the one of business on which it was started. */
  'run.started': z.strictObject({ day: z.iso.date() }),
  /** A round has looked at all artists up to `after`. */
  'run.advanced': z.strictObject({ after: z.int(), opened: z.array(opened), held: z.array(held) }),
  'run.opened': nothing,
  'run.sending-begun': nothing,
  'run.cancelling-begun': nothing,
  'run.sent': nothing,
  'run.cancelled': nothing,
  /** Somebody has fetched the bank's file. */
  'run.downloaded': nothing,
}

export type RunEvent = EventOf<typeof schemas>
export type RunAdvanced = Extract<RunEvent, { type: 'run.advanced' }>['data']

export const runEvents = defineEvents(schemas)
