import { z } from 'zod'
import { fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'
import type { AuthService } from '#services/shared/http/live-sessions.ts'

const TIMEOUT_MS = 3_000

const address = z.object({ email: z.string() })

/**
 * Answers the email that an account has today; null where there is none. Throws UpstreamFailure where that
 * cannot be asked, and answers null instead for one that `isKnown` here as of earlier.
 */
export type FindAddress = (uuid: string, options: { isKnown: boolean }) => Promise<string | null>

/** Asks the auth service: GET /auth/users/{uuid}/address/. */
export const createAddressFinder =
  ({ url, serviceKey }: AuthService): FindAddress =>
  async (uuid, { isKnown }) => {
    try {
      const answer = await fetchJson(`${url}/auth/users/${uuid}/address/`, {
        timeout: TIMEOUT_MS,
        serviceKey,
      })
      return address.parse(answer).email
    } catch (error) {
      if (error instanceof UpstreamFailure && (isKnown || error.status === 404)) return null
      throw error
    }
  }
