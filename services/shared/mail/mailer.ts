import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database, Queryable } from '../database/driver.ts'
import type { Settings } from '../settings.ts'
import { startDelivery } from './delivery.ts'
import type { KeptMessage, Message } from './message.ts'
import { enqueue, forgetAllBut, readLastKept } from './queue.ts'
import { createSmtpTransport } from './smtp.ts'

/** Without SMTP, keep mail for the outbox page and no longer. */
const MOST_SHOWN = 50

export interface Mailer {
  /** Keeps a mail in the transaction of the change that it tells of. */
  write(tx: Queryable, message: Message, at: Date): Promise<void>
  writeAll(tx: Queryable, messages: readonly Message[], at: Date): Promise<void>
  /** Sends the mail that committed transactions wrote. */
  send(): void
}

/**
 * GET /outbox/ → 200 {@link Outbox} where OUTBOX shows kept mail (design.md section 6, Mail); otherwise 404.
 */
export interface Outbox {
  messages: (Omit<KeptMessage, 'at'> & { at: string })[]
}

interface MailerDeps {
  database: Database
  schema: string
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'outbox'>
  clock: Clock
}

/**
 * Makes the mail of one service: kept with the change that it tells of, and sent by SMTP_URL, or shown at the
 * service's /outbox/ where that is on.
 */
export function addMailer(
  host: FastifyInstance,
  { database, schema, settings: { smtpUrl, mailFrom, outbox }, clock }: MailerDeps,
): Mailer {
  const transport = smtpUrl ? createSmtpTransport({ url: smtpUrl, from: mailFrom }) : null
  const delivery = startDelivery({ database, schema, transport, clock, log: host.log })
  host.addHook('onClose', () => delivery.stop())
  if (outbox)
    host.get('/outbox/', async (): Promise<Outbox> => {
      const messages = await readLastKept(database, schema, MOST_SHOWN)
      return { messages: messages.map((message) => ({ ...message, at: message.at.toISOString() })) }
    })
  const writeAll: Mailer['writeAll'] = async (tx, messages, at) => {
    await enqueue(tx, schema, messages, at)
    if (!transport) await forgetAllBut(tx, schema, MOST_SHOWN)
  }
  return {
    write: (tx, message, at) => writeAll(tx, [message], at),
    writeAll,
    send: delivery.nudge,
  }
}
