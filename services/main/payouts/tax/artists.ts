import type { Queryable } from '#services/shared/database/driver.ts'
import { masked } from '../../payees/numbers/last-four.ts'
import type { TaxArtistView, TaxSection } from './contract.ts'

/** What of a year is read. `today` is YYYY-MM-DD. */
export interface TaxAsked {
  year: number
  today: string
  threshold: number
}

interface Row extends Omit<TaxArtistView, 'tin' | 'filed'> {
  last4: string | null
  filed_paid: number | null
  filed_withheld: number | null
}

/**
 * Artists of a year ($1 to $4: first day, last day, the day on which forms are looked at, threshold). A
 * payout that came back in the year does not count; one that came back later does until staff have
 * corrected the year.
 */
const ARTISTS = `
  with paid as (
    select artist_id, (array_agg(artist order by paid_on desc, token))[1] as artist_name,
      coalesce(sum(amount) filter (where counts), 0)::int8 as paid,
      coalesce(sum(withheld) filter (where counts), 0)::int8 as withheld,
      coalesce(sum(amount) filter (where not counts), 0)::int8 as returned,
      coalesce(array_agg(distinct account_type order by account_type) filter (where counts), '{}') as methods
    from (
      select payout.*, (returned_on is null or returned_on > $2::date)
        and not exists (select from main.tax_correction as c where c.payout = payout.token) as counts
      from main.payout where paid_on between $1::date and $2::date) as payouts
    group by artist_id),
  formed as (
    select paid.*, f.type as form, f.name, f.country, f.last4, f.classification,
      case when f.token is null then null
        when f.signed_on is null or (f.type = 'W-8BEN-E' and (f.received_on is null or f.received_on > $3::date)) then 'awaited'
        when f.valid_until < $3::date then 'ended' else 'valid' end as form_state
    from paid left join lateral (
      select * from main.tax_form where artist = paid.artist_id and filed_on <= $3::date order by number desc limit 1) as f on true),
  sorted as (
    select formed.*, case
        when form is null then 'no-form'
        when form <> 'W-9' then 'foreign'
        when classification in ('c-corporation', 's-corporation', 'llc-c', 'llc-s') then 'exempt'
        when paid < $4::int and withheld = 0 then 'below'
        else 'reported' end as section
    from formed)`

/** The days between which payouts count, the day on which forms are looked at, and the threshold. */
export const paramsOf = ({ year, today, threshold }: TaxAsked): unknown[] => {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return [first, last, today < last ? today : last, threshold]
}

interface Narrowed {
  section?: TaxSection | undefined
  artist?: number | undefined
  search: string
  limit: number
  offset: number
}

/** Lists the artists of a year, those with the largest sums first. */
export async function listTaxArtists(
  db: Queryable,
  asked: TaxAsked,
  { section, artist, search, limit, offset }: Narrowed,
): Promise<{ count: number; data: TaxArtistView[] }> {
  const rows = await db.query<Row & { count: number }>(
    `${ARTISTS}
     select sorted.artist_id as artist, artist_name, sorted.paid, sorted.returned, sorted.withheld, section, methods,
       form, form_state, coalesce(name, '') as name, coalesce(country, '') as country, last4,
       filed.paid as filed_paid, filed.withheld as filed_withheld, (count(*) over ())::int as count
     from sorted left join main.tax_filed as filed on filed.id = $5 || '/' || sorted.artist_id
     where ($6::text is null or section = $6) and ($7::int is null or sorted.artist_id = $7)
       and ($8 = '' or strpos(lower(artist_name || ' ' || coalesce(name, '')), lower($8)) > 0)
     order by sorted.paid desc, sorted.artist_id limit $9 offset $10`,
    [...paramsOf(asked), String(asked.year), section ?? null, artist ?? null, search, limit, offset],
  )
  return { count: rows[0]?.count ?? 0, data: rows.map(toView) }
}

const toView = ({
  count: _,
  last4,
  filed_paid,
  filed_withheld,
  ...row
}: Row & { count: number }): TaxArtistView => ({
  ...row,
  tin: last4 === null ? null : masked(last4),
  filed: filed_paid === null ? null : { paid: filed_paid, withheld: filed_withheld ?? 0 },
})

export interface SectionSums {
  section: TaxSection
  artists: number
  paid: number
  returned: number
  withheld: number
}

/** Sums a year by section. */
export const readSections = (db: Queryable, asked: TaxAsked): Promise<SectionSums[]> =>
  db.query<SectionSums>(
    `${ARTISTS} select section, count(*)::int as artists, sum(paid)::int8 as paid, sum(returned)::int8 as returned,
       sum(withheld)::int8 as withheld from sorted group by section`,
    paramsOf(asked),
  )
