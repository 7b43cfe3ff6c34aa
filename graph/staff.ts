import { jwtVerify } from 'jose'
import { Memo } from './memo.ts'

/** Whether the bearer of an access token is staff. The services decide what may be done; this, what may be seen. */
export type StaffCheck = (access: string | null) => boolean | Promise<boolean>

export const createStaffCheck = (jwtSecret: string): StaffCheck => {
  const key = new TextEncoder().encode(jwtSecret)
  const verdicts = new Memo<boolean>({ max: 1_000, ttl: 10_000 })
  const check = async (access: string) => {
    try {
      const { payload } = await jwtVerify(access, key, { algorithms: ['HS256'] })
      return payload.token_type === 'access' && payload.is_staff === true
    } catch {
      return false
    }
  }
  return (access) => access !== null && verdicts.getOrAsk(access, () => check(access))
}
