import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import { type Due, postpone, takeDue } from './due.ts'
import { note, type OrderNews, UNPAID } from './news.ts'
import { endRefund, postponeRefund, takeDueRefund } from './part-refunds.ts'
import { type PaymentNews, type PaymentProvider, PaymentRefused } from './provider.ts'

interface SettlingDeps {
  database: Database
  /** Null where cards are not accepted. */
  provider: PaymentProvider | null
  orders: OrderNews
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Captures, releases and refunds what is due, one after another, and tries again what failed. A
 * provider that is down loses nothing.
 */
export const startSettling = ({ database, provider, orders, clock, log }: SettlingDeps): Rounds => {
  if (!provider) return { nudge: () => {}, stop: async () => {} }

  const refundNext = async (): Promise<boolean> => {
    const due = await takeDueRefund(database, clock())
    if (!due) return false
    try {
      // One key for all tries of a return: what may have been done is answered again, and not done twice.
      await provider.refundPart(due.intent, due.amount, `refund-${due.id}`)
      await endRefund(database, due.id)
    } catch (error) {
      if (!isLater(error)) throw error
      log.warn({ refund: due.id, reason: error.message }, 'a refund is tried again later')
      await postponeRefund(database, due, clock())
    }
    return true
  }

  const settleNext = async (): Promise<boolean> => {
    const due = await takeDue(database, clock())
    if (!due) return refundNext()
    try {
      const kind = await settle(provider, due)
      const { isUnpaid } = await database.transaction((tx) =>
        note(tx, { intent: due.intent, kind }, clock(), orders),
      )
      if (isUnpaid) log.warn({ intent: due.intent }, UNPAID)
    } catch (error) {
      if (!isLater(error)) throw error
      log.warn(
        { intent: due.intent, goal: due.goal, reason: error.message },
        'a payment is tried again later',
      )
      await postpone(database, due, clock())
    }
    return true
  }

  return startRounds('payments', settleNext, (error) =>
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'payments are looked at again later',
    ),
  )
}

const isLater = (error: unknown): error is UpstreamFailure | PaymentRefused =>
  error instanceof UpstreamFailure || error instanceof PaymentRefused

/**
 * Settles a payment and answers what has become of it. Each try has a key of its own: the provider repeats a
 * failure under the same key.
 */
async function settle(provider: PaymentProvider, due: Due): Promise<PaymentNews['kind']> {
  const { intent, goal, state, tries } = due
  if (state === 'captured') {
    await provider.refund(intent, `refund-${intent}-${tries}`)
    return 'refunded'
  }
  try {
    if (goal === 'capture') await provider.capture(intent, `capture-${intent}-${tries}`)
    else await provider.release(intent, `release-${intent}-${tries}`)
    return goal === 'capture' ? 'captured' : 'released'
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    const found = await provider.readIntent(intent)
    if (found === null || found.status === 'released') return 'released'
    if (found.status === 'captured') return 'captured'
    throw error
  }
}
