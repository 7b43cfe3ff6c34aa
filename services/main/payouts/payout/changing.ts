import type { PayoutCommand } from '#machines/lifecycles/payout.ts'
import { isAccountAtFault, refusePayout } from '#machines/lifecycles/payout-refusal.ts'
import { DatabaseError, type Queryable } from '#services/shared/database/driver.ts'
import { conflict, forbidden, invalid } from '#services/shared/http/problem.ts'
import { dollars } from '../../orders/money.ts'
import { readStanding } from '../../payees/standing.ts'
import type { PayoutDeps } from '../deps.ts'
import { watch } from '../provider/due.ts'
import { decidePayout, type Said } from './decisions.ts'
import type { PayoutEvent } from './events.ts'
import { isMailed, payoutMail } from './mails.ts'
import { refuseSending } from './recheck.ts'
import type { PayoutState } from './state.ts'
import { createPayoutStreams } from './streams.ts'

/** Who says so, and in which words; `on` is the day on which it counts, today when left out. */
export interface SaidBy {
  actor: string
  notes: string
  on?: string
}

/** What the bank says it has paid. `amount` is cents. */
export interface BankRecord {
  reference: string
  amount: number
}

export type PayoutChanges = ReturnType<typeof createPayoutChanges>

/**
 * Makes the commands that change a payout. Its lifecycle decides; the change is kept with its entries in
 * the ledger, with what it says of the account, and with the mail that tells of it.
 */
export function createPayoutChanges(deps: PayoutDeps) {
  const { clock, today, mailer, shop, accounts, newToken, provider } = deps
  const streams = createPayoutStreams({ clock })

  const saidOf = ({ notes, on = today() }: SaidBy): Said => ({
    sts: `sts-${newToken()}`,
    on,
    notes,
    provider: provider?.name ?? 'manual',
  })

  /** Throws 403, and 409 with the reason. */
  function requireEvents(state: PayoutState, command: PayoutCommand, by: SaidBy): readonly PayoutEvent[] {
    const decision = decidePayout(state, command, saidOf(by))
    if ('events' in decision) return decision.events
    throw decision.refused === 'role' ? forbidden() : wrongState(state, command)
  }

  async function keep(
    tx: Queryable,
    token: string,
    decide: (state: PayoutState) => readonly PayoutEvent[],
    actor: string,
  ): Promise<PayoutState> {
    const { state, news } = await streams.change(tx, token, decide, actor)
    for (const event of news) await follow(tx, token, { state, event, actor })
    return state
  }

  /**
   * Does what follows on an event: the provider is asked to pay, an account at fault is marked, the artist is
   * told.
   */
  async function follow(
    tx: Queryable,
    token: string,
    { state, event, actor }: { state: PayoutState; event: PayoutEvent; actor: string },
  ): Promise<void> {
    if (event.type === 'payout.sent' && event.data.provider !== 'manual') await watch(tx, token, clock())
    const { artistId, destination } = state.opened
    const reason =
      event.type === 'payout.failed' || event.type === 'payout.returned' ? event.data.reason : null
    if (reason !== null && isAccountAtFault(reason))
      await accounts.refuse(tx, { account: destination.account, reason, payout: token, actor })
    if (!isMailed(event)) return
    const { identity } = await readStanding(tx, artistId, today())
    const mail = identity ? payoutMail(shop, identity.email, state.opened, event) : null
    if (mail) await mailer.write(tx, mail, clock())
  }

  const change = (tx: Queryable, token: string, command: PayoutCommand, by: SaidBy): Promise<PayoutState> =>
    keep(tx, token, (state) => requireEvents(state, command, by), by.actor)

  return {
    /** Throws 404, 403, and 409 with the reason where the lifecycle refuses. */
    change,

    /**
     * Sends an open payout, or cancels it where its account, tax form or identity does not hold any more:
     * its notes say why. `inactive` are ids of artists who are not active. Throws as {@link change}.
     */
    async send(
      tx: Queryable,
      token: string,
      by: SaidBy,
      inactive: ReadonlySet<number>,
    ): Promise<PayoutState> {
      const { status, opened } = await streams.lock(tx, token)
      const refusal = status === 'open' ? await refuseSending(tx, deps, opened, inactive) : null
      return refusal === null
        ? change(tx, token, { type: 'payout.send', by: roleOf(by) }, by)
        : change(tx, token, { type: 'payout.cancel', by: 'system' }, { actor: 'system', notes: refusal })
    },

    /** Answers a payout, of which other writers wait until the transaction ends. Throws 404. */
    lock: streams.lock,

    /**
     * Records that the bank has paid. Throws 400 for another amount, 409 `reference_used` where the bank's
     * reference names another payout, and as {@link change}.
     */
    async pay(tx: Queryable, token: string, { reference, amount }: BankRecord, by: SaidBy) {
      const { opened } = await streams.lock(tx, token)
      const net = opened.amount - opened.withheld
      if (amount !== net) throw wrongAmount(net)
      const [other] = await tx.query<{ token: string }>(
        'select token from main.payout where reference = $1 and token <> $2',
        [reference, token],
      )
      if (other) throw referenceUsed(other.token)
      return change(tx, token, { type: 'payout.pay', by: roleOf(by), reference }, by).catch(orReferenceUsed)
    },
  }
}

const roleOf = ({ actor }: SaidBy) => (actor === 'system' ? 'system' : 'staff')

const TRANSITIONS = {
  'payout.send': 'send',
  'payout.pay': 'pay',
  'payout.cancel': 'cancel',
  'payout.fail': 'fail',
  'payout.return': 'return',
} as const

const wrongState = (state: PayoutState, { type }: PayoutCommand) =>
  conflict(
    (type === 'payout.report' ? null : refusePayout(state, TRANSITIONS[type])) ??
      'You can’t do that with this payout anymore, or not yet.',
    'wrong_state',
  )

export const wrongAmount = (net: number) =>
  invalid({ amount: [`This payout is ${dollars(net)}. Nothing was recorded.`] })

export const referenceUsed = (token: string) =>
  conflict(`This bank reference is recorded for payout ${token}.`, 'reference_used')

const UNIQUE_VIOLATION = '23505'

/** Two at once may both have seen that nobody uses the reference. */
function orReferenceUsed(error: unknown): never {
  if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)
    throw conflict('This bank reference is recorded for another payout.', 'reference_used')
  throw error
}
