import type { FastifyInstance } from 'fastify'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import { registerResource } from '#services/shared/resources/routes.ts'
import { artistProfiles } from './resource.ts'

/** Adds /api/artist-profile/ and the routes beneath it (contract.ts). */
export const registerArtistProfileRoutes = (app: FastifyInstance, deps: ResourceDeps): void =>
  registerResource(app, artistProfiles, deps)
