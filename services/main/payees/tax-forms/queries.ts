import type { Queryable } from '#services/shared/database/driver.ts'
import { holdsWords } from '#services/shared/database/folded.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { masked } from '../numbers/last-four.ts'
import type { TaxFormQuery } from './body.ts'
import type { Classification, TaxFormView, TinType } from './contract.ts'
import { type DatedForm, formOn } from './form-on.ts'

interface FormRow extends DatedForm {
  artist: number
  revision: string
  name: string
  businessName: string
  classification: Classification | null
  country: string
  tinType: TinType | null
  last4: string | null
  supersededOn: string | null
  createdAt: Date
  noticed: boolean
  shared: number[] | null
}

/** `$1` is today. */
const FORMS = `select f.token, f.artist, f.type, f.revision, f.name, f.business_name as "businessName",
    f.classification, f.country, f.treaty_rate_bp as "treatyRateBp", f.tin_type as "tinType", f.last4,
    f.filed_on as "filedOn", f.signed_on as "signedOn", f.received_on as "receivedOn",
    f.valid_until as "validUntil", f.is_backup as "isBackup", f.superseded_on as "supersededOn", f.created_at as "createdAt",
    exists (select from main.b_notice n where n.artist = f.artist and n.recorded_on <= $1
      and (n.ended_on is null or n.ended_on > $1)) as noticed,
    (select array_agg(distinct other.artist order by other.artist) from main.vault mine
      join main.vault same on same.mark = mine.mark and same.id <> mine.id
      join main.tax_form other on other.secret = same.id
      where mine.id = f.secret and other.artist <> f.artist) as shared
  from main.tax_form f`

/** What a form's state is today, as SQL. */
const STATE = `case when f.superseded_on is not null then 'superseded'
  when f.signed_on is null or (f.type = 'W-8BEN-E' and f.received_on is null) then 'awaited'
  when f.valid_until < $1 then 'ended' else 'valid' end`

export async function listTaxForms(
  db: Queryable,
  today: string,
  { search, artist, type, state, ordering, limit, offset }: TaxFormQuery,
): Promise<{ count: number; data: TaxFormView[] }> {
  const where = `$1::date is not null and ($2 = '' or ${holdsWords('f.words_folded', '$2')})
    and ($3::int is null or f.artist = $3) and ($4::text is null or f.type = $4)
    and ($5::text is null or ${STATE} = $5)`
  const asked = [today, search.trim(), artist, type, state]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.tax_form f where ${where}`,
    asked,
  )
  const way = ordering.startsWith('-') ? 'desc' : 'asc'
  const rows = await db.query<FormRow>(
    `${FORMS} where ${where} order by f.created_at ${way}, f.token ${way} limit $6 offset $7`,
    [...asked, limit, offset],
  )
  return { count: total?.count ?? 0, data: rows.map((row) => toView(row, today)) }
}

/** Throws 404. */
export async function readTaxForm(db: Queryable, today: string, token: string): Promise<TaxFormView> {
  const [row] = await db.query<FormRow>(`${FORMS} where f.token = $2`, [today, token])
  if (!row) throw notFound()
  return toView(row, today)
}

const EXEMPT: readonly (Classification | null)[] = ['c-corporation', 's-corporation', 'llc-c', 'llc-s']

/** Whether no 1099 is due for it: 6050N(c). */
export const isExemptCorporation = (classification: Classification | null): boolean =>
  EXEMPT.includes(classification)

function toView(row: FormRow, today: string): TaxFormView {
  const notices = row.noticed ? [{ recordedOn: today, endedOn: null }] : []
  const { state, withholdingBp } = formOn(today, [row], notices)
  const isSuperseded = row.supersededOn !== null
  return {
    token: row.token,
    artist: row.artist,
    type: row.type,
    revision: row.revision,
    name: row.name,
    business_name: row.businessName,
    classification: row.classification,
    exempt_corporation: isExemptCorporation(row.classification),
    country: row.country,
    treaty_rate: row.treatyRateBp === null ? null : row.treatyRateBp / 100,
    tin_type: row.tinType,
    tin: row.last4 === null ? null : masked(row.last4),
    signed_on: row.signedOn,
    valid_until: row.validUntil,
    superseded_on: row.supersededOn,
    state: isSuperseded ? 'superseded' : state === 'missing' ? 'awaited' : state,
    withholding: isSuperseded ? 0 : withholdingBp / 100,
    b_notice: row.noticed && row.type === 'W-9' && !isSuperseded,
    shared_with: row.shared ?? [],
    created: row.createdAt.toISOString(),
  }
}
