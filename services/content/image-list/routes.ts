import type { FastifyInstance } from 'fastify'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import { registerResource } from '#services/shared/resources/routes.ts'
import { listedImages } from './resource.ts'

/** Adds /api/image/ and the routes beneath it (images/contract.ts). */
export const registerImageRecordRoutes = (app: FastifyInstance, deps: ResourceDeps): void =>
  registerResource(app, listedImages, deps)
