import { z } from 'zod'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import { fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'
import type { AuthService } from '#services/shared/http/live-sessions.ts'

const TIMEOUT_MS = 3_000

const rights = z.object({ email: z.string(), is_staff: z.boolean() })

export type Account = Pick<AccessClaims, 'user_id' | 'email' | 'is_staff'>

/**
 * Answers what an account is today; null where there is none. Throws UpstreamFailure where that cannot be
 * asked, and answers null instead for one that `isKnown` here as of earlier.
 */
export type FindAccount = (uuid: string, options: { isKnown: boolean }) => Promise<Account | null>

/** Asks the auth service: GET /auth/users/{uuid}/rights/. */
export const createAccountFinder =
  ({ url, serviceKey }: AuthService): FindAccount =>
  async (uuid, { isKnown }) => {
    try {
      const answer = await fetchJson(`${url}/auth/users/${uuid}/rights/`, { timeout: TIMEOUT_MS, serviceKey })
      return { user_id: uuid, ...rights.parse(answer) }
    } catch (error) {
      if (error instanceof UpstreamFailure && (isKnown || error.status === 404)) return null
      throw error
    }
  }
