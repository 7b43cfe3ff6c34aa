import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { findBody } from './body.ts'
import type { FoundOrder } from './contract.ts'
import type { OrderDeps } from './deps.ts'
import { keepOpening } from './openings.ts'

/** One for a wrong number, a wrong email and an account's order: it tells nobody which orders there are. */
const NO_MATCH = 'No guest order matches that number and email. Please check both.'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** As long for any two texts. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

/** Opens a guest's order to whoever knows its number and email, for a day (orders/contract.ts). */
export async function findGuestOrder(
  { database, limits, newToken }: Pick<OrderDeps, 'database' | 'limits' | 'newToken'>,
  request: FastifyRequest,
): Promise<FoundOrder> {
  const { order_id, email } = parse(findBody, request.body)
  await limits.findOrder(database, request, order_id)
  const [order] = await database.query<{ email: string }>(
    'select email from main.orders where order_id = $1 and owner is null',
    [order_id],
  )
  if (!isSame(email, order?.email.toLowerCase() ?? '')) throw invalid({ non_field_errors: [NO_MATCH] })
  const token = newToken()
  await keepOpening(database, order_id, token)
  return { order_id, token }
}
