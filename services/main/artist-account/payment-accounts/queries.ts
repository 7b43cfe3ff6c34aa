import type { PaymentAccountStatus } from '#machines/lifecycles/payment-account.ts'
import type { PayoutReason } from '#machines/lifecycles/payout.ts'
import { isAccountAtFault } from '#machines/lifecycles/payout-refusal.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { AccountType } from '../../payees/accounts/contract.ts'
import { nameOf } from '../../payees/accounts/queries.ts'
import { usableFrom } from '../../payees/accounts/usable-from.ts'
import { BANK_WORDS } from '../../payouts/payout/bank-words.ts'
import type { OwnAccountView, PayeeView } from './contract.ts'
import type { PaymentAccountDeps } from './deps.ts'

type Days = Pick<PaymentAccountDeps, 'today' | 'rules'>

interface Row {
  token: string
  type: AccountType
  status: PaymentAccountStatus
  is_default: boolean
  version: number
  country: string | null
  purpose: 'CHECKING' | 'SAVINGS' | null
  bank_id: string | null
  branch_id: string | null
  email: string | null
  last4: string | null
  replaces: string | null
  replaced_by: string | null
  created_on: Date
  changed_on: Date
  ended_on: Date | null
  was_invalid: boolean
  said: PayoutReason | null
}

/** `said` is what a bank said last as it refused the account; staff's own notes are not the artist's. */
const ACCOUNTS = `select a.token, a.type, a.status, a.is_default, a.version, a.country, a.purpose, a.bank_id, a.branch_id,
    a.email, a.last4, a.replaces, a.replaced_by, a.created_on, a.changed_on,
    (select max(t.created_on) from main.status_transition t where t.of = a.token and t.to_status = 'DE_ACTIVATED'
      and a.status = 'DE_ACTIVATED') as ended_on,
    exists (select from main.status_transition t where t.of = a.token and t.to_status = 'INVALID') as was_invalid,
    (select p.reason from main.payout p where p.artist_id = i.artist and p.account = a.token and p.status in ('failed', 'returned')
      and p.reason = any($2::text[]) order by p.opened_at desc limit 1) as said
  from main.payment_account a join main.artist_identity i on i.token = a.identity
  where i.artist = $1`

const AT_FAULT = (Object.keys(BANK_WORDS) as PayoutReason[]).filter(isAccountAtFault)

/** Lists all accounts that an artist has and had, the default first, then the newest. */
export async function listOwnAccounts(db: Queryable, artist: number, days: Days): Promise<OwnAccountView[]> {
  const rows = await db.query<Row>(`${ACCOUNTS} order by a.is_default desc, a.created_on desc, a.token`, [
    artist,
    AT_FAULT,
  ])
  return rows.map((row) => toView(row, days))
}

/** Throws 404, also for an account of another artist's. */
export async function readOwnAccount(
  db: Queryable,
  artist: number,
  token: string,
  days: Days,
): Promise<OwnAccountView> {
  const [row] = await db.query<Row>(`${ACCOUNTS} and a.token = $3`, [artist, AT_FAULT, token])
  if (!row) throw notFound()
  return toView(row, days)
}

/** Null before the first account. */
export async function readPayee(
  db: Queryable,
  artist: number,
): Promise<(PayeeView & { token: string }) | null> {
  const [payee] = await db.query<PayeeView & { token: string }>(
    `select token, email, status, coalesce(nullif(business_name, ''), btrim(first_name || ' ' || last_name)) as name
     from main.artist_identity where artist = $1`,
    [artist],
  )
  return payee ?? null
}

const toView = (row: Row, { today, rules }: Days): OwnAccountView => ({
  token: row.token,
  type: row.type,
  account: nameOf(row),
  default: row.is_default,
  status: row.status,
  version: row.version,
  added_on: row.created_on.toISOString(),
  ended_on: row.ended_on?.toISOString() ?? null,
  usable_from: heldUntil(row, today(), rules),
  reason: reasonOf(row),
  replaces: row.replaces,
  replaced_by: row.replaced_by,
  country: row.country,
  purpose: row.purpose,
  bank_id: row.bank_id,
  branch_id: row.branch_id,
})

const heldUntil = ({ is_default, changed_on }: Row, today: string, rules: Days['rules']): string | null => {
  const day = usableFrom(changed_on, rules)
  return is_default && today < day ? day : null
}

const BY_STAFF = 'We found that nothing can be paid into this account.'

const reasonOf = ({ was_invalid, said }: Row): string | null => {
  if (!was_invalid) return null
  return said === null ? BY_STAFF : BANK_WORDS[said]
}
