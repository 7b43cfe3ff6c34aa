/** SQL: what postings add to their artist's accounts, in cents. */
export const MOVED = `coalesce(-sum(amount) filter (where account like 'artist:%:pending'), 0)::int8 as pending,
  coalesce(-sum(amount) filter (where account like 'artist:%:cleared'), 0)::int8 as cleared,
  coalesce(-sum(amount) filter (where account like 'payout:%'), 0)::int8 as in_transit`

/**
 * SQL: `booked`, the entries of the artist $1 that count by the end of the day $3, each with the day from
 * which it counts; $2 is the time zone. One counts in the month of the statement that it is on: what was
 * recorded too late for its own counts from the first day of that month, or of the first that has none.
 */
export const BOOKED = `
  unissued as (
    select coalesce(to_date(max(month), 'YYYY-MM') + interval '1 month', '-infinity')::date as first
    from main.statement where artist_id = $1
  ),
  -- What is on a later statement counts later, as what is on none does.
  issued as materialized (
    select number, to_date(month, 'YYYY-MM') as first
    from main.statement where artist_id = $1 and month <= to_char($3::date, 'YYYY-MM')
  ),
  -- Materialized: PostgreSQL would look up each entry by itself.
  listed as materialized (
    select listed.entry, issued.first
    from issued join main.statement_entry as listed on listed.statement = issued.number
  ),
  dated as materialized (
    select entry.key,
      greatest((entry.recorded_at at time zone $2)::date, coalesce(listed.first, unissued.first)) as counts_on
    from main.ledger_entry as entry cross join unissued left join listed on listed.entry = entry.key
    where entry.artist_id = $1 and entry.recorded_at < ($3::date + 1)::timestamp at time zone $2
  ),
  booked as (select * from dated where counts_on <= $3::date)`
