import { signAccess } from '#tests/support/services/access-token.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'

/** As the auth service signs one, unless with another secret. */
export const accessToken = (claims: object, secret = JWT_SECRET) =>
  signAccess(claims, { secret, at: new Date() })
