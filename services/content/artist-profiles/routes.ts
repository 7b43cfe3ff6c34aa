import type { FastifyInstance } from 'fastify'
import { registerResource } from '#services/shared/resources/routes.ts'
import { type DecisionDeps, registerDecisionRoute } from './decision-routes.ts'
import { registerEmailRoutes } from './email/routes.ts'
import { artistProfiles } from './resource.ts'

/** Adds /api/artist-profile/ and the routes beneath it (contract.ts). */
export function registerArtistProfileRoutes(app: FastifyInstance, deps: DecisionDeps): void {
  registerResource(app, artistProfiles, deps)
  registerDecisionRoute(app, deps)
  registerEmailRoutes(app, deps)
}
