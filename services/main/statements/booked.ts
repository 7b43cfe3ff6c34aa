/** SQL: what postings add to their artist's accounts, in cents. */
export const MOVED = `coalesce(-sum(amount) filter (where account like 'artist:%:pending'), 0)::int8 as pending,
  coalesce(-sum(amount) filter (where account like 'artist:%:cleared'), 0)::int8 as cleared,
  coalesce(-sum(amount) filter (where account like 'payout:%'), 0)::int8 as in_transit`

/**
 * SQL: `booked`, the entries of the artist $1 with the month of the statement that each is on or will be on,
 * and the day from which it counts there; $2 is the time zone. What was recorded too late for its own month
 * counts from the first day of the first month that has no statement.
 */
export const BOOKED = `
  unissued as (
    select coalesce(to_date(max(month), 'YYYY-MM') + interval '1 month', '-infinity')::date as first
    from main.statement where artist_id = $1
  ),
  booked as (
    select entry.key, greatest(
        (entry.recorded_at at time zone $2)::date,
        coalesce(to_date(issued.month, 'YYYY-MM'), unissued.first)
      ) as counts_on
    from main.ledger_entry as entry cross join unissued
    left join (main.statement_entry as listed
      join main.statement as issued on issued.number = listed.statement and issued.artist_id = $1) on listed.entry = entry.key
    where entry.artist_id = $1
  )`
