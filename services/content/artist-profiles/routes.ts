import type { FastifyInstance } from 'fastify'
import { registerResource } from '#services/shared/resources/routes.ts'
import { registerApplyingRoutes } from './applying/routes.ts'
import { type DecisionDeps, registerDecisionRoute } from './decision-routes.ts'
import { registerEmailRoutes } from './email/routes.ts'
import { registerMessagePictureRoutes } from './message-pictures/routes.ts'
import { type OwnProfileDeps, registerOwnProfileRoutes } from './own/routes.ts'
import { registerPaymentStageRoute } from './payment-stage.ts'
import { artistProfiles } from './resource.ts'

export interface ArtistProfileDeps extends DecisionDeps, OwnProfileDeps {}

/** Adds /api/artist-profile/ and the routes beneath it (contract.ts), and an applicant's own. */
export function registerArtistProfileRoutes(app: FastifyInstance, deps: ArtistProfileDeps): void {
  registerResource(app, artistProfiles, deps)
  registerDecisionRoute(app, deps)
  registerEmailRoutes(app, deps)
  registerApplyingRoutes(app, deps)
  registerOwnProfileRoutes(app, deps)
  registerMessagePictureRoutes(app, deps)
  registerPaymentStageRoute(app, { database: deps.primary, clock: deps.clock })
}
