import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { ACCESS_AUDIENCE, type AccessClaims, ISSUER } from '#services/shared/http/claims.ts'

const LIFE_SECONDS = 300

/**
 * Signs an access token as the auth service does, with the claims in `told` instead of the usual; each token
 * is of a session of its own.
 */
export const signAccess = (told: object, { secret, at }: { secret: string; at: Date }): Promise<string> => {
  const iat = Math.floor(at.getTime() / 1000)
  const claims: AccessClaims = {
    token_type: 'access',
    user_id: randomUUID(),
    sid: randomUUID(),
    email: 'ann@example.test',
    is_staff: false,
    iat,
    exp: iat + LIFE_SECONDS,
  }
  return new SignJWT({ ...claims, iss: ISSUER, aud: ACCESS_AUDIENCE, ...told })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret))
}
