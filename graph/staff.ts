import { jwtVerify } from 'jose'
import type { UserView } from '#services/auth/contract.ts'
import { forbidden, unauthenticated } from './errors.ts'
import { Memo } from './memo.ts'
import type { AuthSource } from './sources/auth.ts'

/** The audience of access tokens (services/shared/http/claims.ts). */
const AUDIENCE = 'aquatint-services'

/**
 * Tells whether the bearer of an access token is staff. The services decide what may be done; this decides
 * what may be seen.
 */
export type StaffCheck = (access: string | null) => boolean | Promise<boolean>

export const createStaffCheck = (jwtSecret: string): StaffCheck => {
  const key = new TextEncoder().encode(jwtSecret)
  const verdicts = new Memo<boolean>({ max: 1_000, ttl: 10_000 })
  const check = async (access: string) => {
    try {
      const { payload } = await jwtVerify(access, key, { algorithms: ['HS256'], audience: AUDIENCE })
      return payload.token_type === 'access' && payload.is_staff === true
    } catch {
      return false
    }
  }
  return (access) => access !== null && verdicts.getOrAsk(access, () => check(access))
}

/** Answers whom the auth service knows by an access token right now. Throws UNAUTHENTICATED. */
export const identifyCaller = async (auth: AuthSource, access: string | null): Promise<UserView> => {
  if (access === null) throw unauthenticated('Authentication credentials were not provided.')
  return auth.me(access)
}

/** Refuses everybody whom the auth service does not know as staff right now. */
export const requireStaff = async (auth: AuthSource, access: string | null): Promise<void> => {
  const user = await identifyCaller(auth, access)
  if (!user.is_staff) throw forbidden('You do not have permission to perform this action.')
}
