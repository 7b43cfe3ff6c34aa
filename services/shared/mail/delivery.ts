import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/driver.ts'
import { watchWaiting } from '../metrics/queues.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import type { Transport } from './message.ts'
import { countDue, forget, postpone, takeDue } from './queue.ts'

interface DeliveryDeps {
  database: Database
  /** The schema that the service keeps its mail in. */
  schema: string
  /** Null without a mail server: mail then stays where it is kept. */
  transport: Transport | null
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Sends kept mail, one after another, and tries again what failed. A mail server that is down loses nothing.
 */
export const startDelivery = ({ database, schema, transport, clock, log }: DeliveryDeps): Rounds => {
  if (!transport) return { nudge: () => {}, stop: async () => {} }

  const sendNext = async (): Promise<boolean> => {
    const message = await takeDue(database, schema, clock())
    if (!message) return false
    try {
      await transport({ ...message, id: `${schema}-${message.id}-${message.at.getTime()}` })
      await forget(database, schema, message.id)
    } catch (error) {
      // Do not log the error itself: a mail server may repeat the recipient in it.
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      log.warn({ mail: message.id, reason }, 'mail could not be sent; it is tried again')
      await postpone(database, schema, message, clock())
    }
    return true
  }

  const waiting = watchWaiting({ queue: `${schema}_mail` }, () => countDue(database, schema))
  const rounds = startRounds(`${schema}_mail`, sendNext, () =>
    log.warn('mail could not be read; it is tried again'),
  )
  return {
    nudge: rounds.nudge,
    stop() {
      waiting()
      return rounds.stop()
    },
  }
}
