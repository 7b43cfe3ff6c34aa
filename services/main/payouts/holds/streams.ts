import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import type { StreamKind, Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'

const placed = z.strictObject({
  artistId: z.int(),
  artist: z.string(),
  /** For the artist. */
  reason: z.string(),
  /** For staff alone. */
  note: z.string(),
  /** The first day on which it holds no more. */
  endsOn: z.iso.date(),
})
export type PlacedHold = z.output<typeof placed>

const schemas = {
  'hold.placed': placed,
  /** Staff have ended it before its day. */
  'hold.lifted': z.strictObject({}),
}

export type HoldEvent = EventOf<typeof schemas>

export interface HoldState extends PlacedHold {
  isLifted: boolean
}

/** The streams of holds, each named by its id. */
export const holdStreams: StreamKind<HoldEvent, HoldState | null> = {
  schema: 'main',
  prefix: 'hold-',
  types: defineEvents(schemas),
  empty: null,
  evolve(state, { event }) {
    if (event.type === 'hold.placed') return { ...event.data, isLifted: false }
    return state && { ...state, isLifted: true }
  },
  project,
}

async function project({ tx, schema, id }: Target, news: readonly StoredEvent<HoldEvent>[]): Promise<void> {
  for (const { event, at, actor } of news) {
    if (event.type === 'hold.lifted') {
      await tx.query(`update ${schema}.payout_hold set lifted_at = $2, lifted_by = $3 where id = $1`, [
        id,
        at,
        actor,
      ])
      continue
    }
    const { artistId, artist, reason, note, endsOn } = event.data
    await tx.query(
      `insert into ${schema}.payout_hold (id, artist_id, artist, reason, note, ends_on, placed_at, placed_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, artistId, artist, reason, note, endsOn, at, actor],
    )
  }
}
