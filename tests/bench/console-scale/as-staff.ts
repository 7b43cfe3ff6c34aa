import { DEMO_PASSWORD, DEMO_USERS } from '../../../services/auth/users/demo.ts'
import type { Shop } from '../../support/shop/shop.ts'
import { fetchJson, post } from '../choices.ts'
import { createGraphCaller } from '../operations.ts'
import type { Ask } from './read.ts'

/** An access token is good for five minutes. */
const RENEWED_MS = 4 * 60_000

/** Signs staff in, again as their token ends, and answers how they ask the graph. */
export async function askAsStaff({ url, services }: Shop): Promise<Ask> {
  const graph = await createGraphCaller(url)
  const [, { email }] = DEMO_USERS
  const signIn = async () => {
    const answer = await fetchJson<{ access: string }>(
      `${services.auth}/auth/jwt/create/`,
      post({ email, password: DEMO_PASSWORD }),
    )
    return { authorization: `JWT ${answer.access}` }
  }
  let headers = await signIn()
  let signedIn = performance.now()
  return async (operation, variables) => {
    if (performance.now() - signedIn > RENEWED_MS) {
      headers = await signIn()
      signedIn = performance.now()
    }
    return graph(operation, variables, headers)
  }
}
