import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import { countRead } from '#services/shared/metrics/caches.ts'
import { listAvailableSizes } from './available.ts'
import type { AvailableSizes, LeastPrice, LeastPrices } from './contract.ts'
import { listLeastPrices } from './least.ts'

const LONGEST_INCHES = 10_000
const REMEMBERED = 2_000
const MAX_AGE_SECONDS = 3_600
/** A page of images (spec.md section 9). */
const MOST_SHAPES = 100

const inches = z.string().pipe(z.coerce.number<string>().positive().max(LONGEST_INCHES))
const tier = z.coerce.number<string>().pipe(z.literal([1, 2, 3, 4]))
const sizesQuery = z.object({ w: inches, h: inches, price: tier.default(1) })

/** One image of `of`, such as 36x24@2. */
const shape = z
  .string()
  .regex(/^[\d.]+x[\d.]+@[1-4]$/, 'Enter width x height @ tier, such as 36x24@2.')
  .transform((text) => text.split(/[x@]/))
  .pipe(z.tuple([inches, inches, tier]))
const leastQuery = z.object({
  of: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(shape).max(MOST_SHAPES)),
})

/**
 * Adds GET /api/v1/availablesizes/ and /api/v1/leastprices/ (sizes/contract.ts). They answer everybody the
 * same, so callers may keep it.
 */
export function addSizesRoute(host: FastifyInstance): void {
  const memo = new LRUCache<string, AvailableSizes>({ max: REMEMBERED })

  host.get('/api/v1/availablesizes/', async (request, reply) => {
    const { w: width, h: height, price } = parse(sizesQuery, request.query)
    const key = `${width}×${height} ${price}`
    const known = memo.get(key)
    countRead('sizes', known !== undefined)
    const sizes = known ?? listAvailableSizes({ width, height }, price)
    memo.set(key, sizes)
    return reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).send(sizes)
  })

  const leastMemo = new LRUCache<string, LeastPrice[]>({ max: REMEMBERED })

  host.get('/api/v1/leastprices/', async (request, reply) => {
    const { of } = parse(leastQuery, request.query)
    const results = of.map(([width, height, price]) => {
      const key = `${width}×${height} ${price}`
      const known = leastMemo.get(key)
      countRead('sizes', known !== undefined)
      const prices = known ?? listLeastPrices({ width, height }, price)
      leastMemo.set(key, prices)
      return prices
    })
    const answer: LeastPrices = { results }
    return reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).send(answer)
  })
}
