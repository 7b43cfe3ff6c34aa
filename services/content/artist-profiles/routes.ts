import type { FastifyInstance } from 'fastify'
import type { Database } from '#services/shared/database/driver.ts'
import { registerResource } from '#services/shared/resources/routes.ts'
import type { PictureStore } from '../media/picture-store.ts'
import { registerApplyingRoutes } from './applying/routes.ts'
import { registerSampleRoute } from './applying/sample.ts'
import { type DecisionDeps, registerDecisionRoute } from './decision-routes.ts'
import { registerEmailRoutes } from './email/routes.ts'
import { artistProfiles } from './resource.ts'

export interface ArtistProfileDeps extends DecisionDeps {
  /** Where applicants read what they have just written. */
  primary: Database
  pictures: PictureStore
}

/** Adds /api/artist-profile/ and the routes beneath it (contract.ts), and an applicant's own. */
export function registerArtistProfileRoutes(app: FastifyInstance, deps: ArtistProfileDeps): void {
  registerResource(app, artistProfiles, deps)
  registerDecisionRoute(app, deps)
  registerEmailRoutes(app, deps)
  registerApplyingRoutes(app, deps)
  registerSampleRoute(app, deps)
}
