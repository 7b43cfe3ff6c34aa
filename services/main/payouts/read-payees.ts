import type { Queryable } from '#services/shared/database/driver.ts'
import { usableFrom } from '../payees/accounts/usable-from.ts'
import { readStandings, type Standing } from '../payees/standing.ts'
import type { DueRules } from './deps.ts'
import type { Payee } from './payability.ts'

/** An artist with all that decides whether they are paid. */
export interface DuePayee extends Payee {
  artistId: number
  /** The artist's name when something of theirs was sold last, or else the payee's. */
  artist: string
  /** Whether the artist has ever sold anything, been given money or given payment details. */
  isKnown: boolean
  standing: Standing
}

interface Row {
  artist_id: number
  artist: string | null
  has_balance: boolean
  cleared: number
  has_agreement: boolean
  awaits_signature: boolean
  pending: { amount: number; clearsOn: string | null }[]
  holds: { reason: string; endsOn: string }[]
}

interface AsOf {
  rules: DueRules
  /** Today, YYYY-MM-DD. */
  day: string
  /** Ids of artists who are not active. */
  inactive: ReadonlySet<number>
}

/** Reads artists as they stand today, in the order of their ids. */
export async function readPayees(
  db: Queryable,
  artistIds: readonly number[],
  { rules, day, inactive }: AsOf,
): Promise<DuePayee[]> {
  if (artistIds.length === 0) return []
  const { clears } = rules
  const standings = await readStandings(db, artistIds, day)
  const rows = await db.query<Row>(READ, [artistIds, day, clears.delivered, clears.undelivered])
  return rows.map((row) => {
    const standing = standings.get(row.artist_id)
    if (!standing) throw new Error(`Nobody knows how artist ${row.artist_id} stands.`)
    const { identity, account, form } = standing
    return {
      artistId: row.artist_id,
      artist: row.artist ?? identity?.name ?? `Artist ${row.artist_id}`,
      isKnown: row.has_balance || row.artist !== null || identity !== null,
      standing,
      asOf: day,
      cleared: row.cleared,
      pending: row.pending,
      isActive: !inactive.has(row.artist_id),
      hasAgreement: row.has_agreement,
      identity,
      account: account && {
        status: account.status,
        usableFrom: usableFrom(new Date(account.changedOn), rules),
      },
      form,
      holds: row.holds,
      awaitsSignature: row.awaits_signature,
    }
  })
}

const READ = `
  select wanted.artist_id, sold.artist, balance.artist_id is not null as has_balance, coalesce(balance.cleared, 0) as cleared,
    exists (select from main.artist_agreement as agreed where agreed.artist_id = wanted.artist_id) as has_agreement,
    exists (select from main.adjustment where adjustment.artist_id = wanted.artist_id and status = 'waiting')
      as awaits_signature,
    coalesce(pending.days, '[]') as pending, coalesce(holds.held, '[]') as holds
  from unnest($1::int[]) as wanted (artist_id)
  left join main.artist_balance as balance using (artist_id)
  left join lateral (
    select artist from main.royalty_line as line where line.artist_id = wanted.artist_id
    order by placed_at desc, id limit 1) as sold on true
  left join lateral (
    select json_agg(json_build_object('amount', amount, 'clearsOn', clears_on) order by clears_on) as days from (
      select sum(royalty - reversed)::int8 as amount, coalesce(delivered_on + $3::int, shipped_on + $4::int) as clears_on
      from main.royalty_line as line
      where line.artist_id = wanted.artist_id and state = 'pending' and royalty > reversed
      group by 2) as by_day) as pending on true
  left join lateral (
    select json_agg(json_build_object('reason', reason, 'endsOn', ends_on) order by ends_on, id) as held
    from main.payout_hold as hold
    where hold.artist_id = wanted.artist_id and lifted_at is null and ends_on > $2::date) as holds on true
  order by wanted.artist_id`
