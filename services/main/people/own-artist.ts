import type { AccessClaims } from '#services/shared/http/claims.ts'
import type { FindOwnProfile } from './own-profile.ts'

/** Answers the id of the artist that an account is; null for none. Throws UpstreamFailure. */
export type FindOwnArtist = (
  user: Pick<AccessClaims, 'user_id'>,
  authorization: string | undefined,
) => Promise<number | null>

export const createOwnArtistFinder =
  (findOwnProfile: FindOwnProfile): FindOwnArtist =>
  async (user, authorization) =>
    (await findOwnProfile(user, authorization))?.artist ?? null
