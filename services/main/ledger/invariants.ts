import type { Queryable } from '#services/shared/database/driver.ts'

/** A promise of the tables of money. */
export interface Invariant {
  /** Such as I1 (docs/decisions/money/0056-ledger.md). */
  name: string
  /** SQL for what breaks it, the first one first: what that is `about`, and its `fault` in words. */
  broken: string
}

/** Describes the first break of these invariants in words; null where all hold. */
export async function findBreak(db: Queryable, invariants: readonly Invariant[]): Promise<string | null> {
  for (const { name, broken } of invariants) {
    // Plan for all rows: for the first one alone, PostgreSQL compares each row with each other.
    const [first] = await db.query<{ about: string; fault: string }>(
      `with broken as materialized (${broken}) select about, fault from broken limit 1`,
    )
    if (first) return `${name}, ${first.about}: ${first.fault}`
  }
  return null
}

/** In the order in which their events happened. */
const ENTRIES = `main.ledger_entry as kept join main.events using (stream, version)`

/** What the postings of an entry add to an account of its artist, which grows by credits. */
const credits = (account: string) => `coalesce(-sum(amount) filter (where account like '${account}'), 0)`

/** What the ledger's own tables promise. */
export const LEDGER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'I1, an entry sums to 0, and so does every trial balance',
    broken: `
      select kept.key as about, 'its postings are out of balance by ' || coalesce(sum(amount), 0) || ' cents.' as fault
      from ${ENTRIES} left join main.ledger_posting on ledger_posting.entry = kept.key
      group by position, kept.key having coalesce(sum(amount), 0) <> 0 or count(amount) < 2
      order by position, kept.key`,
  },
  {
    name: 'I1, an entry follows from an event',
    broken: `
      select key as about, 'there is no event ' || version || ' of ' || stream || '.' as fault
      from main.ledger_entry left join main.events using (stream, version) where position is null order by key`,
  },
  {
    name: 'I2, a balance is the sum of postings',
    broken: `
      select 'artist ' || artist_id as about,
        'the balance is ' || coalesce(kept, 'missing') || ', and by the postings ' || coalesce(summed, 'nothing')
          || ' (pending, cleared, in transit).' as fault
      from (select artist_id, row(pending, cleared, in_transit)::text as kept from main.artist_balance) as balance
      full join (
        select artist_id, row(${credits('artist:%:pending')}, ${credits('artist:%:cleared')}, ${credits('payout:%')})::text as summed
        from main.ledger_posting where artist_id is not null group by artist_id
      ) as postings using (artist_id)
      where kept is distinct from summed order by artist_id`,
  },
  {
    name: 'I9, what an artist earned is where it should be',
    broken: `
      select 'artist ' || artist_id as about,
        'accrued ' || accrued || ' - reversed ' || reversed || ' + adjusted ' || adjusted || ' is not pending ' || pending
          || ' + cleared ' || cleared || ' + in transit ' || in_transit || ' + paid ' || paid || ' - returned ' || returned
          || '.' as fault
      from main.artist_balance
      where accrued - reversed + adjusted <> pending + cleared + in_transit + paid - returned order by artist_id`,
  },
  {
    name: 'I3, pending is never below 0',
    broken: `
      select 'artist ' || artist_id as about, 'pending is ' || pending || '.' as fault
      from main.artist_balance where pending < 0 or in_transit < 0 order by artist_id`,
  },
]
