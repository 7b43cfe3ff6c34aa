import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { maskTaxNumbers } from '#services/shared/tax-numbers.ts'
import { checkCart } from '../cart/check.ts'
import { MOST_LINES } from '../cart/decisions.ts'
import type { CartDeps } from '../cart/deps.ts'
import { openRequested, readToken } from '../cart/requested.ts'
import { userOf, writeOnce } from '../http.ts'
import { notePerson } from '../people/people.ts'
import { authorOf } from './author.ts'
import type { ShareCommands } from './commands.ts'
import type { ReviewedView, SharedProjectView, ShareView } from './contract.ts'
import { openShare, readShare, readShared } from './queries.ts'

const LARGEST_ID = 2_147_483_647

const reviewBody = (brand: string) =>
  z
    .object({
      items: z.array(z.int().min(1).max(LARGEST_ID)).min(1).max(MOST_LINES),
      author: authorOf(brand),
      verdict: z.enum(['approved', 'changes']).nullable().default(null),
      comment: z.string().trim().max(2_000).transform(maskTaxNumbers).default(''),
    })
    .refine(({ verdict, comment }) => verdict !== null || comment !== '', {
      path: ['comment'],
      message: 'Approve it, ask for changes, or write a comment.',
    })

/** Reads the token in a path that begins `/api/v2/shared/:shareToken/`. Throws 404 for a malformed one. */
const linkOf = ({ params }: FastifyRequest): string => {
  const { data } = z.object({ shareToken: z.string().regex(/^[\w-]{1,100}$/) }).safeParse(params)
  if (!data) throw notFound()
  return data.shareToken
}

/** Adds the routes that share a project by a link and review it (shares/contract.ts). */
export function addShareRoutes(
  host: FastifyInstance,
  deps: CartDeps & { shares: ShareCommands; brand: string },
): void {
  const { database, limits, shares, brand } = deps
  const review = reviewBody(brand)

  host.get(
    '/api/v2/projects/:token/share/',
    async (request): Promise<ShareView> => readShare(database, await openRequested(database, request)),
  )

  host.post('/api/v2/projects/:token/share/', (request) => change(request, shares.share))

  host.delete('/api/v2/projects/:token/share/', (request) => change(request, shares.withdraw))

  host.get('/api/v2/shared/:shareToken/', async (request): Promise<SharedProjectView> => {
    const link = linkOf(request)
    const { cart } = await openShare(database, link)
    // Reviewers approve today's prices, so check even if the owner has not looked for a while.
    await checkCart(deps, cart, undefined)
    return readShared(database, link)
  })

  host.post('/api/v2/shared/:shareToken/reviews/', async (request, reply) => {
    const link = linkOf(request)
    const { items, ...said } = parse(review, request.body)
    const { status, body } = await writeOnce<ReviewedView>(deps, request, async (tx) => {
      await limits.review(tx, request)
      return { status: 201, body: { reviews: await shares.review(tx, link, items, said) } }
    })
    return reply.code(status).send(body)
  })

  /**
   * Take no key: doing it twice is doing it once, and a kept answer could name a link that was withdrawn
   * since.
   */
  const change = (request: FastifyRequest, command: ShareCommands['share']): Promise<ShareView> => {
    const token = readToken(request)
    return database.transaction(async (tx: Queryable) => {
      if (request.user) await notePerson(tx, request.user)
      return readShare(tx, await command(tx, token, userOf(request)))
    })
  }
}
