import type { PaymentAccountStatus } from '#machines/lifecycles/payment-account.ts'
import { statusOffers } from '#machines/lifecycles/status-offers.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { masked } from '../numbers/last-four.ts'
import type { AccountType, AccountView } from './contract.ts'

interface AccountRow {
  token: string
  version: number
  type: AccountType
  status: PaymentAccountStatus
  is_default: boolean
  country: string | null
  purpose: 'CHECKING' | 'SAVINGS' | null
  bank_id: string | null
  branch_id: string | null
  email: string | null
  last4: string | null
  replaces: string | null
  replaced_by: string | null
  created_on: Date
  shared: string[] | null
}

const ACCOUNTS = `select a.token, a.version, a.type, a.status, a.is_default, a.country, a.purpose, a.bank_id,
    a.branch_id, a.email, a.last4, a.replaces, a.replaced_by, a.created_on,
    (select array_agg(distinct other.identity order by other.identity) from main.vault mine
     join main.vault same on same.mark = mine.mark and same.id <> mine.id
     join main.payment_account other on other.secret = same.id
     where mine.id = a.secret and other.identity <> a.identity) as shared
  from main.payment_account a where a.identity = $1 and a.type = $2`

/** Lists the accounts of one type that an identity has, the newest first. */
export async function listAccounts(
  db: Queryable,
  { identity, type }: { identity: string; type: AccountType },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; data: AccountView[] }> {
  const [total] = await db.query<{ count: number }>(
    'select count(*)::int as count from main.payment_account where identity = $1 and type = $2',
    [identity, type],
  )
  const rows = await db.query<AccountRow>(
    `${ACCOUNTS} order by a.created_on desc, a.token limit $3 offset $4`,
    [identity, type, limit, offset],
  )
  return { count: total?.count ?? 0, data: rows.map(toView) }
}

/** Throws 404. */
export async function readAccountView(
  db: Queryable,
  { identity, type, token }: { identity: string; type: AccountType; token: string },
): Promise<AccountView> {
  const [row] = await db.query<AccountRow>(`${ACCOUNTS} and a.token = $3`, [identity, type, token])
  if (!row) throw notFound()
  return toView(row)
}

const toView = (row: AccountRow): AccountView => ({
  token: row.token,
  account: nameOf(row),
  default: row.is_default,
  type: row.type,
  status: row.status,
  createdOn: row.created_on.toISOString(),
  version: row.version,
  ...destinationOf(row),
  replaces: row.replaces,
  replacedBy: row.replaced_by,
  sharedWith: row.shared ?? [],
  transitions: statusOffers('payment-account', row.status, 'staff'),
})

const PURPOSE = { CHECKING: 'Checking', SAVINGS: 'Savings' } as const

/** What an account is called, such as `Checking •••• 6789`. */
export const nameOf = ({
  type,
  purpose,
  email,
  last4,
}: Pick<AccountRow, 'type' | 'purpose' | 'email' | 'last4'>): string => {
  if (type === 'PAYPAL_ACCOUNT') return `PayPal ${email}`
  const what = type === 'VENMO_ACCOUNT' ? 'Venmo' : purpose === null ? 'Bank account' : PURPOSE[purpose]
  return `${what} ${masked(last4 ?? '')}`
}

function destinationOf(row: AccountRow): Partial<AccountView> {
  const number = masked(row.last4 ?? '')
  if (row.type === 'PAYPAL_ACCOUNT') return { email: row.email ?? '' }
  if (row.type === 'VENMO_ACCOUNT') return { accountId: number }
  return {
    transferMethodCountry: row.country ?? '',
    bankAccountPurpose: row.purpose,
    bankId: row.bank_id,
    branchId: row.branch_id,
    bankAccountId: number,
  }
}
