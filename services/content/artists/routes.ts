import type { FastifyInstance } from 'fastify'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import { registerResource } from '#services/shared/resources/routes.ts'
import { artists } from './resource.ts'

/** Adds /api/artist/ and the routes beneath it (contract.ts). */
export const registerArtistRoutes = (app: FastifyInstance, deps: ResourceDeps): void =>
  registerResource(app, artists, deps)
