import { z } from 'zod'

/**
 * The issuer and audiences of our tokens: a token of one kind must not pass for another (RFC 8725, 3.8 and
 * 3.9).
 */
export const ISSUER = 'aquatint-auth'
export const ACCESS_AUDIENCE = 'aquatint-services'
export const REFRESH_AUDIENCE = 'aquatint-auth'
export const CHALLENGE_AUDIENCE = 'aquatint-second-factor'

/** Claims of an access token, HS256 with JWT_SECRET; `iss` and `aud` are checked with its signature. */
export const accessClaims = z.object({
  token_type: z.literal('access'),
  /** user uuid */
  user_id: z.uuid(),
  /** the session (refresh family) it was minted for */
  sid: z.uuid(),
  email: z.string(),
  is_staff: z.boolean(),
  /** seconds since the epoch */
  exp: z.int(),
  iat: z.int(),
})

export type AccessClaims = z.infer<typeof accessClaims>
