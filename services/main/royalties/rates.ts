import type { Day } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { RateBody, RateView } from './contract.ts'

/** What a code, or an artist's agreement, pays on a day; rates in hundredths of a percent. */
export interface Rates {
  codes: ReadonlyMap<string, number>
  agreements: ReadonlyMap<number, { version: number; rateBp: number }>
}

interface RatesRow {
  codes: { code: string; rate_bp: number }[]
  agreements: { artist_id: number; version: number; rate_bp: number }[]
}

/** Reads the rates of codes, and of artists' agreements, that apply on a day, in one statement. */
export async function readRates(
  db: Queryable,
  { codes, artistIds, on }: { codes: readonly string[]; artistIds: readonly number[]; on: Day },
): Promise<Rates> {
  const [row] = await db.query<RatesRow>(
    `select
       (select coalesce(json_agg(latest), '[]') from
         (select distinct on (code) code, rate_bp from main.royalty_rate
          where code in (select json_array_elements_text($1::json)) and valid_from <= $3
          order by code, valid_from desc, id desc) as latest) as codes,
       (select coalesce(json_agg(latest), '[]') from
         (select distinct on (artist_id) artist_id, version, rate_bp from main.artist_agreement
          where artist_id in (select json_array_elements_text($2::json)::int) and accepted_on <= $3
          order by artist_id, version desc) as latest) as agreements`,
    [JSON.stringify(codes), JSON.stringify(artistIds), on],
  )
  return {
    codes: new Map(row?.codes.map(({ code, rate_bp }) => [code, rate_bp])),
    agreements: new Map(
      row?.agreements.map(({ artist_id, version, rate_bp }) => [artist_id, { version, rateBp: rate_bp }]),
    ),
  }
}

const VIEW = 'id, code, rate_bp, valid_from, recorded_at, actor'

type RateRow = Omit<RateView, 'recorded_at'> & { recorded_at: Date }

const toView = (row: RateRow): RateView => ({ ...row, recorded_at: row.recorded_at.toISOString() })

/** Lists what was ever said of codes, the newest first. */
export async function listRates(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rates: RateView[] }> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from main.royalty_rate')
  const rates = await db.query<RateRow>(
    `select ${VIEW} from main.royalty_rate order by id desc limit $1 offset $2`,
    [limit, offset],
  )
  return { count: row?.count ?? 0, rates: rates.map(toView) }
}

/** Says what a code pays from a day on. What is sold already keeps its rate. */
export async function addRate(
  tx: Queryable,
  { code, rate_bp, valid_from }: RateBody,
  { actor, at }: { actor: string; at: Date },
): Promise<RateView> {
  const [row] = await tx.query<RateRow>(
    `insert into main.royalty_rate (code, rate_bp, valid_from, recorded_at, actor)
     values ($1, $2, $3, $4, $5) returning ${VIEW}`,
    [code, rate_bp, valid_from, at, actor],
  )
  if (!row) throw new Error('A rate that was written is not there.')
  return toView(row)
}
