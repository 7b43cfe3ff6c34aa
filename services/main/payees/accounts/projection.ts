import type { Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import { projectTransition } from '../transitions.ts'
import type { AccountEvent } from './events.ts'
import { evolve } from './state.ts'

/** Brings the table of payment accounts up to date; the stream's id is the token. */
export async function projectAccount(
  target: Target,
  news: readonly StoredEvent<AccountEvent>[],
): Promise<void> {
  for (const each of news) {
    if (each.event.type === 'payment-account.added') await insert(target, each)
    else await change(target, each)
  }
}

async function insert({ tx, schema, id }: Target, news: StoredEvent<AccountEvent>): Promise<void> {
  const account = evolve(null, news)
  if (!account) return
  const { destination } = account
  const bank = destination.type === 'BANK_ACCOUNT' ? destination : null
  await tx.query(
    `insert into ${schema}.payment_account (token, identity, version, type, status, is_default, country, purpose,
       bank_id, branch_id, email, last4, secret, replaces, created_on, changed_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)`,
    [
      id,
      account.identity,
      news.version,
      destination.type,
      account.status,
      account.isDefault,
      bank?.country ?? null,
      bank?.purpose ?? null,
      bank?.bankId ?? null,
      bank?.branchId ?? null,
      destination.type === 'PAYPAL_ACCOUNT' ? destination.email : null,
      destination.type === 'PAYPAL_ACCOUNT' ? null : destination.last4,
      destination.type === 'PAYPAL_ACCOUNT' ? null : destination.secret,
      account.replaces,
      account.createdOn,
    ],
  )
}

async function change(target: Target, { event, at, version }: StoredEvent<AccountEvent>): Promise<void> {
  const { tx, schema, id } = target
  const set = (what: string, ...values: unknown[]) =>
    tx.query(`update ${schema}.payment_account set version = $2${what && `, ${what}`} where token = $1`, [
      id,
      version,
      ...values,
    ])
  switch (event.type) {
    case 'payment-account.status-changed':
      await set('status = $3', event.data.toStatus)
      await projectTransition(target, event.data, at)
      return
    case 'payment-account.made-default':
      await set('is_default = true, changed_on = $3', at)
      return
    case 'payment-account.no-more-default':
      await set('is_default = false')
      return
    case 'payment-account.replaced':
      await set('replaced_by = $3', event.data.by)
      return
    default:
      await set('')
  }
}
