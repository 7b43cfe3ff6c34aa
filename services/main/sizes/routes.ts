import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import { countRead } from '#services/shared/metrics/caches.ts'
import { listAvailableSizes } from './available.ts'
import type { AvailableSizes } from './contract.ts'

const LONGEST_INCHES = 10_000
const REMEMBERED = 2_000
const MAX_AGE_SECONDS = 3_600

const inches = z.string().pipe(z.coerce.number<string>().positive().max(LONGEST_INCHES))
const sizesQuery = z.object({
  w: inches,
  h: inches,
  price: z.coerce
    .number<string>()
    .pipe(z.literal([1, 2, 3, 4]))
    .default(1),
})

/**
 * Adds GET /api/v1/availablesizes/ (sizes/contract.ts). It answers everybody the same, so callers may keep
 * it.
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
}
