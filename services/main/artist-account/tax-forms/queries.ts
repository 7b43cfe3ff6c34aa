import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { REGIONS } from '../../checkout/regions.ts'
import { maskedTin } from '../../payees/numbers/last-four.ts'
import { NATIONS, nameOfNation } from '../../payees/numbers/nations.ts'
import { CERTIFICATIONS, hashOfWords, type SignedType } from '../../payees/tax-forms/certifications.ts'
import { formOn } from '../../payees/tax-forms/form-on.ts'
import type { FormWords, OwnTaxForm, OwnTaxFormsView } from './contract.ts'
import { tellFacts } from './facts.ts'
import type { OwnFormRow } from './own-form-row.ts'

/** `$1` is today. */
const FORMS = `select f.token, f.type, f.revision, f.name, f.business_name as "businessName", f.classification,
    f.country, f.treaty_rate_bp as "treatyRateBp", f.tin_type as "tinType", f.last4,
    f.filed_on as "filedOn", f.signed_on as "signedOn", f.received_on as "receivedOn",
    f.valid_until as "validUntil", f.superseded_on as "supersededOn", f.is_backup as "isBackup", f.details,
    exists (select from main.b_notice n where n.artist = f.artist and n.recorded_on <= $1
      and (n.ended_on is null or n.ended_on > $1)) as noticed
  from main.tax_form f`

/** Answers what an artist has filed, and what it takes to file another. */
export async function readOwnForms(db: Queryable, artist: number, today: string): Promise<OwnTaxFormsView> {
  const rows = await db.query<OwnFormRow>(`${FORMS} where f.artist = $2 order by f.number desc`, [
    today,
    artist,
  ])
  const [current = null, ...earlier] = rows.map((row) => toOwnForm(row, today))
  return {
    current,
    earlier,
    words: { 'W-9': wordsOf('W-9'), 'W-8BEN': wordsOf('W-8BEN') },
    countries: NATIONS.map((code) => ({ code, name: nameOfNation(code) })),
    states: [...REGIONS.US],
  }
}

/** Throws 404 for another's, too. */
export async function readOwnForm(
  db: Queryable,
  artist: number,
  token: string,
  today: string,
): Promise<OwnTaxForm> {
  const [row] = await db.query<OwnFormRow>(`${FORMS} where f.artist = $2 and f.token = $3`, [
    today,
    artist,
    token,
  ])
  if (!row) throw notFound()
  return toOwnForm(row, today)
}

function wordsOf(type: SignedType): FormWords {
  const { revision, opening, items, closing } = CERTIFICATIONS[type]
  return { revision, opening, items: [...items], closing: [...closing], hash: hashOfWords(type) }
}

function toOwnForm(row: OwnFormRow, today: string): OwnTaxForm {
  const notices = row.noticed ? [{ recordedOn: today, endedOn: null }] : []
  // A clock that was ahead may have dated it tomorrow: it was signed all the same.
  const day = row.filedOn > today ? row.filedOn : today
  const { state, withholdingBp } = formOn(day, [row], notices)
  const isSuperseded = row.supersededOn !== null
  return {
    ...{ token: row.token, type: row.type, revision: row.revision, name: row.name },
    tin: row.tinType && row.last4 !== null ? maskedTin(row.tinType, row.last4) : null,
    ...{ signed_on: row.signedOn, valid_until: row.validUntil, superseded_on: row.supersededOn },
    state: isSuperseded ? 'superseded' : state === 'missing' ? 'awaited' : state,
    withholding: isSuperseded ? 0 : withholdingBp / 100,
    facts: tellFacts(row),
  }
}
