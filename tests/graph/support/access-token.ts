import { signAccess } from '#tests/support/services/access-token.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'

/** Signs a token as the auth service does, unless given another secret. */
export const signAccessToken = (claims: object, secret = JWT_SECRET) =>
  signAccess(claims, { secret, at: new Date() })
