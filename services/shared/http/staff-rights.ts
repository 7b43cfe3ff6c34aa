import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Clock, forgetBy } from '../clock.ts'
import { fetchJson, UpstreamFailure } from './client.ts'
import type { AuthService } from './live-sessions.ts'

/** Rights that were taken away hold within five minutes (issue 13, line 15), and sooner here. */
const BELIEVED_MS = 60_000
const MOST_REMEMBERED = 1_000
const TIMEOUT_MS = 5_000

const rights = z.object({ is_staff: z.boolean() })

/** Tells whether somebody is staff now. Throws UpstreamFailure where that cannot be asked. */
export type StaffCheck = (uuid: string) => Promise<boolean>

/**
 * Asks the auth service, for work that goes on without its author's token, and believes the answer for a
 * minute.
 */
export function createStaffCheck(auth: AuthService, clock: Clock): StaffCheck {
  const known = new LRUCache<string, boolean>({
    max: MOST_REMEMBERED,
    ttl: BELIEVED_MS,
    ...forgetBy(clock),
    fetchMethod: (uuid) => askRights(auth, uuid),
  })
  return async (uuid) => (await known.fetch(uuid)) ?? false
}

async function askRights({ url, serviceKey }: AuthService, uuid: string): Promise<boolean> {
  try {
    const answer = await fetchJson(`${url}/auth/users/${uuid}/rights/`, { timeout: TIMEOUT_MS, serviceKey })
    return rights.parse(answer).is_staff
  } catch (error) {
    if (error instanceof UpstreamFailure && error.status === 404) return false
    throw error
  }
}
