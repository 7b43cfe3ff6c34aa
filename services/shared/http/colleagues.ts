import { z } from 'zod'
import { fetchJson } from './client.ts'
import type { AuthService } from './live-sessions.ts'

const TIMEOUT_MS = 3_000

export interface Colleague {
  uuid: string
  /** In lower case. */
  email: string
}

const staffList = z.object({ results: z.array(z.object({ uuid: z.uuid(), email: z.string() })) })

/**
 * Finds staff by their emails or what stands before its @, for 20 names at most. Throws UpstreamFailure where
 * that cannot be asked.
 */
export type FindColleagues = (names: readonly string[]) => Promise<Colleague[]>

/** Asks the auth service, which alone knows all staff. */
export const createColleagueFinder =
  ({ url, serviceKey }: AuthService): FindColleagues =>
  async (names) => {
    const query = new URLSearchParams(names.map((name) => ['name', name]))
    return staffList.parse(
      await fetchJson(`${url}/auth/staff/?${query}`, { timeout: TIMEOUT_MS, serviceKey }),
    ).results
  }
