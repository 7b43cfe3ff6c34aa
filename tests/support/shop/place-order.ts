import { makeAddress } from '../new-address.ts'
import { SERVICE_KEY } from '../services/secret.ts'

/**
 * Places orders at the services themselves: choosing and checking out are other journeys' business. The shop
 * is that of the run (SHOP_AUTH_URL and SHOP_MAIN_URL).
 */

interface Account {
  email: string
  password: string
}

export interface Line {
  imageId: string
  width: number
  height: number
  substrate: string
  quantity: number
}

export interface Placed {
  orderId: string
  /** The ordered project's token, which opens a guest's order. */
  cartToken: string
  projectId: string
}

/** In the demo catalogue, and for sale as a print of this size. */
export const LAKE: Line = { imageId: 'aq-001601', width: 18, height: 24, substrate: 'print', quantity: 1 }

const ADDRESS = {
  name: 'Ada Marsh',
  street_number: '12',
  route: 'Harbor Street',
  locality: 'Portland',
  administrative_area_level_1: 'ME',
  country: 'US',
  postal_code: '04101',
}

export const STAFF: Account = { email: 'staff@aquatint.test', password: 'aquatint-demo' }

const send = async (url: string, method: string, body: object, headers: Record<string, string>) => {
  const answer = await fetch(url, {
    method,
    headers: {
      ...SERVICE_KEY,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': makeAddress(),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
  if (!answer.ok) throw new Error(`${method} ${url} was refused: ${await answer.text()}`)
  return answer.json()
}

interface Work {
  id: string
  max_width: number
  max_height: number
  price: number
}

const read = async (url: string) =>
  (await fetch(url, { headers: SERVICE_KEY, signal: AbortSignal.timeout(20_000) })).json()

/** Signs in at the auth service, and answers the header of whoever is signed in. */
export const signedIn = async (account: Account): Promise<Record<string, string>> => {
  const { access } = await send(`${process.env.SHOP_AUTH_URL}/auth/jwt/create/`, 'POST', account, {})
  return { authorization: `JWT ${access}` }
}

/** Makes a project with these lines, for an account or for the guest with an email. */
export const fillProject = async (whose: Account | { guest: string }, lines: readonly Line[] = [LAKE]) => {
  const main = `${process.env.SHOP_MAIN_URL}/api/v2`
  const headers = 'guest' in whose ? {} : await signedIn(whose)
  const email = 'guest' in whose ? { cart_email: whose.guest } : {}
  const { token, project } = await send(`${main}/cart/`, 'POST', email, headers)
  for (const { imageId, width, height, substrate, quantity } of lines) {
    const item = { imagedata: { id: imageId }, size: { w: width, h: height }, substrate }
    const { id } = await send(`${main}/cart/${token}/item/`, 'POST', item, headers)
    if (quantity > 1) await send(`${main}/projects/${token}/item/?id=${id}`, 'PATCH', { quantity }, headers)
  }
  return { token: String(token), projectId: `${project.id}`, headers }
}

/** Orders by purchase order, with an account or as the guest with an email. */
export const placeOrder = async (
  whose: Account | { guest: string },
  lines?: readonly Line[],
): Promise<Placed> => {
  const { token, projectId, headers } = await fillProject(whose, lines)
  return { orderId: await checkOut(token, headers), cartToken: token, projectId }
}

/** Chooses a print of each of so many works, in its smallest size. */
export const printsOf = async (count: number): Promise<Line[]> => {
  const { SHOP_CONTENT_URL: content, SHOP_MAIN_URL: main } = process.env
  const { images } = await read(`${content}/content/search/v3/?limit=${count}&api=internal`)
  const lines = images.map(async ({ id, max_width: w, max_height: h, price }: Work): Promise<Line> => {
    const { substrates } = await read(`${main}/api/v1/availablesizes/?w=${w}&h=${h}&price=${price}`)
    const { width, height } = substrates[0].sizes[0]
    return { imageId: id, width, height, substrate: 'print', quantity: 1 }
  })
  return Promise.all(lines)
}

const checkOut = async (token: string, headers: Record<string, string>): Promise<string> => {
  const checkout = { address: ADDRESS, payment: { method: 'purchase_order', reference: 'PO-118' } }
  const url = `${process.env.SHOP_MAIN_URL}/api/v2/projects/${token}/checkout/`
  const { order_id } = await send(url, 'POST', checkout, headers)
  return order_id
}

/**
 * Orders an existing project as from another device, of an account or, without one, of a guest. Answers the
 * order's id.
 */
export const orderElsewhere = async (cartToken: string, account: Account | null): Promise<string> =>
  checkOut(cartToken, account ? await signedIn(account) : {})

/** A step of an order, as its service takes it. */
type Transition = string | { transition: string; carrier: string; tracking: string }

/** Has staff take an order some steps further. */
export const bringOrder = async (orderId: string, ...transitions: readonly Transition[]): Promise<void> => {
  const headers = await signedIn(STAFF)
  const url = `${process.env.SHOP_MAIN_URL}/api/v2/orders/${orderId}/transitions/`
  for (const step of transitions) {
    const body = typeof step === 'string' ? { transition: step } : step
    await send(url, 'POST', body, headers)
  }
}

export const SHIPMENT = { transition: 'ship', carrier: 'UPS', tracking: '1Z 999 AA1' }

/** Has staff take an order that was just placed to its customer. */
export const deliverOrder = (orderId: string): Promise<void> =>
  bringOrder(orderId, 'pay', 'produce', SHIPMENT, 'deliver')
