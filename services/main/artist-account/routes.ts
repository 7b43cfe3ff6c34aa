import type { FastifyInstance } from 'fastify'
import { addAgreementRoutes } from './agreement/routes.ts'
import type { ArtistAccountDeps } from './deps.ts'
import { addOwnTaxFormRoutes } from './tax-forms/routes.ts'

/**
 * Adds /api/artist-account/ and what is beneath it: an artist's own agreement, tax forms and accounts.
 * `anyone` has the links to their papers, which say who may read them.
 */
export function addArtistAccountRoutes(
  known: FastifyInstance,
  anyone: FastifyInstance,
  deps: ArtistAccountDeps,
): void {
  addAgreementRoutes(known, anyone, deps)
  addOwnTaxFormRoutes(known, anyone, deps)
}
