import { z } from 'zod'

/** Claims of an access token, HS256 with JWT_SECRET; every service checks them without a call. */
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
