import type { FastifyInstance } from 'fastify'
import { parse } from '#services/shared/http/validate.ts'
import { checkCart } from '../cart/check.ts'
import type { CartDeps } from '../cart/deps.ts'
import { openRequested } from '../cart/requested.ts'
import { createCartStreams } from '../cart/streams.ts'
import { quoteBody } from './body.ts'
import type { QuoteView } from './contract.ts'
import { projectOf } from './project.ts'
import { buyableLinesOf, toQuote } from './quote.ts'
import { sumsOf } from './sums.ts'

/** Adds the route that quotes a project before it is ordered (checkout/contract.ts). */
export function addQuoteRoute(host: FastifyInstance, deps: CartDeps): void {
  const { database, clock, today, salesTax } = deps
  host.post('/api/v2/projects/:token/quote/', async (request): Promise<QuoteView> => {
    const { address } = parse(quoteBody, request.body)
    const token = await openRequested(database, request)
    await checkCart(deps, token, request.headers.authorization, { fresh: true })
    const { state } = await createCartStreams({ clock }).read(database, token)
    const { email } = await projectOf(database, token)
    return toQuote(state, {
      address,
      email: request.user?.email ?? email,
      today: today(),
      sums: await sumsOf(salesTax, buyableLinesOf(state), address),
    })
  })
}
