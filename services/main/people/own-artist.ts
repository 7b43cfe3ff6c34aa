import { z } from 'zod'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import { fetchJson } from '#services/shared/http/client.ts'

const TIMEOUT_MS = 3_000

const profiles = z.object({ results: z.array(z.looseObject({ artist: z.int().nullable() })) })

/** Answers the id of the artist that an account is; null for none. Throws UpstreamFailure. */
export type FindOwnArtist = (
  user: Pick<AccessClaims, 'user_id'>,
  authorization: string | undefined,
) => Promise<number | null>

/** Asks the content service in the account's own name: GET /api/artist-profile/?user_uuid=. */
export const createOwnArtistFinder =
  (contentUrl: string, serviceKey: string): FindOwnArtist =>
  async ({ user_id }, authorization) => {
    const url = `${contentUrl}/api/artist-profile/?${new URLSearchParams({ user_uuid: user_id })}`
    const headers = { ...(authorization !== undefined && { authorization }) }
    const { results } = profiles.parse(await fetchJson(url, { timeout: TIMEOUT_MS, serviceKey, headers }))
    return results[0]?.artist ?? null
  }
