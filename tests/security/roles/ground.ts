import { randomBytes, randomUUID } from 'node:crypto'
import type { SessionView } from '#services/auth/contract.ts'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import type { PaymentAccountsView } from '#services/main/artist-account/payment-accounts/contract.ts'
import type { ThreadView } from '#services/main/messages/threads/contract.ts'
import { systemClock } from '#services/shared/clock.ts'
import { challengeOf, turnOn } from '#tests/services/auth/authenticator.ts'
import { describe } from '#tests/services/content/uploads/uploads.ts'
import { ADDRESS, PURCHASE_ORDER } from '#tests/services/main/orders/ordering.ts'
import type { CallOptions } from '#tests/support/services/http.ts'
import { type PlantedMoney, plantMoney } from './planted-money.ts'
import { sendPicture, sendThreadPicture } from './send-picture.ts'
import { PASSWORD, type Role, type RolesShop, type Service } from './shop.ts'

export const ITEM = { imagedata: { id: 'lake' }, size: { w: 12, h: 8 }, substrate: 'print' }
export const REPORT = {
  note: 'It hangs.',
  journal: { version: 1, streams: [{ stream: 'auth', machine: 'auth', entries: [{ seq: 0 }] }] },
}

export interface Project {
  token: string
  id: number
  itemId: number
  /** What a guest holds it by. */
  headers: Record<string, string>
}

export interface Order {
  orderId: string
  cartToken: string
  /** Of the try that placed it. */
  key: string
}

export type Ground = ReturnType<typeof groundOf>

/** Makes what a request is about, anew each time, so that no request finds what another has left. */
export const groundOf = (shop: RolesShop) => {
  const { call, forgetTries, email, access } = shop
  const make = async (service: Service, method: string, path: string, options: CallOptions = {}) => {
    const headers = { 'idempotency-key': randomUUID(), ...options.headers }
    const { status, body } = await call(service, method, path, { ...options, headers })
    if (status >= 300) throw new Error(`${method} ${path} was refused: ${status} ${JSON.stringify(body)}`)
    return body as Record<string, unknown>
  }
  const fillProject = async (as: string | undefined): Promise<Project> => {
    const body = as ? {} : { cart_email: `${randomUUID()}@example.test` }
    const { token, project } = await make('main', 'POST', '/api/v2/cart/', { as, body })
    const item = await make('main', 'POST', `/api/v2/cart/${token}/item/`, { as, body: ITEM })
    const { id } = project as { id: number }
    return { token: `${token}`, id, itemId: Number(item.id), headers: { 'cart-token': `${token}` } }
  }
  const placeOrder = async (as: string | undefined): Promise<Order> => {
    await forgetTries()
    const { token } = await fillProject(as)
    const key = randomUUID()
    const path = `/api/v2/projects/${token}/checkout/`
    const body = { address: ADDRESS, payment: PURCHASE_ORDER }
    const { order_id } = await make('main', 'POST', path, { as, body, headers: { 'idempotency-key': key } })
    return { orderId: `${order_id}`, cartToken: token, key }
  }

  let money: Promise<PlantedMoney> | undefined
  const atAuth = (method: string, path: string, options: CallOptions = {}) =>
    call('auth', method, path, options)

  return {
    access,
    /** Of staff. */
    staffPassword: DEMO_PASSWORD,
    /** The owner's, with a print in it; the one that was used last. */
    project: () => fillProject(access.owner),
    /** One of whoever asks; nobody has any. */
    async cartOf(role: Role) {
      return access[role] === undefined ? {} : fillProject(access[role])
    },
    guestProject: () => fillProject(undefined),
    order: () => placeOrder(access.owner),
    guestOrder: () => placeOrder(undefined),
    /** The owner's project and the link that shows it. */
    async shared(): Promise<Project & { link: string }> {
      const project = await fillProject(access.owner)
      const path = `/api/v2/projects/${project.token}/share/`
      const { share_token } = await make('main', 'POST', path, { as: access.owner })
      return { ...project, link: `${share_token}` }
    },
    /** The path of its design, which the link alone opens. */
    async design(): Promise<string> {
      const { token } = await fillProject(access.owner)
      const body = { ...ITEM, action: 'open' }
      const path = `/api/v2/cart/${token}/item/`
      const { design_url } = await make('main', 'POST', path, { as: access.owner, body })
      return `${design_url}`
    },
    async collection(): Promise<number> {
      const body = { name: `Harbours ${randomUUID()}` }
      return Number((await make('content', 'POST', '/api/collections/', { as: access.staff, body })).id)
    },
    /** The token of the identity of a new artist. */
    async identity(): Promise<string> {
      const body = { artist: await this.artistRecord(), businessName: 'Vale LLC', email: 'vale@example.test' }
      return `${(await make('main', 'POST', '/api/artist-identity/', { as: access.staff, body })).token}`
    },
    /** The path of a new payment account of a new identity. */
    async paymentAccount(type: string, body: object): Promise<string> {
      const list = `/api/artist-identity/${await this.identity()}/${type}/`
      return `${list}${(await make('main', 'POST', list, { as: access.staff, body })).token}/`
    },
    /** The id of a new artist, whom staff have made. */
    async artistRecord(): Promise<number> {
      const body = { name: `Artist ${randomUUID()}` }
      return Number((await make('content', 'POST', '/api/artist/', { as: access.staff, body })).id)
    },
    /** The id of the artist's public page. */
    async artistPage(): Promise<number> {
      const { results } = await make('content', 'GET', '/content/artists/', {})
      const [page] = results as { id: number }[]
      if (!page) throw new Error('Nobody has a page.')
      return page.id
    },
    /** What the artist has earned, sold and been paid; the same for whoever asks. */
    money(): Promise<PlantedMoney> {
      money ??= plantMoney(shop)
      return money
    },
    /** An account of the artist's that is not their default. */
    async ownAccount(): Promise<{ token: string; version: number; password: string }> {
      await this.money()
      const path = '/api/artist-account/payment-accounts/'
      const { accounts } = (await make('main', 'GET', path, {
        as: access.artist,
      })) as unknown as PaymentAccountsView
      const sent = { type: 'PAYPAL_ACCOUNT', email: `${randomUUID()}@example.test`, password: DEMO_PASSWORD }
      const account =
        accounts.find((each) => !each.default) ??
        (await make('main', 'POST', path, { as: access.artist, body: sent }))
      return { token: `${account.token}`, version: Number(account.version), password: DEMO_PASSWORD }
    },
    /** The token of a tax form of the artist's. */
    async taxForm(): Promise<string> {
      // A payment waits for a form that has not come.
      await this.money()
      await forgetTries()
      const path = '/api/artist-account/tax-form/'
      const before = await make('main', 'GET', path, { as: access.artist })
      const replaces = (before.current as { token: string } | null)?.token ?? null
      const body = { type: 'W-8BEN-E', name: 'Atelier Nord', country: 'DE', replaces }
      const { current } = await make('main', 'POST', path, { as: access.artist, body })
      return (current as { token: string }).token
    },
    /** A planned batch of one new artist. */
    async batch(): Promise<number> {
      const body = {
        resource: 'artist',
        ids: [await this.artistRecord()],
        action: { type: 'set', field: 'active', value: false },
      }
      return Number((await make('content', 'POST', '/api/batches/', { as: access.staff, body })).id)
    },
    async versionOfOwnWork(): Promise<number> {
      return Number((await make('content', 'GET', '/api/own-art/quay/', { as: access.artist })).version)
    },
    /** Words of the artist's that wait for staff. */
    async artChange(): Promise<{ id: number; version: number }> {
      const body = { version: await this.versionOfOwnWork(), title: `NFT ${randomUUID()}` }
      await make('content', 'PUT', '/api/own-art/quay/', { as: access.artist, body })
      const { results } = await make('content', 'GET', '/api/art-change/?limit=1', { as: access.staff })
      const [asked] = results as { id: number; version: number }[]
      if (!asked) throw new Error('Nothing waits.')
      return asked
    },
    /** A file of somebody's that is whole and was opened, and which nobody else has sent. */
    file: (role: 'artist' | 'staff') => sendPicture({ call }, access[role] ?? ''),
    /** One of staff's that nothing was sent of. */
    async expectedFile(): Promise<string> {
      const headers = { 'tus-resumable': '1.0.0', ...describe(randomBytes(100)) }
      const told = await call('content', 'POST', '/api/upload/files/', { as: access.staff, headers })
      return told.headers.get('location')?.split('/').at(-1) ?? ''
    },
    /** An upload of staff's. */
    async upload(): Promise<{ id: number; image: string }> {
      const body = { file: await this.file('staff'), artist: 'Ada' }
      const { id, image } = await make('content', 'POST', '/api/upload/', { as: access.staff, body })
      return { id: Number(id), image: `${image}` }
    },
    async report(): Promise<number> {
      return Number((await make('main', 'POST', '/api/v2/reports/', { body: REPORT })).id)
    },
    async message(): Promise<number> {
      const body = { email: `${randomUUID()}@example.test`, message: 'How wide?' }
      return Number((await make('main', 'POST', '/api/v2/messages/', { body })).id)
    },
    /** The artist's thread with staff, with something in it: the uuid of their account. */
    async thread(): Promise<string> {
      await forgetTries()
      const path = '/api/artist-threads/me/'
      await make('main', 'POST', `${path}messages/`, { as: access.artist, body: { text: 'Hello' } })
      const { body } = await call('main', 'GET', path, { as: access.artist })
      return `${(body as ThreadView).user_uuid}`
    },
    /** The name of a picture that the artist has sent to staff. */
    threadPicture: () => sendThreadPicture({ call }, access.artist ?? ''),
    /** One that staff share. */
    async view(): Promise<number> {
      const body = { resource: 'artist', name: randomUUID(), is_shared: true }
      return Number((await make('main', 'POST', '/api/v2/views/', { as: access.staff, body })).id)
    },
    /** The id of a session of the owner's that nobody here uses. */
    async session(): Promise<string> {
      await make('auth', 'POST', '/auth/jwt/create/', { body: { email, password: PASSWORD } })
      const { results } = await make('auth', 'GET', '/auth/sessions/', { as: access.owner })
      return (results as SessionView[]).find(({ current }) => !current)?.id ?? ''
    },
    /** A sign-in of nobody here for which a code is asked, and a code. */
    async challenged(): Promise<{ challenge: string; code: string }> {
      const credentials = { email: `${randomUUID()}@example.test`, password: PASSWORD }
      await make('auth', 'POST', '/auth/users/', { body: credentials })
      const session = await make('auth', 'POST', '/auth/jwt/create/', { body: credentials })
      const { codes } = await turnOn(atAuth, { access: `${session.access}` }, systemClock, PASSWORD)
      return { challenge: await challengeOf(atAuth, credentials.email, PASSWORD), code: codes[0] ?? '' }
    },
    /** An account and its session, of nobody here. */
    async account(): Promise<{ email: string; password: string; refresh: string }> {
      const credentials = { email: `${randomUUID()}@example.test`, password: PASSWORD }
      await make('auth', 'POST', '/auth/users/', { body: credentials })
      const { refresh } = await make('auth', 'POST', '/auth/jwt/create/', { body: credentials })
      return { ...credentials, refresh: `${refresh}` }
    },
  }
}
