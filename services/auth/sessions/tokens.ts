import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../shared/clock.ts'
import { tokenNotValid } from '../../shared/http/authenticate.ts'
import { ACCESS_AUDIENCE, type AccessClaims, ISSUER, REFRESH_AUDIENCE } from '../../shared/http/claims.ts'
import type { User } from '../users/store.ts'

const ACCESS_MS = 5 * 60 * 1000

const refreshClaims = z.object({
  token_type: z.literal('refresh'),
  sid: z.uuid(),
  /** 1 for the session's first, and one more with each rotation */
  generation: z.int().min(1),
})

export type RefreshClaims = Pick<z.infer<typeof refreshClaims>, 'sid' | 'generation'>

export interface Tokens {
  access(user: User, sid: string): Promise<string>
  /** Derives the same token each time; nothing of it is stored. */
  refresh(claims: RefreshClaims, lifetime: { issued: Date; expires: Date }): Promise<string>
  /** Throws 401 `token_not_valid` for anything but a live refresh token of ours. */
  readRefresh(token: string): Promise<RefreshClaims>
}

export function createTokens(jwtSecret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(jwtSecret)
  const sign = (claims: object, aud: string, { issued, expires }: { issued: Date; expires: Date }) =>
    new SignJWT({ ...claims, iss: ISSUER, aud, iat: secondsOf(issued), exp: secondsOf(expires) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key)
  return {
    access({ uuid, email, is_staff }, sid) {
      const claims: Omit<AccessClaims, 'iat' | 'exp'> = {
        token_type: 'access',
        user_id: uuid,
        sid,
        email,
        is_staff,
      }
      // Tokens of the same second must differ: renewing a refused token must not return that token.
      const issued = clock()
      const expires = new Date(issued.getTime() + ACCESS_MS)
      return sign({ ...claims, jti: randomUUID() }, ACCESS_AUDIENCE, { issued, expires })
    },
    refresh: ({ sid, generation }, lifetime) =>
      sign({ token_type: 'refresh', sid, generation }, REFRESH_AUDIENCE, lifetime),
    async readRefresh(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: REFRESH_AUDIENCE,
          currentDate: clock(),
        })
        return refreshClaims.parse(payload)
      } catch {
        throw tokenNotValid('Token is invalid or expired')
      }
    },
  }
}

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)
