import { randomUUID } from 'node:crypto'
import type { CartView, MigratedCart } from '#services/main/cart/contract.ts'
import type { Reordered } from '#services/main/orders/contract.ts'
import type { ShareView } from '#services/main/shares/contract.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { createImage } from '../content-stand-in.ts'
import type { MainService } from '../main-service.ts'
import { orderingOf } from '../orders/ordering.ts'

/** What somebody does in a shop. The numbers choose the cart or order, the person, and the details. */
export interface Act {
  does: keyof ReturnType<typeof createActs>
  which: number
  who: number
  what: number
}

const FRESH_MS = 31_000

/**
 * Opens a shop over HTTP that performs one act after another; it refuses many of them, as a real shop does.
 */
export function openRandomShop(main: MainService) {
  const acts = createActs(main)
  return async ({ does, ...choice }: Act): Promise<number> => {
    main.clock.advance(1_000)
    return acts[does](choice)
  }
}

type Choice = Omit<Act, 'does'>

function createActs(main: MainService) {
  const people = [null, randomUUID(), randomUUID()]
  const [tokens, orders, links]: string[][] = [[], [], []]
  const { place } = orderingOf(() => main)
  const chosen = (list: readonly string[] | undefined, { which }: Choice) =>
    list?.at(which % list.length) ?? 'none'
  const tokenOf = (choice: Choice) => chosen(tokens, choice)

  /** Sign a token for each act: tokens last five minutes. */
  const access = async ({ who }: Choice, is_staff = false) => {
    const user_id = people[who % people.length]
    if (!user_id) return undefined
    return signAccess(
      { user_id, email: `${user_id}@example.com`, is_staff },
      { secret: JWT_SECRET, at: main.clock() },
    )
  }
  const ask = async (
    choice: Choice,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => {
    const headers = { 'x-forwarded-for': makeAddress(), 'idempotency-key': randomUUID() }
    return main.call(method, path, { as: await access(choice), headers, ...(body && { body }) })
  }
  const itemOf = async (choice: Choice): Promise<number> => {
    const items = await main.database.query<{ id: number }>(
      'select id from main.cart_item where cart = $1 order by id',
      [tokenOf(choice)],
    )
    return items.at(choice.what % Math.max(items.length, 1))?.id ?? 1
  }

  return {
    async create(choice: Choice) {
      const item = { imagedata: { id: 'lake' }, size: { w: 24, h: 16 }, substrate: 'print' }
      const reply = await ask(choice, 'POST', '/api/v2/cart/', {
        cart_email: 'guest@example.com',
        ...(choice.what % 2 && { item }),
      })
      const { token } = (reply.body ?? {}) as Partial<CartView>
      if (token) tokens?.push(token)
      return reply.status
    },
    async add(choice: Choice) {
      const item = {
        imagedata: { id: choice.what % 2 ? 'lake' : 'hill' },
        substrate: choice.what % 3 ? 'print' : 'canvas',
      }
      return (await main.add(tokenOf(choice), item, { as: await access(choice) })).status
    },
    async change(choice: Choice) {
      const path = `/api/v2/projects/${tokenOf(choice)}/item/?id=${await itemOf(choice)}`
      return (await ask(choice, 'PATCH', path, { quantity: 1 + choice.what })).status
    },
    async remove(choice: Choice) {
      const path = `/api/v2/projects/${tokenOf(choice)}/item/?id=${await itemOf(choice)}`
      return (await ask(choice, 'DELETE', path)).status
    },
    async undo(choice: Choice) {
      const path = `/api/v2/projects/${tokenOf(choice)}/undo/`
      return (await ask(choice, 'POST', path, { seq: 1 + choice.what })).status
    },
    async rename(choice: Choice) {
      const path = `/api/v2/projects/${tokenOf(choice)}/`
      return (await ask(choice, 'PATCH', path, { name: `Room ${choice.what}` })).status
    },
    async migrate(choice: Choice) {
      const path = `/api/v2/cart/${tokenOf(choice)}/migrate-cart/`
      const reply = await ask(choice, 'POST', path)
      const { merge = null, cart } = (reply.body ?? {}) as Partial<MigratedCart>
      // Half of the merges are undone at once, as the button right beside them invites.
      if (merge && cart && choice.what % 2)
        await ask(choice, 'POST', `/api/v2/projects/${cart.token}/undo/`, { seq: merge.seq })
      return reply.status
    },
    /** Changes the catalogue; the cart takes it in when it is read. */
    async check(choice: Choice) {
      const price = 1 + (choice.what % 4)
      main.content.images.set('lake', createImage({ id: 'lake', price, published: choice.what % 5 > 0 }))
      main.clock.advance(FRESH_MS)
      return (await ask(choice, 'GET', `/api/v2/cart/${tokenOf(choice)}/`)).status
    },
    async share(choice: Choice) {
      const reply = await ask(choice, 'POST', `/api/v2/projects/${tokenOf(choice)}/share/`)
      const { share_token: link } = (reply.body ?? {}) as Partial<ShareView>
      if (link) links?.push(link)
      return reply.status
    },
    async withdraw(choice: Choice) {
      return (await ask(choice, 'DELETE', `/api/v2/projects/${tokenOf(choice)}/share/`)).status
    },
    async review(choice: Choice) {
      const said = { author: 'Ann', items: [await itemOf(choice)], comment: `Remark ${choice.what}` }
      return (await ask(choice, 'POST', `/api/v2/shared/${chosen(links, choice)}/reviews/`, said)).status
    },
    async order(choice: Choice) {
      const { status, body } = await place(tokenOf(choice), { as: await access(choice) })
      if (status === 201) orders?.push(body.order_id)
      return status
    },
    /** Acts as staff. */
    async transition(choice: Choice) {
      const transition = ['pay', 'produce', 'ship', 'deliver', 'cancel', 'refund'][choice.what % 6]
      const reply = await main.call('POST', `/api/v2/orders/${chosen(orders, choice)}/transitions/`, {
        as: await access({ ...choice, who: 1 }, true),
        headers: { 'idempotency-key': randomUUID() },
        body: { transition, ...(transition === 'ship' && { carrier: 'UPS', tracking: '1Z' }) },
      })
      return reply.status
    },
    async reorder(choice: Choice) {
      const reply = await ask(choice, 'POST', `/api/v2/orders/${chosen(orders, choice)}/reorder/`)
      const { cart } = (reply.body ?? {}) as Partial<Reordered>
      if (cart) tokens?.push(cart.token)
      return reply.status
    },
  }
}
