import { DEMO_PASSWORD, DEMO_USERS } from '../../services/auth/users/demo.ts'
import type { Shop } from '../support/shop/shop.ts'
import { fetchJson, post } from './choices.ts'

/** An access token is good for five minutes. */
const RENEWED_MS = 4 * 60_000

/** Answers what staff send to be known; it signs them in, and again as their token ends. */
export function signStaffIn({ services }: Shop): () => Promise<{ authorization: string }> {
  const [, { email }] = DEMO_USERS
  let signedIn = Number.NEGATIVE_INFINITY
  let headers = { authorization: '' }
  return async () => {
    if (performance.now() - signedIn > RENEWED_MS) {
      const { access } = await fetchJson<{ access: string }>(
        `${services.auth}/auth/jwt/create/`,
        post({ email, password: DEMO_PASSWORD }),
      )
      headers = { authorization: `JWT ${access}` }
      signedIn = performance.now()
    }
    return headers
  }
}
