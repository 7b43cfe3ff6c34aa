import { randomUUID } from 'node:crypto'
import type { AddedItem, CartItemPage, CartView } from '#services/main/cart/contract.ts'
import type { CartEvent } from '#services/main/cart/events.ts'
import { createCartStreams } from '#services/main/cart/streams.ts'
import { createMainService } from '#services/main/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, type Reply, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type ContentStandIn, createImage, serveContent } from './content-stand-in.ts'

export interface Person {
  uuid: string
  email: string
  access: string
}

/**
 * The main service over HTTP. Its content service is a stand-in that knows `lake`, `hill` and the unpublished
 * `draft`.
 */
export interface MainService {
  call: Call
  origin: string
  content: ContentStandIn
  database: Database
  clock: ReturnType<typeof createClock>
  signIn(role?: { isStaff: boolean }): Promise<Person>
  /** Creates a cart for this person, or for a guest. */
  createCart(as?: string): Promise<CartView>
  /** Adds a 24 × 16 print of `lake`; `item` changes it. Answers the cart after it beside the item. */
  add(
    token: string,
    item?: object,
    options?: { as?: string; key?: string },
  ): Promise<Reply & { body: Omit<AddedItem, 'cart'>; cart: CartView | undefined }>
  items(token: string, as?: string): Promise<CartItemPage>
  /** Puts so many lines into a new cart at once: 24 × 16 prints of images `many-0`, `many-1` and on. */
  fill(token: string, lines: number): Promise<void>
  /** Appends events that other parts of the service would append. */
  append(token: string, events: readonly CartEvent[]): Promise<void>
}

export async function serveMain(
  openStore: OpenStore,
  env: Record<string, string> = {},
): Promise<MainService> {
  const content = await serveContent()
  for (const image of [
    createImage({ id: 'lake' }),
    createImage({ id: 'hill', price: 2 }),
    createImage({ id: 'draft', published: false }),
  ]) {
    content.images.set(image.id, image)
  }
  const settings = createSettings({ CONTENT_URL: content.url, ...env })
  const clock = createClock()
  const database = await openStore()
  const service = await createMainService({ database, settings, clock })
  const call = await serve(service)
  const append = async (token: string, events: readonly CartEvent[]) => {
    const streams = createCartStreams({ clock })
    await database.transaction(async (tx) => {
      await streams.save(tx, await streams.read(tx, token), events, null)
    })
  }
  return {
    call,
    origin: service.listeningOrigin,
    content,
    database,
    clock,
    signIn: ({ isStaff } = { isStaff: false }) => signIn(settings.jwtSecret, clock(), isStaff),
    async createCart(as) {
      const body = as ? {} : { cart_email: `guest-${randomUUID()}@example.com` }
      const headers = { 'x-forwarded-for': makeAddress() }
      const reply = await call('POST', '/api/v2/cart/', { body, as, headers })
      return reply.body as CartView
    },
    async add(token, item = {}, { as, key } = {}) {
      const reply = await call('POST', `/api/v2/cart/${token}/item/`, {
        body: { imagedata: { id: 'lake' }, size: { w: 24, h: 16 }, substrate: 'print', ...item },
        as,
        headers: key ? { 'idempotency-key': key } : {},
      })
      const { cart, ...body } = reply.body as AddedItem
      return { ...reply, body, cart }
    },
    async items(token, as) {
      const reply = await call('GET', `/api/v2/cart/${token}/items/`, { as })
      return reply.body as CartItemPage
    },
    fill: (token, lines) =>
      append(
        token,
        Array.from({ length: lines }, (_, index) => lineAdded(`many-${index}`, 1_000_000 + index)),
      ),
    append,
  }
}

const lineAdded = (imageId: string, id: number): CartEvent => ({
  type: 'item.added',
  data: {
    id,
    imageId,
    name: imageId,
    artist: '',
    imgsrc: '',
    preview: '',
    width: 24,
    height: 16,
    substrate: 'print',
    frame: null,
    quantity: 1,
    unitPrice: 5_556,
    designToken: `design-${id}`,
  },
})

async function signIn(secret: string, at: Date, is_staff: boolean): Promise<Person> {
  const uuid = randomUUID()
  const email = `${uuid}@example.com`
  return { uuid, email, access: await signAccess({ user_id: uuid, email, is_staff }, { secret, at }) }
}
