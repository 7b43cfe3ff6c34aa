import { SERVICE_KEY } from '../../support/services/secret.ts'
import { STAFF } from '../../support/shop/place-order.ts'
import type { Visit } from './visit.ts'

/** Makes a collection at the services themselves that nobody else in this run edits; answers its id. */
export const createCollection = async ({ page: { request } }: Visit, name: string): Promise<string> => {
  const { SHOP_AUTH_URL: auth, SHOP_CONTENT_URL: content } = process.env
  const signedIn = await request.post(`${auth}/auth/jwt/create/`, { headers: SERVICE_KEY, data: STAFF })
  const { access } = await signedIn.json()
  const made = await request.post(`${content}/api/collections/`, {
    data: { name, description: '' },
    headers: { ...SERVICE_KEY, authorization: `JWT ${access}` },
  })
  if (!made.ok()) throw new Error(`No collection could be made: ${await made.text()}`)
  return String((await made.json()).id)
}
