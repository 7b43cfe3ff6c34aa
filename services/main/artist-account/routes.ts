import type { FastifyInstance } from 'fastify'
import type { ArtistAccountDeps } from './deps.ts'

/** Adds /api/artist-account/ and what is beneath it: an artist's own agreement, tax forms and accounts. */
export function addArtistAccountRoutes(_host: FastifyInstance, _deps: ArtistAccountDeps): void {}
