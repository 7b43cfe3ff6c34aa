import { z } from 'zod'
import { fetchJson, UpstreamFailure } from './client.ts'
import type { AuthService } from './live-sessions.ts'

const TIMEOUT_MS = 5_000

const address = z.object({ email: z.string().min(1) })

/**
 * Answers where mail reaches somebody now; null where their account is gone. Throws UpstreamFailure where
 * that cannot be asked.
 */
export type AddressOf = (uuid: string) => Promise<string | null>

/** Asks the auth service, for mail that is written while its reader is away. */
export const createAddressFinder =
  ({ url, serviceKey }: AuthService): AddressOf =>
  async (uuid) => {
    try {
      const answer = await fetchJson(`${url}/auth/users/${uuid}/address/`, {
        timeout: TIMEOUT_MS,
        serviceKey,
      })
      return address.parse(answer).email
    } catch (error) {
      if (error instanceof UpstreamFailure && error.status === 404) return null
      throw error
    }
  }
