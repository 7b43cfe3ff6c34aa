import { beforeAll, describe, expect, test } from 'vitest'
import type { HistoryPage } from '#services/main/projects/history-contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const order = (token: string) =>
    main.append(token, [{ type: 'cart.ordered', data: { orderId: 'ABCD2345' } }])
  const migrate = (token: string, as: string) =>
    main.call('POST', `/api/v2/cart/${token}/migrate-cart/`, { as })
  const ordered = {
    status: 409,
    body: { code: 'project_ordered', detail: expect.stringContaining('ordered') },
  }

  describe('a project that has been ordered', () => {
    test('can be read, and refuses every change', async () => {
      const { token } = await main.createCart()
      const { body: item } = await main.add(token)
      await order(token)
      const before = await main.items(token)
      const commands: [string, string, unknown?][] = [
        [
          'POST',
          `/api/v2/cart/${token}/item/`,
          { imagedata: { id: 'lake' }, size: { w: 24, h: 16 }, substrate: 'print' },
        ],
        ['PATCH', `/api/v2/projects/${token}/item/?id=${item.id}`, { quantity: 5 }],
        ['DELETE', `/api/v2/projects/${token}/item/?id=${item.id}`],
        ['POST', `/api/v2/projects/${token}/undo/`, { seq: 2 }],
        ['PATCH', `/api/v2/projects/${token}/`, { name: 'Lobby' }],
      ]
      for (const [method, path, body] of commands)
        expect(await main.call(method, path, { body })).toMatchObject(ordered)
      expect(await main.items(token)).toEqual(before)
      const cart = await main.call('GET', `/api/v2/cart/${token}/`)
      expect(cart.body).toMatchObject({ latest_order: 'ABCD2345', quantity: 1 })
    })

    test('has no entry that can be undone', async () => {
      const { token } = await main.createCart()
      await main.add(token)
      await order(token)
      const history = await main.call('GET', `/api/v2/projects/${token}/history/`)
      expect((history.body as HistoryPage).results.map(({ undoable }) => undoable)).toEqual([
        false,
        false,
        false,
      ])
    })

    test('costs what it was ordered for, whatever the price is today', async () => {
      const { token } = await main.createCart()
      await main.add(token)
      await order(token)
      const before = await main.items(token)
      main.clock.advance(60_000)
      main.content.images.set('lake', createImage({ id: 'lake', price: 4 }))
      const asked = main.content.requests.length
      expect(await main.items(token)).toEqual(before)
      expect(main.content.requests).toHaveLength(asked)
    })

    test('of an account is not its current cart, and no guest’s cart goes into it', async () => {
      const { access } = await main.signIn()
      const own = await main.createCart(access)
      await order(own.token)
      expect(await main.call('GET', '/api/v2/cart/', { as: access })).toMatchObject({ status: 404 })
      const guest = await main.createCart()
      await main.add(guest.token)
      const migrated = await migrate(guest.token, access)
      expect(migrated).toMatchObject({ status: 200, body: { cart: { token: guest.token }, merge: null } })
    })

    test('of a guest goes into no cart of an account', async () => {
      const { access } = await main.signIn()
      await main.createCart(access)
      const guest = await main.createCart()
      await main.add(guest.token)
      await order(guest.token)
      expect(await migrate(guest.token, access)).toMatchObject(ordered)
    })

    test('takes nothing back that it gave to another project before', async () => {
      const { access } = await main.signIn()
      const own = await main.createCart(access)
      const guest = await main.createCart()
      for (const id of ['lake', 'hill']) await main.add(guest.token, { imagedata: { id } })
      main.content.images.set('hill', createImage({ id: 'hill', published: false }))
      const { body } = await migrate(guest.token, access)
      const { merge } = body as { merge: { seq: number } }
      await order(guest.token)
      const path = `/api/v2/projects/${own.token}`
      const history = await main.call('GET', `${path}/history/`, { as: access })
      expect((history.body as HistoryPage).results[0]).toMatchObject({ seq: merge.seq, undoable: false })
      const undo = await main.call('POST', `${path}/undo/`, { body: { seq: merge.seq }, as: access })
      expect(undo).toMatchObject(ordered)
      expect(await main.items(own.token, access)).toMatchObject({ count: 1 })
    })

    test('keeps the lines that came from a guest’s cart', async () => {
      const { access } = await main.signIn()
      const own = await main.createCart(access)
      const guest = await main.createCart()
      await main.add(guest.token)
      const { body } = await migrate(guest.token, access)
      const { merge } = body as { merge: { seq: number } }
      await order(own.token)
      const undo = await main.call('POST', `/api/v2/projects/${own.token}/undo/`, {
        body: { seq: merge.seq },
        as: access,
      })
      expect(undo).toMatchObject(ordered)
      const again = await migrate(guest.token, access)
      expect(again).toMatchObject({ status: 200, body: { cart: { token: own.token }, merge: null } })
    })
  })
})
