import { z } from 'zod'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import { fetchJson } from '#services/shared/http/client.ts'

const TIMEOUT_MS = 3_000

const profile = z.object({ id: z.int(), full_name: z.string(), artist: z.int().nullable() })
const profiles = z.object({ results: z.array(z.looseObject(profile.shape)) })

/** An artist's or an applicant's profile; `artist` is null before approval. */
export type OwnProfile = z.output<typeof profile>

/** Answers the profile that an account has; null for none. Throws UpstreamFailure. */
export type FindOwnProfile = (
  user: Pick<AccessClaims, 'user_id'>,
  authorization: string | undefined,
) => Promise<OwnProfile | null>

/** Asks the content service in the account's own name: GET /api/artist-profile/?user_uuid=. */
export const createOwnProfileFinder =
  (contentUrl: string, serviceKey: string): FindOwnProfile =>
  async ({ user_id }, authorization) => {
    const url = `${contentUrl}/api/artist-profile/?${new URLSearchParams({ user_uuid: user_id })}`
    const headers = { ...(authorization !== undefined && { authorization }) }
    const { results } = profiles.parse(await fetchJson(url, { timeout: TIMEOUT_MS, serviceKey, headers }))
    return results[0] ?? null
  }
