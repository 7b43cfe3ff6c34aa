import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CartView, MigratedCart } from '#services/main/cart/contract.ts'
import type { HistoryPage, UndoneView } from '#services/main/projects/history-contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, type Person, serveMain } from './main-service.ts'

const HILL = { imagedata: { id: 'hill' }, substrate: 'canvas', size: { w: 36, h: 24 } }

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  beforeEach(() => {
    main.content.fault = 'none'
    for (const image of [createImage({ id: 'lake' }), createImage({ id: 'hill', price: 2 })])
      main.content.images.set(image.id, image)
  })

  const migrate = async (token: string, { access }: Person) => {
    const reply = await main.call('POST', `/api/v2/cart/${token}/migrate-cart/`, { as: access })
    return { status: reply.status, ...(reply.body as MigratedCart) }
  }
  const undo = async (token: string, seq: number, { access }: Person) => {
    const reply = await main.call('POST', `/api/v2/projects/${token}/undo/`, { as: access, body: { seq } })
    return { ...reply, body: reply.body as UndoneView }
  }
  const entry = async (token: string, seq: number, { access }: Person) => {
    const reply = await main.call('GET', `/api/v2/projects/${token}/history/`, { as: access })
    return (reply.body as HistoryPage).results.find((each) => each.seq === seq)
  }
  const lines = async (token: string, { access }: Person) =>
    (await main.items(token, access)).results.map(({ image_id, quantity }) => [image_id, quantity])
  const project = async (id: number, { access }: Person) =>
    (await main.call('GET', `/api/v2/projects/${id}/`, { as: access })).body as CartView
  const recent = async ({ access }: Person) =>
    ((await main.call('GET', '/api/v2/cart/', { as: access })).body as CartView).token

  /** Makes Ada's cart with a print of lake, and a guest's with two of it and a canvas of hill. */
  async function makeTwoCarts() {
    const ada = await main.signIn()
    const own = await main.createCart(ada.access)
    await main.add(own.token, {}, { as: ada.access })
    const guest = await main.createCart()
    await main.add(guest.token)
    await main.add(guest.token)
    await main.add(guest.token, HILL)
    main.clock.advance(1_000)
    return { ada, own, guest }
  }

  /** Makes both carts and merges them. */
  async function mergeTwo() {
    const carts = await makeTwoCarts()
    const { merge } = await migrate(carts.guest.token, carts.ada)
    return { ...carts, seq: merge?.seq ?? 0 }
  }

  describe('a merge', () => {
    test('tells what it added and joined, once', async () => {
      const { ada, own, guest } = await makeTwoCarts()
      const first = await migrate(guest.token, ada)
      expect(first).toMatchObject({ added: 1, joined: 1, merge: { seq: 3, left: 0, over: 0 } })
      expect((await migrate(guest.token, ada)).merge).toBeNull()
      expect(await entry(own.token, 3, ada)).toMatchObject({
        type: 'cart.merged',
        who: { is_you: true },
        undoable: true,
        details: {
          project: { id: guest.project.id },
          lines: [
            { name: 'Picture lake', from: 1, to: 3, over: 0, left_behind: null },
            { name: 'Picture hill', from: 0, to: 1, over: 0, left_behind: null },
          ],
        },
      })
    })

    test('tells what did not fit in an equal line', async () => {
      const { ada, own, guest } = await makeTwoCarts()
      const [item] = (await main.items(own.token, ada.access)).results
      const path = `/api/v2/projects/${own.token}/item/?id=${item?.id}`
      await main.call('PATCH', path, { as: ada.access, body: { quantity: 999 } })
      expect((await migrate(guest.token, ada)).merge).toEqual({ seq: 4, left: 0, over: 2 })
      expect((await entry(own.token, 4, ada))?.details.lines).toMatchObject([
        { name: 'Picture lake', from: 999, to: 999, over: 2 },
        { name: 'Picture hill', to: 1 },
      ])
    })

    test.each([
      ['gone', () => main.content.images.delete('hill')],
      ['unpublished', () => main.content.images.set('hill', createImage({ id: 'hill', published: false }))],
      [
        'substrate',
        () => main.content.images.set('hill', createImage({ id: 'hill', substrates: ['print'] })),
      ],
      [
        'size',
        () => main.content.images.set('hill', createImage({ id: 'hill', max_width: 24, max_height: 16 })),
      ],
    ])(
      'leaves what cannot be bought any more in a project of the account, with the reason: %s',
      async (why, change) => {
        const { ada, own, guest } = await makeTwoCarts()
        change()
        const { cart, added, joined, merge } = await migrate(guest.token, ada)
        expect({ token: cart.token, added, joined, left: merge?.left }).toEqual({
          token: own.token,
          added: 0,
          joined: 1,
          left: 1,
        })
        expect((await entry(own.token, merge?.seq ?? 0, ada))?.details.lines).toMatchObject([
          { name: 'Picture lake', from: 1, to: 3, left_behind: null },
          { name: 'Picture hill', from: 0, to: 0, left_behind: why },
        ])
        expect(await project(guest.project.id, ada)).toMatchObject({
          token: guest.token,
          // The line left behind cannot be bought here either.
          quantity: 0,
          is_guest: false,
        })
        expect(await recent(ada)).toBe(own.token)
        expect(await migrate(guest.token, ada)).toMatchObject({ cart: { token: own.token }, merge: null })
      },
    )

    test.each(['error', 'nonsense'] as const)(
      'takes every line along when content answers with %s',
      async (fault) => {
        const { ada, own, guest } = await makeTwoCarts()
        main.content.images.delete('hill')
        main.content.fault = fault
        expect(await migrate(guest.token, ada)).toMatchObject({ status: 200, merge: { left: 0 } })
        expect(await lines(own.token, ada)).toEqual([
          ['lake', 3],
          ['hill', 1],
        ])
      },
    )

    test('of an empty cart tells nothing', async () => {
      const ada = await main.signIn()
      await main.createCart(ada.access)
      const { token } = await main.createCart()
      expect((await migrate(token, ada)).merge).toBeNull()
    })
  })

  describe('undoing a merge', () => {
    test('gives the guest’s project to the account, and leaves the account’s cart as it was', async () => {
      const { ada, own, guest, seq } = await mergeTwo()
      const { status, body } = await undo(own.token, seq, ada)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        cart: { token: own.token, quantity: 1 },
        entry: { type: 'merge.undone', undoes: seq, details: { project: { id: guest.project.id } } },
      })
      expect(await lines(own.token, ada)).toEqual([['lake', 1]])
      expect(await lines(guest.token, ada)).toEqual([
        ['lake', 2],
        ['hill', 1],
      ])
      expect(await project(guest.project.id, ada)).toMatchObject({ token: guest.token, is_guest: false })
      expect(await recent(ada), 'the project in hand stays in hand').toBe(own.token)
      expect(await main.call('GET', `/api/v2/cart/${guest.token}/`)).toMatchObject({ status: 404 })
    })

    test('twice has the effect of once, and undoing the undo merges again', async () => {
      const { ada, own, guest, seq } = await mergeTwo()
      const first = await undo(own.token, seq, ada)
      expect((await undo(own.token, seq, ada)).body.entry).toEqual(first.body.entry)
      const again = await undo(own.token, first.body.entry.seq, ada)
      expect(again.body).toMatchObject({ cart: { quantity: 4 }, entry: { type: 'cart.merged' } })
      expect(await lines(guest.token, ada), 'it opens as the other again').toEqual(
        await lines(own.token, ada),
      )
      expect((await undo(own.token, seq, ada)).body).toMatchObject({ cart: { quantity: 1 } })
    })

    test('keeps what was changed by hand since', async () => {
      const { ada, own, guest, seq } = await mergeTwo()
      const { results } = await main.items(own.token, ada.access)
      for (const [image, quantity] of [
        ['lake', 2],
        ['hill', 5],
      ] as const) {
        const id = results.find(({ image_id }) => image_id === image)?.id
        const path = `/api/v2/projects/${own.token}/item/?id=${id}`
        await main.call('PATCH', path, { as: ada.access, body: { quantity } })
      }
      await undo(own.token, seq, ada)
      expect(await lines(own.token, ada)).toEqual([
        ['lake', 1],
        ['hill', 4],
      ])
      expect(await lines(guest.token, ada)).toEqual([
        ['lake', 2],
        ['hill', 1],
      ])
    })

    test('is refused for a number in the guest’s cart, where it names another event', async () => {
      const { ada, own, guest } = await mergeTwo()
      expect(await undo(guest.token, 2, ada)).toMatchObject({
        status: 409,
        body: { detail: 'The project has gone into another one.' },
      })
      expect(await lines(own.token, ada)).toEqual([
        ['lake', 3],
        ['hill', 1],
      ])
    })

    test('is allowed to the owner alone', async () => {
      const { own, guest, seq } = await mergeTwo()
      const other = await main.signIn()
      for (const token of [own.token, guest.token])
        expect(await undo(token, seq, other)).toMatchObject({ status: 404 })
    })

    test('ten times at once has the effect of once, even while items are added', async () => {
      const { ada, own, guest, seq } = await mergeTwo()
      const adds = Array.from({ length: 5 }, () => main.add(guest.token, HILL, { as: ada.access }))
      const replies = await Promise.all([
        ...adds,
        ...Array.from({ length: 10 }, () => undo(own.token, seq, ada)),
      ])
      for (const { status } of replies) expect([200, 201]).toContain(status)
      const all = [...(await lines(own.token, ada)), ...(await lines(guest.token, ada))]
      const count = (image: string) =>
        all.reduce((sum, [id, quantity]) => sum + (id === image ? Number(quantity) : 0), 0)
      expect({ lake: count('lake'), hill: count('hill') }).toEqual({ lake: 3, hill: 6 })
    })
  })
})
