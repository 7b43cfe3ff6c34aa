import { z } from 'zod'
import { fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'

const TIMEOUT_MS = 3_000

const artist = z.looseObject({ id: z.int(), name: z.string() })

/** Answers an artist of the catalogue by id; null for none. Throws UpstreamFailure. */
export type FindArtist = (id: number) => Promise<{ id: number; name: string } | null>

/** Asks the content service: GET /api/artist/{id}/. */
export const createArtistFinder =
  (contentUrl: string, serviceKey: string): FindArtist =>
  async (id) => {
    try {
      return artist.parse(
        await fetchJson(`${contentUrl}/api/artist/${id}/`, { timeout: TIMEOUT_MS, serviceKey }),
      )
    } catch (error) {
      if (error instanceof UpstreamFailure && error.status === 404) return null
      throw error
    }
  }
