import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { matches } from '#services/shared/http/service-key.ts'
import {
  authenticateIntent,
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  type IntentRecord,
  noSuchIntent,
  refundIntent,
  type Tried,
} from './intent.ts'
import { addIntent, findIntent, lockIntent, noteRefunded, runOnce, writeIntent } from './store.ts'
import { type Form, invalidKey, parseForm, StripeProblem, textOf } from './wire.ts'

export interface CardsDeps {
  database: Database
  clock: Clock
  secretKey: string
  publishableKey: string
}

interface OfIntent {
  Params: { id: string }
}

/** Adds the calls of contract.ts. */
export function addCardRoutes(host: FastifyInstance, deps: CardsDeps): void {
  host.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  host.register(async (calls) => {
    calls.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof StripeProblem)) throw error
      return reply.code(error.status).send({ error: error.error })
    })
    calls.register(async (shop) => addShopCalls(shop, deps))
    calls.register(async (page) => addPageCalls(page, deps))
  })
}

/** Calls with the secret key; a write is done once for its Idempotency-Key. */
function addShopCalls(shop: FastifyInstance, { database, clock, secretKey }: CardsDeps): void {
  const isSecret = matches(`Bearer ${secretKey}`)
  shop.addHook('onRequest', async ({ headers }) => {
    if (!isSecret(headers.authorization)) throw invalidKey()
  })
  const write = (path: string, work: (tx: Queryable, form: Form, id: string) => Promise<object>) =>
    shop.post<OfIntent>(path, async (request, reply) => {
      const asked = { ...askedBy(request), at: clock() }
      const { status, body } = await runOnce(database, asked, (tx) =>
        work(tx, formOf(request), request.params.id),
      )
      return reply.code(status).send(body)
    })
  const change = (path: string, become: (intent: IntentRecord) => IntentRecord) =>
    write(path, async (tx, _form, id) => {
      const { intent } = await lockIntent(tx, id)
      return writeIntent(tx, become(intent))
    })

  shop.get<OfIntent>('/v1/payment_intents/:id', ({ params }) => findIntent(database, params.id))
  write('/v1/payment_intents', (tx, form) => addIntent(tx, createIntent(form)))
  change('/v1/payment_intents/:id/capture', captureIntent)
  change('/v1/payment_intents/:id/cancel', cancelIntent)
  write('/v1/refunds', async (tx, form) => {
    const { intent, refunded } = await lockIntent(tx, textOf(form, 'payment_intent') ?? '')
    const refund = refundIntent(intent, refunded, textOf(form, 'amount'))
    await noteRefunded(tx, intent.id, refunded + refund.amount)
    return refund
  })
}

/** Calls of a page that was given the intent's secret. */
function addPageCalls(page: FastifyInstance, { database, publishableKey }: CardsDeps): void {
  const attempt = (path: string, become: (intent: IntentRecord, form: Form) => Tried) =>
    page.post<OfIntent>(path, async (request) => {
      const form = formOf(request)
      // A declined card changes its intent, so the problem is thrown once that is committed.
      const { intent, problem } = await database.transaction(async (tx) => {
        const { intent } = await lockIntent(tx, request.params.id)
        const isItsPage =
          textOf(form, 'key') === publishableKey &&
          matches(intent.client_secret)(textOf(form, 'client_secret'))
        if (!isItsPage) throw noSuchIntent(request.params.id)
        const tried = become(intent, form)
        await writeIntent(tx, tried.intent)
        return tried
      })
      if (problem) throw problem
      return intent
    })

  attempt('/v1/payment_intents/:id/confirm', (intent, form) =>
    confirmIntent(intent, (textOf(form, 'payment_method_data', 'card', 'number') ?? '').replaceAll(' ', '')),
  )
  attempt('/v1/payment_intents/:id/authenticate', (intent, form) =>
    authenticateIntent(intent, textOf(form, 'passed') === 'true'),
  )
}

const formOf = ({ body }: FastifyRequest): Form => parseForm(typeof body === 'string' ? body : '')

function askedBy({ url, body, headers }: FastifyRequest) {
  const key = headers['idempotency-key']
  const fingerprint = createHash('sha256')
    .update(`${url}\n${body ?? ''}`)
    .digest('hex')
  return { key: typeof key === 'string' ? key : undefined, fingerprint }
}
