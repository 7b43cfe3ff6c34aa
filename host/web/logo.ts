import type { FastifyInstance } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'
import { type Logo, logoPath } from '#services/shared/shop-file/logo.ts'

/** The owner's logo for the page: where it is, and its ratio, so that nothing moves as it comes. */
export interface ClientLogo {
  url: string
  width: number
  height: number
}

export const toClientLogo = (logo: Logo | null): ClientLogo | null =>
  logo && { url: logoPath(logo), width: logo.width, height: logo.height }

/** Its address has its bytes' digest in it. Opened by itself, as a page, it may do nothing at all. */
const ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const A_YEAR = 'public, max-age=31536000, immutable'

/** GET /brand/logo-….svg: the owner's logo, where there is one; for mail too, so that others may show it. */
export function addLogo(app: FastifyInstance, { logo }: Pick<Settings, 'logo'>): void {
  if (logo === null) return
  app.get(logoPath(logo), (_request, reply) =>
    reply
      .type(logo.type)
      .header('cache-control', A_YEAR)
      .header('content-security-policy', ALONE)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(logo.bytes),
  )
}
