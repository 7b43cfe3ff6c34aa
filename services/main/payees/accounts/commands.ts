import { begin, decide } from '#machines/lifecycles/decide.ts'
import { paymentAccountLifecycle } from '#machines/lifecycles/payment-account.ts'
import type { Role } from '#machines/lifecycles/roles.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { VersionConflict } from '#services/shared/events/store.ts'
import { conflict, invalid } from '#services/shared/http/problem.ts'
import type { Vault } from '../../vault/vault.ts'
import { type Opened, openStream } from '../opened.ts'
import { refuseTransition } from '../refusals.ts'
import { makeToken } from '../tokens.ts'
import type { ReadTransition } from '../transition-body.ts'
import type { SentAccount } from './body.ts'
import { ACCOUNT_STATUSES, type AccountEvent, type Destination } from './events.ts'
import { accountPlace } from './place.ts'
import type { AccountState } from './state.ts'
import { accountStreams } from './streams.ts'

/** How many may stand at once. */
export const MOST_ACCOUNTS = 5

type Account = Opened<AccountEvent, AccountState>

/** Whoever gives a command: a uuid, or `system`; `by` is what the lifecycle goes by. */
export interface Mover {
  actor: string
  by: Role
}

export type AccountCommands = ReturnType<typeof createAccountCommands>

/**
 * Makes the commands on payment accounts. `actor` is the uuid of staff or of the artist. Each comes after the
 * row of its identity is locked, as one account's place among the others depends on them.
 */
export function createAccountCommands({ clock, vault }: { clock: Clock; vault: Vault }) {
  const handler = createHandler(accountStreams, clock)
  const open = (tx: Queryable, token: string): Promise<Account> => openStream(tx, accountStreams, token)

  const keepNumber = async (tx: Queryable, token: string, sent: SentAccount): Promise<Destination> => {
    const { destination, number } = sent
    if (destination.type === 'PAYPAL_ACCOUNT' || !number) return destination as Destination
    return { ...destination, secret: await vault.keep(tx, accountPlace(token), number, clock()) }
  }

  /** Takes its place as the default from the account that has it. */
  const takeDefault = async (tx: Queryable, identity: string, actor: string): Promise<void> => {
    const token = await findDefault(tx, identity)
    if (token === null) return
    await handler.save(
      tx,
      await open(tx, token),
      [{ type: 'payment-account.no-more-default', data: {} }],
      actor,
    )
  }

  const add = async (
    tx: Queryable,
    identity: string,
    { sent, isDefault, replaces }: { sent: SentAccount; isDefault: boolean; replaces: string | null },
    actor: string,
  ): Promise<string> => {
    await refuseSixth(tx, identity)
    const token = makeToken('trm')
    const isFirst = (await findDefault(tx, identity)) === null
    if (isDefault) await takeDefault(tx, identity, actor)
    const destination = await keepNumber(tx, token, sent)
    const data = { identity, destination, isDefault: isDefault || isFirst, replaces }
    await handler.handle(tx, token, () => [{ type: 'payment-account.added', data }], actor)
    return token
  }

  const move = async (
    tx: Queryable,
    token: string,
    asked: ReadTransition,
    { actor, by }: Mover,
  ): Promise<string> => {
    const account = await open(tx, token)
    const { status: from, isDefault, identity } = account.state
    const status = ACCOUNT_STATUSES.find((each) => each === asked.transition)
    const state = { ...begin(paymentAccountLifecycle), value: from }
    const decision = status && decide(paymentAccountLifecycle, state, { type: `transition.${status}`, by })
    if (!decision?.accepted) throw refuseTransition('payment-account', from, asked.transition, by)
    if (from === 'DE_ACTIVATED') await refuseSixth(tx, identity)
    const sts = makeToken('sts')
    const news = decision.facts.flatMap(({ fromStatus, toStatus }): AccountEvent[] => [
      {
        type: 'payment-account.status-changed',
        data: { token: sts, fromStatus, toStatus, notes: asked.notes },
      },
      ...(isDefault && toStatus === 'DE_ACTIVATED'
        ? [{ type: 'payment-account.no-more-default' as const, data: {} }]
        : []),
    ])
    await handler.save(tx, account, news, actor)
    return sts
  }

  return {
    open,
    move,

    /** Answers the new account's token. Throws 400 where there are enough. */
    add: (tx: Queryable, identity: string, sent: SentAccount, isDefault: boolean, actor: string) =>
      add(tx, identity, { sent, isDefault, replaces: null }, actor),

    /** Sends payouts there from now on. Throws 409. */
    async makeDefault(tx: Queryable, token: string, version: number, actor: string): Promise<void> {
      const account = openAt(await open(tx, token), version)
      const { status, isDefault, identity } = account.state
      if (isDefault) return
      if (status !== 'ACTIVATED' && status !== 'VERIFIED')
        throw conflict('Only an account that is activated or verified can be the default.', 'wrong_status')
      await takeDefault(tx, identity, actor)
      await handler.save(tx, account, [{ type: 'payment-account.made-default', data: {} }], actor)
    },

    /**
     * Puts a new account in the place of one that is INVALID, which stays in its history and is deactivated.
     * Answers the new one's token. Throws 409.
     */
    async correct(
      tx: Queryable,
      token: string,
      version: number,
      sent: SentAccount,
      mover: Mover,
    ): Promise<string> {
      const account = openAt(await open(tx, token), version)
      const { status, isDefault, identity } = account.state
      if (status !== 'INVALID')
        throw conflict('Only an invalid account is corrected. Add another one instead.', 'wrong_status')
      const notes = 'Another account has replaced it.'
      await move(tx, token, { transition: 'DE_ACTIVATED', notes }, mover)
      const by = await add(tx, identity, { sent, isDefault, replaces: token }, mover.actor)
      const moved = await open(tx, token)
      await handler.save(tx, moved, [{ type: 'payment-account.replaced', data: { by } }], mover.actor)
      return by
    },

    /** Ends an account: nothing is paid into it any more. Answers the transition's token. Throws 409. */
    async remove(tx: Queryable, token: string, version: number, mover: Mover): Promise<string> {
      openAt(await open(tx, token), version)
      return move(tx, token, { transition: 'DE_ACTIVATED', notes: '' }, mover)
    },

    /** Notes that staff were shown the number, and why. */
    async noteShown(tx: Queryable, token: string, reason: string, actor: string): Promise<void> {
      const account = await open(tx, token)
      await handler.save(tx, account, [{ type: 'payment-account.number-shown', data: { reason } }], actor)
    },
  }
}

/** Throws 409 where somebody else was first. */
function openAt(account: Account, version: number): Account {
  if (account.version !== version) throw new VersionConflict(`payment-account-${account.id}`, version)
  return account
}

const findDefault = async (tx: Queryable, identity: string): Promise<string | null> => {
  const [row] = await tx.query<{ token: string }>(
    'select token from main.payment_account where identity = $1 and is_default',
    [identity],
  )
  return row?.token ?? null
}

/** Throws 400 where as many accounts stand as may. */
async function refuseSixth(tx: Queryable, identity: string): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from main.payment_account where identity = $1 and status <> 'DE_ACTIVATED'`,
    [identity],
  )
  if ((row?.count ?? 0) >= MOST_ACCOUNTS)
    throw invalid({
      non_field_errors: [`There are ${MOST_ACCOUNTS} payment accounts already. Deactivate one first.`],
    })
}
