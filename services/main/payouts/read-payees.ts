import type { Queryable } from '#services/shared/database/driver.ts'
import { clearedOf } from '../ledger/accounts.ts'
import type { Payee } from './payability.ts'
import type { Payees, Standing } from './payees.ts'
import type { PayoutLine } from './payout/events.ts'

/** How long royalties may still be taken back. */
export interface ClearingDays {
  /** Days after delivery. */
  delivered: number
  /** Days after shipping, for what is never said to be delivered. */
  undelivered: number
}

export interface DueDeps {
  payees: Payees
  clears: ClearingDays
}

/** An artist with all that decides whether they are paid. */
export interface DuePayee extends Payee {
  artistId: number
  standing: Standing
}

interface Row {
  artist_id: number
  cleared: number
  has_agreement: boolean
  awaits_signature: boolean
  pending: { amount: number; clearsOn: string | null }[]
  holds: { reason: string; endsOn: string }[]
}

/** Reads artists as they stand on `day`, which is today, in the order of their ids. */
export async function readPayees(
  db: Queryable,
  { payees, clears }: DueDeps,
  artistIds: readonly number[],
  day: string,
): Promise<DuePayee[]> {
  if (artistIds.length === 0) return []
  const standings = await payees.standingsOf(db, artistIds, day)
  const rows = await db.query<Row>(READ, [artistIds, day, clears.delivered, clears.undelivered])
  return rows.map(({ artist_id, cleared, has_agreement, awaits_signature, pending, holds }) => {
    const standing = standings.get(artist_id)
    if (!standing) throw new Error(`Nobody knows how artist ${artist_id} stands.`)
    const { isActive, identity, account, taxForm } = standing
    return {
      artistId: artist_id,
      standing,
      asOf: day,
      cleared,
      pending,
      isActive,
      hasAgreement: has_agreement,
      identity,
      account,
      taxForm,
      holds,
      awaitsSignature: awaits_signature,
    }
  })
}

const READ = `
  select wanted.artist_id, coalesce(balance.cleared, 0) as cleared,
    exists (select from main.artist_agreement as agreed where agreed.artist_id = wanted.artist_id) as has_agreement,
    exists (select from main.adjustment where adjustment.artist_id = wanted.artist_id and status = 'waiting')
      as awaits_signature,
    coalesce(pending.days, '[]') as pending, coalesce(holds.held, '[]') as holds
  from unnest($1::int[]) as wanted (artist_id)
  left join main.artist_balance as balance using (artist_id)
  left join lateral (
    select json_agg(json_build_object('amount', amount, 'clearsOn', clears_on) order by clears_on) as days from (
      select sum(royalty)::int8 as amount, coalesce(delivered_on + $3::int, shipped_on + $4::int) as clears_on
      from main.royalty_line as line
      where line.artist_id = wanted.artist_id and state = 'pending' and royalty > 0
      group by 2) as by_day) as pending on true
  left join lateral (
    select json_agg(json_build_object('reason', reason, 'endsOn', ends_on) order by ends_on, id) as held
    from main.payout_hold as hold
    where hold.artist_id = wanted.artist_id and lifted_at is null and ends_on > $2::date) as holds on true
  order by wanted.artist_id`

/** What moves cleared royalties and is in no payout. */
const PAID_KINDS = "('clear', 'reversal', 'adjustment')"

/** Reads the entries of an artist that no live payout has; they sum to the cleared balance. */
export async function readUnpaidLines(db: Queryable, artistId: number): Promise<PayoutLine[]> {
  return db.query<PayoutLine>(
    `select posting.entry, -posting.amount as amount
     from main.ledger_posting as posting join main.ledger_entry as entry on entry.key = posting.entry
     where posting.account = $1 and entry.kind in ${PAID_KINDS}
       and not exists (select from main.payout_line as line where line.entry = posting.entry and line.is_live)
     order by entry.recorded_at, posting.entry`,
    [clearedOf(artistId)],
  )
}
