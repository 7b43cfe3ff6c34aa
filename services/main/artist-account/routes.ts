import type { FastifyInstance } from 'fastify'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { createWriteOnce } from '../payees/writes.ts'
import { addAgreementRoutes } from './agreement/routes.ts'
import type { PaymentAccountDeps } from './payment-accounts/deps.ts'
import { addPaymentAccountRoutes } from './payment-accounts/routes.ts'
import { addOwnTaxFormRoutes } from './tax-forms/routes.ts'

/**
 * Adds /api/artist-account/ and what is beneath it: an artist's own agreement, tax forms and accounts.
 * `anyone` has the links to their papers, which say who may read them.
 */
export function addArtistAccountRoutes(
  known: FastifyInstance,
  anyone: FastifyInstance,
  deps: PaymentAccountDeps,
): void {
  const once = createWriteOnce(deps, requireUser)
  addAgreementRoutes(known, anyone, once, deps)
  addOwnTaxFormRoutes(known, anyone, once, deps)
  addPaymentAccountRoutes(known, once, deps)
}
