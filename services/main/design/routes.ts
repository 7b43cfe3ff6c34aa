import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { parse } from '#services/shared/http/validate.ts'
import { type DesignUrl, readDesign } from '../cart/queries.ts'
import { DESIGN_POLICY, designNotFoundPage, designPage } from './page.ts'

const designParams = z.object({ token: z.string() })

/**
 * GET /art/design/{designToken} → an HTML page. A browser opens it without an access token, so the link
 * itself is the right to see this one item, and nothing may keep it or pass it on.
 */
export function addDesignRoute(
  host: FastifyInstance,
  { database, designUrl, brand }: { database: Database; designUrl: DesignUrl; brand: string },
): void {
  host.get('/art/design/:token', async (request, reply) => {
    const { token } = parse(designParams, request.params)
    const item = await readDesign(database, token, designUrl)
    return reply
      .code(item ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': DESIGN_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      })
      .send(item ? designPage(brand, item) : designNotFoundPage(brand))
  })
}
