import type { FastifyInstance } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { invalid, notFound } from '#services/shared/http/problem.ts'
import type { Rounds } from '#services/shared/rounds.ts'
import { isNew, note, type OrderNews, UNPAID } from './news.ts'
import { BadEvent, BadSignature, type PaymentProvider } from './provider.ts'

interface WebhookDeps {
  database: Database
  provider: PaymentProvider | null
  orders: OrderNews
  settling: Rounds
  clock: Clock
}

/**
 * Adds POST /webhooks/stripe/, its body as the provider signed it → 200 `{received: true}`, for repeats too;
 * 400 when the provider did not sign it, or when it cannot be read.
 */
export function addWebhookRoute(host: FastifyInstance, deps: WebhookDeps): void {
  const { database, provider, orders, settling, clock } = deps
  host.register(async (raw) => {
    // The signature covers the raw bytes of the body.
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    raw.post('/webhooks/stripe/', async ({ body, headers, log }) => {
      if (!provider) throw notFound()
      const at = clock()
      const signature = headers['stripe-signature']
      const news = readSigned(() =>
        provider.readWebhook(
          typeof body === 'string' ? body : '',
          typeof signature === 'string' ? signature : undefined,
          at,
        ),
      )
      if (news) {
        const { isUnpaid } = await database.transaction(async (tx) =>
          (await isNew(tx, news.event, at)) ? note(tx, news, at, orders) : { isUnpaid: false },
        )
        if (isUnpaid) log.warn({ intent: news.intent }, UNPAID)
        settling.nudge()
      }
      return { received: true }
    })
  })
}

function readSigned<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadSignature) throw invalid({ non_field_errors: ['The signature is not valid.'] })
    if (error instanceof BadEvent) throw invalid({ non_field_errors: [error.message] })
    throw error
  }
}
