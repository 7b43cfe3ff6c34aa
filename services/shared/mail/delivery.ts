import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/driver.ts'
import type { Transport } from './message.ts'
import { forget, postpone, takeDue } from './queue.ts'

const EVERY_MS = 10_000

interface DeliveryDeps {
  database: Database
  /** Where the service keeps its mail. */
  schema: string
  /** Null where there is no mail server: mail stays where it is kept. */
  transport: Transport | null
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

export interface Delivery {
  /** There may be mail to send: it goes at once, and nobody waits for it. */
  nudge(): void
  /** No more is sent after this, once what is being sent is. */
  stop(): Promise<void>
}

/** Sends what is kept, one after the other, and again what could not be sent. A mail server that is down loses nothing. */
export const startDelivery = ({ database, schema, transport, clock, log }: DeliveryDeps): Delivery => {
  if (!transport) return { nudge: () => {}, stop: async () => {} }
  let isStopped = false
  let sending: Promise<void> | null = null
  let isAskedAgain = false

  const sendDue = async (): Promise<void> => {
    while (!isStopped) {
      const message = await takeDue(database, schema, clock())
      if (!message) return
      try {
        await transport({ ...message, id: `${schema}-${message.id}-${message.at.getTime()}` })
        await forget(database, schema, message.id)
      } catch (error) {
        // Not the error itself: a mail server may repeat whom it is for.
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        log.warn({ mail: message.id, reason }, 'mail could not be sent; it is tried again')
        await postpone(database, schema, message, clock())
      }
    }
  }

  const nudge = () => {
    isAskedAgain = true
    sending ??= (async () => {
      while (isAskedAgain) {
        isAskedAgain = false
        await sendDue().catch(() => log.warn('mail could not be read; it is tried again'))
      }
      sending = null
    })()
  }

  const timer = setInterval(nudge, EVERY_MS)
  timer.unref()
  nudge()
  return {
    nudge,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await sending
    },
  }
}
