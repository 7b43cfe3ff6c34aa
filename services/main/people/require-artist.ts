import type { FastifyRequest } from 'fastify'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { FindOwnArtist } from './own-artist.ts'

/** Answers the id of the artist who asks. Throws 401 for a guest, 404 for an account that is no artist's. */
export type RequireArtist = (request: FastifyRequest) => Promise<number>

export const createArtistGate =
  (findOwnArtist: FindOwnArtist): RequireArtist =>
  async (request) => {
    const artist = await findOwnArtist(requireUser(request), request.headers.authorization)
    if (artist === null) throw notFound()
    return artist
  }
