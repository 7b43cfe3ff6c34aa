import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { SERVICE_KEY } from '../services/secret.ts'
import { signedIn } from './place-order.ts'

/** The demo's artist. */
export const ARTIST = { email: 'artist@aquatint.test', password: DEMO_PASSWORD }

/** Takes one of the demo artist's works out of the shop, or back into it, at the service itself. */
export const setWithdrawn = async (id: string, withdrawn: boolean): Promise<void> => {
  const answer = await fetch(`${process.env.SHOP_CONTENT_URL}/api/own-art/${id}/withdrawal/`, {
    method: 'POST',
    headers: { ...SERVICE_KEY, 'content-type': 'application/json', ...(await signedIn(ARTIST)) },
    body: JSON.stringify({ withdrawn }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${id} cannot be withdrawn: ${answer.status} ${await answer.text()}`)
}
