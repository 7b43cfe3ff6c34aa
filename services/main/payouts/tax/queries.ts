import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { readActors } from '../../people/people.ts'
import type { AccountType } from '../payout/contract.ts'
import { listTaxArtists, paramsOf, readSections, type SectionSums, type TaxAsked } from './artists.ts'
import {
  DEFAULT_THRESHOLD,
  type LateReturn,
  TAX_SECTIONS,
  type TaxArtistView,
  type TaxYearSummary,
  type TaxYearView,
} from './contract.ts'

/** What staff have decided about a year. */
interface Decided {
  threshold: number
  filed_at: Date | null
  filed_by: string | null
}

const readDecided = async (db: Queryable, year: number): Promise<Decided> => {
  const [row] = await db.query<Decided>(
    'select threshold, filed_at, filed_by from main.tax_year where year = $1',
    [year],
  )
  return row ?? { threshold: DEFAULT_THRESHOLD, filed_at: null, filed_by: null }
}

/** Says how a year is read. `today` is YYYY-MM-DD. */
export const askFor = async (db: Queryable, year: number, today: string): Promise<TaxAsked> => ({
  year,
  today,
  threshold: (await readDecided(db, year)).threshold,
})

/** Reads what an artist was paid in a year. Throws 404 for who was not paid in it. */
export async function readTaxArtist(
  db: Queryable,
  { year, artist }: { year: number; artist: number },
  today: string,
): Promise<TaxArtistView> {
  const only = { artist, search: '', limit: 1, offset: 0 }
  const { data } = await listTaxArtists(db, await askFor(db, year, today), only)
  const [view] = data
  if (!view) throw notFound()
  return view
}

/** Lists the years in which something was paid, and this one; the latest first. */
export async function listTaxYears(db: Queryable, today: string): Promise<TaxYearSummary[]> {
  const thisYear = Number(today.slice(0, 4))
  const paid = await db.query<{ year: number }>(
    `select distinct extract(year from paid_on)::int as year from main.payout where paid_on is not null`,
  )
  const years = [...new Set([thisYear, ...paid.map(({ year }) => year)])].toSorted((a, b) => b - a)
  return Promise.all(years.map(async (year) => summarize(await viewTaxYear(db, year, today))))
}

const summarize = (view: TaxYearView): TaxYearSummary => {
  const { year, paid, returned, withheld, artists, threshold, filed, is_over } = view
  return { year, paid, returned, withheld, artists, threshold, filed, is_over }
}

/** Reads a year as staff see it. */
export async function viewTaxYear(db: Queryable, year: number, today: string): Promise<TaxYearView> {
  const { threshold, filed_at, filed_by } = await readDecided(db, year)
  const asked = { year, today, threshold }
  const sections = await readSections(db, asked)
  const who = await readActors(db, filed_by === null ? [] : [filed_by], { user_id: '', is_staff: true })
  const sum = (of: 'artists' | 'paid' | 'returned' | 'withheld') =>
    sections.reduce((total, section) => total + section[of], 0)
  return {
    year,
    is_over: today > `${year}-12-31`,
    threshold,
    artists: sum('artists'),
    paid: sum('paid'),
    returned: sum('returned'),
    withheld: sum('withheld'),
    sections: sectionsOf(sections),
    methods: await readMethods(db, asked),
    filed: filed_at?.toISOString() ?? null,
    filed_by: filed_by === null ? null : who(filed_by).name,
    changed: filed_at ? await countChanged(db, asked) : 0,
    late_returns: await readLateReturns(db, year),
  }
}

function sectionsOf(sums: readonly SectionSums[]): TaxYearView['sections'] {
  const sectionOf = (name: SectionSums['section']) => {
    const found = sums.find(({ section }) => section === name)
    return { artists: found?.artists ?? 0, paid: found?.paid ?? 0, withheld: found?.withheld ?? 0 }
  }
  const named = TAX_SECTIONS.map((section) => [section, sectionOf(section)] as const)
  return Object.fromEntries(named) as TaxYearView['sections']
}

/** That a payout paid in the year counts in it. */
export const COUNTS = `paid_on between $1::date and $2::date and (returned_on is null or returned_on > $2::date)
  and not exists (select from main.tax_correction as c where c.payout = payout.token)`

async function readMethods(db: Queryable, asked: TaxAsked): Promise<Record<AccountType, number>> {
  const rows = await db.query<{ account_type: AccountType; paid: number }>(
    `select account_type, sum(amount)::int8 as paid from main.payout where ${COUNTS} group by account_type`,
    paramsOf(asked).slice(0, 2),
  )
  const paidBy = new Map(rows.map(({ account_type, paid }) => [account_type, paid]))
  const of = (type: AccountType) => paidBy.get(type) ?? 0
  return {
    BANK_ACCOUNT: of('BANK_ACCOUNT'),
    PAYPAL_ACCOUNT: of('PAYPAL_ACCOUNT'),
    VENMO_ACCOUNT: of('VENMO_ACCOUNT'),
  }
}

/** Counts artists who stand otherwise than they were filed. */
async function countChanged(db: Queryable, asked: TaxAsked): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (
       select artist_id, sum(amount)::int8 as paid, sum(withheld)::int8 as withheld from main.payout
       where ${COUNTS} group by artist_id) as now
     full join (select artist_id, paid, withheld from main.tax_filed where year = $3) as filed using (artist_id)
     where (coalesce(now.paid, 0), coalesce(now.withheld, 0)) is distinct from (coalesce(filed.paid, 0), coalesce(filed.withheld, 0))`,
    [...paramsOf(asked).slice(0, 2), asked.year],
  )
  return row?.count ?? 0
}

/** Lists payouts of earlier years that came back in this one, the latest first. */
const readLateReturns = (db: Queryable, year: number): Promise<LateReturn[]> =>
  db.query<LateReturn>(
    `select token as payout, artist_id as artist, artist as artist_name, amount, withheld, paid_on, returned_on,
       exists (select from main.tax_correction as c where c.payout = payout.token) as is_corrected
     from main.payout where returned_on between $1::date and $2::date and paid_on < $1::date
     order by returned_on desc, token`,
    [`${year}-01-01`, `${year}-12-31`],
  )
