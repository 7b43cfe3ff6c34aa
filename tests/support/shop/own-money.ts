import { makeAddress } from '../new-address.ts'
import { SERVICE_KEY } from '../services/secret.ts'
import { createArtist } from './own-artist.ts'
import { STAFF, signedIn } from './place-order.ts'

/**
 * Makes an artist with a payment identity and a balance at the services themselves. Nothing is paid to them:
 * neither a tax form nor an agreement is there. `cents` of at most $500.
 */
export async function createPaidArtist(cents: number): Promise<{ id: string; name: string }> {
  const { id } = await createArtist()
  // A name with so many digits would be taken for a number.
  const lastName = crypto.randomUUID().replaceAll(/[\d-]/g, '')
  const headers = await signedIn(STAFF)
  const post = async (path: string, body: object) => {
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
  }
  const email = `artist-${id}-${crypto.randomUUID()}@example.com`
  await post('/api/artist-identity/', { artist: Number(id), firstName: 'Ada', lastName, email })
  const reason = 'Prints of before this shop.'
  await post('/api/adjustment/', { artist: Number(id), kind: 'adjustment', amount: cents, reason })
  return { id, name: `Ada ${lastName}` }
}
