import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import { createMainService } from '#services/main/service.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'
import { orderingOf } from './orders/ordering.ts'

const HOUR = 3_600_000

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  beforeEach(() => main.clock.advance(HOUR))
  const { laden, place } = orderingOf(() => main)

  const open = (
    from: string,
    { at = main.call, key = randomUUID(), email = 'ada@example.com', as }: Opening = {},
  ) =>
    at('POST', '/api/v2/cart/', {
      as,
      body: as ? {} : { cart_email: email },
      headers: { 'x-forwarded-for': from, 'idempotency-key': key },
    })
  const statuses = async (count: number, ask: (index: number) => Promise<{ status: number }>) => {
    const all = []
    for (let index = 0; index < count; index += 1) all.push((await ask(index)).status)
    return all
  }
  const tally = (all: readonly number[]) => ({
    taken: all.filter((status) => status < 300).length,
    refused: all.filter((status) => status === 429).length,
  })

  describe('guest carts', () => {
    test('are limited for one network, over two processes too, and not for others', async () => {
      const { database, clock } = main
      const settings = createSettings({ CONTENT_URL: main.content.url })
      const other = await serve(await createMainService({ database, settings, clock }))
      const made = await statuses(80, (index) =>
        open(`2001:db8:9:9::${index.toString(16)}`, { at: index % 2 === 0 ? main.call : other }),
      )
      expect(tally(made)).toEqual({ taken: 60, refused: 20 })
      expect((await open(makeAddress())).status).toBe(201)
      main.clock.advance(60_000)
      expect((await open('2001:db8:9:9::1')).status).toBe(201)
    })

    test('of an account are not limited', async () => {
      const [{ access: as }, from] = [await main.signIn(), makeAddress()]
      expect(tally(await statuses(70, () => open(from, { as })))).toEqual({ taken: 70, refused: 0 })
    })

    test('that are asked for again under their key do not count', async () => {
      const [key, from] = [randomUUID(), makeAddress()]
      expect(tally(await statuses(70, () => open(from, { key })))).toEqual({ taken: 70, refused: 0 })
    })

    test('are opened by their key only at their own network, by a repeat', async () => {
      const key = randomUUID()
      const tokenOf = async (from: string) => ((await open(from, { key })).body as CartView).token
      const token = await tokenOf('2001:db8:1:1::1')
      expect(await tokenOf('2001:db8:1:1::2')).toBe(token)
      expect(await tokenOf('2001:db8:1:2::1')).not.toBe(token)
    })
  })

  describe('orders by purchase order', () => {
    test('are limited for one guest’s address, from all networks together', async () => {
      const email = `${randomUUID()}@example.com`
      const placed = await statuses(8, async () => {
        const { token } = (await open(makeAddress(), { email })).body as CartView
        await main.add(token)
        return place(token)
      })
      expect(tally(placed)).toEqual({ taken: 5, refused: 3 })
      const { messages } = (await main.call('GET', '/outbox/')).body as Outbox
      expect(messages.filter(({ to }) => to === email)).toHaveLength(5)
    })

    test('are limited for one network, for all addresses together', async () => {
      const from = makeAddress()
      const placed = await statuses(24, async () => {
        const { access: as } = await main.signIn()
        return place((await laden(as)).token, { as, from })
      })
      expect(tally(placed)).toEqual({ taken: 20, refused: 4 })
    })

    test('send a limited number of mails to one account, from all networks together', async () => {
      const { access: as } = await main.signIn()
      const placed = await statuses(24, async () =>
        place((await laden(as)).token, { as, from: makeAddress() }),
      )
      expect(tally(placed)).toEqual({ taken: 20, refused: 4 })
    })

    test('that are refused can be placed later under the same key', async () => {
      const [from, key] = [makeAddress(), randomUUID()]
      const { token } = await laden()
      const body = { quote: { version: 'another', grand_total: 1 } }
      await statuses(20, () => place(token, { from, body }))
      const refused = await place(token, { from, key })
      expect(refused.status).toBe(429)
      main.clock.advance(Number(refused.headers.get('retry-after')) * 1_000)
      expect((await place(token, { from, key })).status).toBe(201)
    })
  })

  test('drawing invoices is limited for one network and one account', async () => {
    const { access: as } = await main.signIn()
    const { order_id } = (await place((await laden(as)).token, { as })).body
    const invoice = async (from: string) => {
      const response = await fetch(`${main.origin}/api/v2/orders/${order_id}/invoice/`, {
        headers: { ...SERVICE_KEY, authorization: `JWT ${as}`, 'x-forwarded-for': from },
      })
      await response.arrayBuffer()
      return response
    }
    const from = makeAddress()
    expect(tally(await statuses(32, () => invoice(from)))).toEqual({ taken: 30, refused: 2 })
    expect((await invoice(makeAddress())).status).toBe(429)
  })
})

interface Opening {
  at?: Call
  key?: string
  email?: string
  as?: string
}
