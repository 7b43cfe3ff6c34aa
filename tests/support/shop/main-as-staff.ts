import { makeAddress } from '../new-address.ts'
import { SERVICE_KEY } from '../services/secret.ts'
import { STAFF, signedIn } from './place-order.ts'

/** Signs staff in, and answers how they post to the main service itself; it throws where that refuses. */
export async function postAsStaff() {
  const headers = await signedIn(STAFF)
  return async (path: string, body: object) => {
    const answer = await fetch(`${process.env.SHOP_MAIN_URL}${path}`, {
      method: 'POST',
      headers: {
        ...SERVICE_KEY,
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'x-forwarded-for': makeAddress(),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
    return answer.json()
  }
}
