import { LRUCache } from 'lru-cache'
import { type Clock, forgetBy } from '../clock.ts'
import { countRead } from '../metrics/caches.ts'
import type { SessionCheck } from './authenticate.ts'
import { fetchJson, UpstreamFailure } from './client.ts'

/** A token of an ended session is refused after this long at most (issue 11, Sessions). */
const BELIEVED_MS = 10_000
const MOST_REMEMBERED = 20_000
const TIMEOUT_MS = 2_000

export interface AuthService {
  url: string
  /** The key that the shop's processes share. */
  serviceKey: string
}

/**
 * Asks the auth service about a session (POST /auth/jwt/verify/, as Djoser has it) and believes the answer
 * for 10 s. While that service does not answer, sessions count as live: an access token expires within five
 * minutes anyway, and an outage of one service must not close the others.
 */
export function createSessionCheck(auth: AuthService, clock: Clock): SessionCheck {
  const known = new LRUCache<string, boolean, string>({
    max: MOST_REMEMBERED,
    ttl: BELIEVED_MS,
    ...forgetBy(clock),
    fetchMethod: (_sid, _held, { context: access }) => isGood(auth, access),
  })
  return async ({ sid, access }) => {
    countRead('live_sessions', known.has(sid))
    return (await known.fetch(sid, { context: access })) ?? true
  }
}

async function isGood({ url, serviceKey }: AuthService, access: string): Promise<boolean> {
  try {
    await fetchJson(`${url}/auth/jwt/verify/`, {
      timeout: TIMEOUT_MS,
      method: 'POST',
      body: { token: access },
      serviceKey,
    })
    return true
  } catch (error) {
    return !(error instanceof UpstreamFailure && error.status === 401)
  }
}
