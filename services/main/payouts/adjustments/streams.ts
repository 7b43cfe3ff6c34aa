import { z } from 'zod'
import type { AdjustmentStatus } from '#machines/lifecycles/adjustment.ts'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import type { StreamKind, Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import { adjustmentEntry } from '../../ledger/payout-entries.ts'
import { writeEntries } from '../../ledger/write.ts'
import { ADJUSTMENT_KINDS } from './contract.ts'

const asked = z.strictObject({
  artistId: z.int(),
  artist: z.string(),
  kind: z.enum(ADJUSTMENT_KINDS),
  /** Cents. */
  amount: z.int(),
  reason: z.string(),
})
export type AskedAdjustment = z.output<typeof asked>

const schemas = {
  'adjustment.asked': asked,
  /** `on` is the day of business on which it counts. */
  'adjustment.made': z.strictObject({ on: z.iso.date() }),
  'adjustment.declined': z.strictObject({}),
}

export type AdjustmentEvent = EventOf<typeof schemas>

export interface AdjustmentState extends AskedAdjustment {
  status: AdjustmentStatus
  /** The uuid of whoever asked for it. */
  askedBy: string
}

/** The streams of adjustments, each named by its id. */
export const adjustmentStreams: StreamKind<AdjustmentEvent, AdjustmentState | null> = {
  schema: 'main',
  prefix: 'adjustment-',
  types: defineEvents(schemas),
  empty: null,
  evolve(state, { event, actor }) {
    if (event.type === 'adjustment.asked') return { ...event.data, status: 'waiting', askedBy: actor }
    return state && { ...state, status: STATUS[event.type] }
  },
  project,
}

const STATUS = { 'adjustment.made': 'made', 'adjustment.declined': 'declined' } as const

async function project(target: Target, news: readonly StoredEvent<AdjustmentEvent>[]): Promise<void> {
  const { tx, schema, id } = target
  for (const { event, stream, version, at, actor } of news) {
    if (event.type === 'adjustment.asked') {
      const { artistId, artist, kind, amount, reason } = event.data
      await tx.query(
        `insert into ${schema}.adjustment (id, artist_id, artist, kind, amount, reason, status, asked_at, asked_by)
         values ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8)`,
        [id, artistId, artist, kind, amount, reason, at, actor],
      )
      continue
    }
    const [row] = await tx.query<{ artist_id: number; amount: number }>(
      `update ${schema}.adjustment set status = $2, decided_at = $3, decided_by = $4 where id = $1
       returning artist_id, amount`,
      [id, STATUS[event.type], at, actor],
    )
    if (event.type !== 'adjustment.made' || !row) continue
    const entry = adjustmentEntry({ id, artistId: row.artist_id, amount: row.amount }, event.data.on)
    await writeEntries(target, { stream, version, at }, [entry])
  }
}
