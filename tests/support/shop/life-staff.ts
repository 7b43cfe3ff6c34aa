import { setTimeout as pause } from 'node:timers/promises'
import { SERVICE_KEY } from '../services/secret.ts'
import { bringOrder, type Line, placeOrder, STAFF, signedIn } from './place-order.ts'

type Service = 'MAIN' | 'CONTENT'

/** What staff and customers do in an artist's life, at the services themselves (SHOP_*_URL). */
const ask = async (service: Service, method: string, path: string, body?: object) => {
  const answer = await fetch(`${process.env[`SHOP_${service}_URL`]}${path}`, {
    method,
    headers: {
      ...SERVICE_KEY,
      ...(await signedIn(STAFF)),
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const findBy = async (service: Service, path: string, search: string, list: 'results' | 'data') => {
  const found = await ask(service, 'GET', `${path}?${new URLSearchParams({ search })}`)
  const [first] = found[list]
  if (!first) throw new Error(`Nobody is found at ${path} by ${search}.`)
  return first
}

const findProfile = (email: string) => findBy('CONTENT', '/api/artist-profile/', email, 'results')

/** Decides on the application of whoever has this email; with a reason it is declined. */
export async function decide(email: string, reason?: string): Promise<void> {
  const { id, version } = await findProfile(email)
  const decision = reason === undefined ? { decision: 'approve' } : { decision: 'decline', reason }
  await ask('CONTENT', 'POST', `/api/artist-profile/${id}/decision/`, { version, ...decision })
}

export const artistOf = async (email: string): Promise<number> => (await findProfile(email)).artist

/** Has looked at who is paid. */
export async function activatePayee(email: string): Promise<void> {
  const { token } = await findBy('MAIN', '/api/artist-identity/', email, 'data')
  const moved = { transition: 'ACTIVATED', notes: 'Papers were seen.' }
  await ask('MAIN', 'POST', `/api/artist-identity/${token}/status-transitions/`, moved)
}

/** Publishes a picture, and answers a line of so many of its smallest prints. */
export async function publish(imageId: string, quantity: number): Promise<Line> {
  await ask('CONTENT', 'PATCH', `/content/edit/${imageId}/`, { publish: true })
  const { max_width: w, max_height: h, price } = await ask('CONTENT', 'GET', `/content/images/${imageId}/`)
  const { substrates } = await ask('MAIN', 'GET', `/api/v1/availablesizes/?w=${w}&h=${h}&price=${price}`)
  const { substrate, sizes } = substrates[0]
  return { imageId, width: sizes[0].width, height: sizes[0].height, substrate, quantity }
}

/** A guest orders these, pays, and has them; answers the order's id. */
export async function sell(...lines: readonly Line[]): Promise<string> {
  const { orderId } = await placeOrder({ guest: 'june.okafor@example.com' }, lines)
  await bringOrder(orderId, 'pay', 'produce')
  const parcel = { transition: 'ship', carrier: 'UPS', tracking: '1Z999AA1' }
  await ask('MAIN', 'POST', `/api/v2/orders/${orderId}/transitions/`, parcel)
  await bringOrder(orderId, 'deliver')
  return orderId
}

/** Asks again until it is so. */
async function once<T>(read: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await read()
    if (isSo(found)) return found
    await pause(100)
  }
}

/** Runs the payouts of the shop's day, and records that the bank has paid this artist; answers the payout. */
export async function payOut(artist: number, reference: string): Promise<string> {
  const { day } = await ask('MAIN', 'GET', '/api/payout-run/preview/')
  const { id } = await ask('MAIN', 'POST', '/api/payout-run/', { day })
  const stands = (status: string) =>
    once(
      () => ask('MAIN', 'GET', `/api/payout-run/${id}/`),
      (run) => run.status === status,
    )
  await stands('open')
  await ask('MAIN', 'POST', `/api/payout-run/${id}/transitions/`, { transition: 'send' })
  await stands('sent')
  const { data } = await ask('MAIN', 'GET', `/api/artist-payment/?artist=${artist}&run=${id}`)
  const [payout] = data
  if (!payout) throw new Error(`Nothing was paid to artist ${artist}.`)
  await changePayout(payout.token, { transition: 'pay', amount: payout.net, reference })
  return payout.token
}

export const changePayout = (token: string, change: object) =>
  ask('MAIN', 'POST', `/api/artist-payment/${token}/transitions/`, change)
