import { tokenNotValid } from '#services/shared/http/authenticate.ts'
import { fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'
import { invalid, Throttled } from '#services/shared/http/problem.ts'

const TIMEOUT_MS = 5_000

/**
 * Resolves where this is the password of whoever the access token is of. Throws 400 at `password`, 401, 429,
 * and UpstreamFailure where the auth service cannot be asked.
 */
export type ConfirmPassword = (authorization: string, password: string) => Promise<void>

/** Asks the auth service: POST /auth/users/confirm_password/. */
export const createPasswordCheck =
  (authUrl: string, serviceKey: string): ConfirmPassword =>
  async (authorization, password) => {
    try {
      await fetchJson(`${authUrl}/auth/users/confirm_password/`, {
        timeout: TIMEOUT_MS,
        method: 'POST',
        headers: { authorization },
        body: { password },
        serviceKey,
      })
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      if (error.status === 400) throw invalid({ password: ['Invalid password.'] })
      if (error.status === 401) throw tokenNotValid()
      if (error.status === 429) throw new Throttled('password of account', error.retryAfter ?? 60)
      throw error
    }
  }
