import type { FastifyInstance } from 'fastify'
import type { PaymentAccountDeps } from './payment-accounts/deps.ts'
import { addPaymentAccountRoutes } from './payment-accounts/routes.ts'
import { createArtistWrites } from './writes.ts'

/** Adds /api/artist-account/ and what is beneath it: an artist's own agreement, tax forms and accounts. */
export function addArtistAccountRoutes(host: FastifyInstance, deps: PaymentAccountDeps): void {
  const once = createArtistWrites(deps)
  addPaymentAccountRoutes(host, once, deps)
}
