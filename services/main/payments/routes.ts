import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { invalid, notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { checkCart } from '../cart/check.ts'
import { openRequested } from '../cart/requested.ts'
import { createCartStreams } from '../cart/streams.ts'
import { address } from '../checkout/address.ts'
import { agreedQuote } from '../checkout/body.ts'
import { projectOf } from '../checkout/project.ts'
import { buyableLinesOf, versionOf } from '../checkout/quote.ts'
import { projectOrdered, quoteChanged } from '../checkout/refusals.ts'
import { sumsOf } from '../checkout/sums.ts'
import type { PaymentIntentView } from './contract.ts'
import type { PaymentDeps } from './deps.ts'
import { noteIntent } from './intents.ts'
import { type CreatedIntent, PaymentRefused } from './provider.ts'
import { intentRefused } from './verify.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

const intentBody = z.object({ address, quote: agreedQuote })

/**
 * Adds the route that makes an intent for a card, as in payments/contract.ts. The provider keeps the answer
 * for its key; its secret is kept nowhere here.
 */
export function addPaymentIntentRoute(host: FastifyInstance, deps: PaymentDeps): void {
  const { database, clock, provider, salesTax } = deps

  host.post('/api/v2/projects/:token/payment-intent/', async (request, reply) => {
    if (!provider) throw notFound()
    const key = keyOf(request)
    const body = parse(intentBody, request.body)
    const token = await openRequested(database, request)
    // Check the cart anew: a card is authorised for today's sum, or not at all.
    await checkCart(deps, token, request.headers.authorization, { fresh: true })
    const { state } = await createCartStreams({ clock }).read(database, token)
    if (state.orderId) throw projectOrdered(state.orderId)
    const { grand_total: amount } = await sumsOf(salesTax, buyableLinesOf(state), body.address)
    if (versionOf(state) !== body.quote.version || amount !== body.quote.grand_total) throw quoteChanged()
    const projectId = (await projectOf(database, token)).project.id
    const { id: intent, clientSecret } = await refuseUnpayable(() =>
      provider.createIntent({ amount, projectId, key: `intent-${projectId}-${amount}-${key}` }),
    )
    await noteIntent(database, { intent, projectId, amount, at: clock() })
    const view: PaymentIntentView = { intent, client_secret: clientSecret }
    return reply.code(201).send(view)
  })
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && KEY.test(key)) return key
  throw invalid({ non_field_errors: ['Idempotency-Key must be 1 to 200 printable characters.'] })
}

/** The provider takes at least half a dollar, and less than a million. */
async function refuseUnpayable(create: () => Promise<CreatedIntent>): Promise<CreatedIntent> {
  try {
    return await create()
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    throw intentRefused('This sum cannot be paid by card. Please pay by purchase order.')
  }
}
