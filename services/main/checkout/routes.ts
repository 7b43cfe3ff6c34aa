import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import { openCart } from '../cart/access.ts'
import { checkCart } from '../cart/check.ts'
import type { CartDeps } from '../cart/deps.ts'
import { createCartStreams } from '../cart/streams.ts'
import { userOf } from '../http.ts'
import { quoteBody } from './body.ts'
import type { QuoteView } from './contract.ts'
import { projectOf } from './project.ts'
import { toQuote } from './quote.ts'

const tokenParams = z.object({ token: z.string() })

/** What a project would cost, before it is ordered (checkout/contract.ts). */
export function addQuoteRoute(host: FastifyInstance, deps: CartDeps): void {
  const { database, clock } = deps
  host.post('/api/v2/projects/:token/quote/', async (request): Promise<QuoteView> => {
    const { address } = parse(quoteBody, request.body)
    const { token: asked } = parse(tokenParams, request.params)
    const token = await openCart(database, asked, userOf(request), { forUpdate: false })
    await checkCart(deps, token, request.headers.authorization, { fresh: true })
    const { state } = await createCartStreams({ clock }).read(database, token)
    const { email } = await projectOf(database, token)
    return toQuote(state, address, request.user?.email ?? email)
  })
}
