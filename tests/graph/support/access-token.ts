import { SignJWT } from 'jose'
import { JWT_SECRET } from '#tests/support/services/secret.ts'

/** As the auth service signs one, unless with another secret. */
export const accessToken = (claims: object, secret = JWT_SECRET) =>
  new SignJWT({ token_type: 'access', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(secret))
