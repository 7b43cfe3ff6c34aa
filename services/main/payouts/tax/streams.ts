import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import type { StreamKind, Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import { DEFAULT_THRESHOLD } from './contract.ts'

/** What was filed of an artist. Cents. */
const filedArtist = z.strictObject({ artistId: z.int(), paid: z.int(), withheld: z.int() })
export type FiledArtist = z.output<typeof filedArtist>

const schemas = {
  'tax-year.threshold-set': z.strictObject({ threshold: z.int() }),
  'tax-year.filed': z.strictObject({ artists: z.array(filedArtist) }),
  /** A payout of that year came back in a later one. */
  'tax-year.corrected': z.strictObject({ payout: z.string() }),
}

export type TaxYearEvent = EventOf<typeof schemas>

export interface TaxYearState {
  isFiled: boolean
  corrected: readonly string[]
}

/** The streams of tax years, each named by its year. */
export const taxYearStreams: StreamKind<TaxYearEvent, TaxYearState> = {
  schema: 'main',
  prefix: 'tax-year-',
  types: defineEvents(schemas),
  empty: { isFiled: false, corrected: [] },
  evolve(state, { event }) {
    if (event.type === 'tax-year.filed') return { ...state, isFiled: true }
    if (event.type === 'tax-year.threshold-set') return state
    return { ...state, corrected: [...state.corrected, event.data.payout] }
  },
  project,
}

async function project(
  { tx, schema, id }: Target,
  news: readonly StoredEvent<TaxYearEvent>[],
): Promise<void> {
  const year = Number(id)
  for (const { event, at, actor } of news) {
    await tx.query(
      `insert into ${schema}.tax_year (year, threshold) values ($1, ${DEFAULT_THRESHOLD}) on conflict do nothing`,
      [year],
    )
    if (event.type === 'tax-year.threshold-set')
      await tx.query(`update ${schema}.tax_year set threshold = $2 where year = $1`, [
        year,
        event.data.threshold,
      ])
    if (event.type === 'tax-year.corrected')
      await tx.query(
        `insert into ${schema}.tax_correction (payout, year, corrected_at, corrected_by) values ($1, $2, $3, $4)`,
        [event.data.payout, year, at, actor],
      )
    if (event.type !== 'tax-year.filed') continue
    await tx.query(`update ${schema}.tax_year set filed_at = $2, filed_by = $3 where year = $1`, [
      year,
      at,
      actor,
    ])
    await tx.query(
      `insert into ${schema}.tax_filed (id, year, artist_id, paid, withheld)
       select $1 || '/' || "artistId", $1::int, "artistId", paid, withheld from json_to_recordset($2::json) as new
         ("artistId" int, paid bigint, withheld bigint)`,
      [id, JSON.stringify(event.data.artists)],
    )
  }
}
