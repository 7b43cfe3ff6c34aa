import type { DueRules } from '../deps.ts'
import type { ReasonKind } from '../reasons.ts'
import type { DueState } from './contract.ts'

/**
 * The reasons of payability.ts as SQL over a row `b` of artist_balance, by which lists find artists without
 * reading everybody. What a list says of them, payability says; a test holds the two against each other.
 */

/** $1 to $5 of {@link REASONS}. `day` is YYYY-MM-DD, `inactive` the ids of artists who are not active. */
export const paramsOf = (
  { minimum, accountHoldDays, timeZone }: DueRules,
  day: string,
  inactive: ReadonlySet<number>,
): unknown[] => [Math.max(minimum, 1), day, [...inactive], accountHoldDays, timeZone]

/** Makes the type of each parameter known, also where a condition names only some of them. */
export const PARAMS_ARE = '($1::int, $2::date, $3::int[], $4::int, $5::text) is not null'

/** Whether rows are there, as SQL. */
type Look = (rows: string) => string

/** Looks through all rows once, which is best for a list that one reason narrows: few artists have it. */
const throughAll: Look = (rows) => `exists (select ${rows})`

/** Looks into an index for each row of the list, which is best where most rows are on it. */
const rowByRow: Look = (rows) => `((select true ${rows} limit 1) is not null)`

/** How the form stands that counts on the day; null where there is none. */
const FORM = `(select case
    when signed_on is null or (type = 'W-8BEN-E' and (received_on is null or received_on > $2::date)) then 'awaited'
    when valid_until < $2::date then 'ended' else 'valid' end
  from main.tax_form as f where f.artist = b.artist_id and f.filed_on <= $2::date order by f.number desc limit 1)`

function reasonsBy(look: Look): Record<ReasonKind, string> {
  const identity = (where: string) =>
    look(`from main.artist_identity as i where i.artist = b.artist_id and ${where}`)
  const account = (where: string) =>
    look(`from main.artist_identity as i join main.payment_account as a on a.identity = i.token and a.is_default
      where i.artist = b.artist_id and ${where}`)
  return {
    clearing: look(`from main.royalty_line as l
    where l.artist_id = b.artist_id and l.state = 'pending' and l.royalty > l.reversed`),
    'below-minimum': 'b.cleared >= 0 and b.cleared < $1::int',
    negative: 'b.cleared < 0',
    inactive: 'b.artist_id = any($3::int[])',
    'no-agreement': no(look('from main.artist_agreement as g where g.artist_id = b.artist_id')),
    'no-identity': no(identity('true')),
    'identity-held': identity("i.status <> 'ACTIVATED'"),
    'no-account': no(account("a.status <> 'DE_ACTIVATED'")),
    'account-invalid': account("a.status = 'INVALID'"),
    'account-new': account(
      `a.status in ('ACTIVATED', 'VERIFIED') and (a.changed_on at time zone $5::text)::date + $4::int > $2::date`,
    ),
    'no-tax-form': `${FORM} is null`,
    'tax-form-awaited': `${FORM} = 'awaited'`,
    'tax-form-ended': `${FORM} = 'ended'`,
    'staff-hold': look(`from main.payout_hold as h
    where h.artist_id = b.artist_id and h.lifted_at is null and h.ends_on > $2::date`),
    'second-signature': look(`from main.adjustment as j
    where j.artist_id = b.artist_id and j.status = 'waiting'`),
  }
}

const no = (found: string) => `not ${found}`

/** By one of these a list is narrowed. */
export const REASONS: Readonly<Record<ReasonKind, string>> = reasonsBy(throughAll)

/** All but the one that keeps nothing that has cleared, cheap ones first. */
const { clearing: _, ...BLOCKING } = reasonsBy(rowByRow)
const IS_BLOCKED = Object.values(BLOCKING)
  .map((condition) => `(${condition})`)
  .join(' or ')

export const STATES: Readonly<Record<DueState, string>> = {
  payable: `b.cleared >= $1::int and not (${IS_BLOCKED})`,
  held: `b.cleared > 0 and (${IS_BLOCKED})`,
  negative: 'b.cleared < 0',
}
