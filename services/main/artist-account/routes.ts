import type { FastifyInstance } from 'fastify'
import { addAgreementRoutes } from './agreement/routes.ts'
import type { PaymentAccountDeps } from './payment-accounts/deps.ts'
import { addPaymentAccountRoutes } from './payment-accounts/routes.ts'
import { addOwnTaxFormRoutes } from './tax-forms/routes.ts'
import { createArtistWrites } from './writes.ts'

/**
 * Adds /api/artist-account/ and what is beneath it: an artist's own agreement, tax forms and accounts.
 * `anyone` has the links to their papers, which say who may read them.
 */
export function addArtistAccountRoutes(
  known: FastifyInstance,
  anyone: FastifyInstance,
  deps: PaymentAccountDeps,
): void {
  addAgreementRoutes(known, anyone, deps)
  addOwnTaxFormRoutes(known, anyone, deps)
  addPaymentAccountRoutes(known, createArtistWrites(deps), deps)
}
