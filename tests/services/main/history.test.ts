import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import type { HistoryEntryView, HistoryPage, UndoneView } from '#services/main/projects/history-contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'
import { sharingOf } from './sharing.ts'

const HILL = { imagedata: { id: 'hill' }, substrate: 'canvas', size: { w: 36, h: 24 } }

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const sharing = sharingOf(() => main)
  const history = async (token: string, as?: string, query = '') => {
    const { body } = await main.call('GET', `/api/v2/projects/${token}/history/${query}`, { as })
    return body as HistoryPage
  }
  const undo = async (token: string, seq: unknown, as?: string, key?: string) => {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    const reply = await main.call('POST', `/api/v2/projects/${token}/undo/`, { body: { seq }, as, headers })
    return { ...reply, body: reply.body as UndoneView }
  }
  const line = (token: string, id: number) => `/api/v2/projects/${token}/item/?id=${id}`
  const readCart = async (token: string) =>
    (await main.call('GET', `/api/v2/cart/${token}/`)).body as CartView
  const newest = async (token: string, as?: string) =>
    (await history(token, as)).results[0] as HistoryEntryView

  /** Makes a guest's cart with a print of lake, event 2 of its history. */
  async function cartWithLake() {
    const { token } = await main.createCart()
    const { body } = await main.add(token)
    return { token, id: body.id }
  }

  describe('a history', () => {
    test('tells who did what and when, the newest first, with names, sizes and quantities', async () => {
      const { uuid: _, ...person } = await main.signIn()
      const { token } = await main.createCart(person.access)
      const { body: item } = await main.add(token, HILL, { as: person.access })
      main.clock.advance(60_000)
      await main.call('PATCH', line(token, item.id), { as: person.access, body: { quantity: 4 } })
      await main.call('DELETE', line(token, item.id), { as: person.access })
      const { count, next, results } = await history(token, person.access)
      const hill = {
        item_id: item.id,
        name: 'Picture hill',
        width: 36,
        height: 24,
        substrate: 'canvas',
        frame: null,
      }
      const nothingElse = { over: 0, price_from: null, price_to: null, left_behind: null }
      expect({ count, next }).toEqual({ count: 4, next: null })
      expect(results.map(({ seq, type, undoable, details }) => [seq, type, undoable, details.lines])).toEqual(
        [
          [4, 'item.removed', true, [{ ...hill, from: 4, to: 0, ...nothingElse }]],
          [3, 'item.quantity-changed', false, [{ ...hill, from: 1, to: 4, ...nothingElse }]],
          [2, 'item.added', false, [{ ...hill, from: 0, to: 1, ...nothingElse }]],
          [1, 'cart.created', false, []],
        ],
      )
      const [last, , first] = results
      expect(last?.who).toEqual({ kind: 'user', name: person.email, is_you: true })
      expect(Date.parse(last?.at ?? '') - Date.parse(first?.at ?? '')).toBe(60_000)
    })

    test('ends with the version of the cart and its share, whoever wrote the last entry', async () => {
      const { token, item, link } = await sharing.sharedLake()
      const versions = async () => ({
        cart: (await readCart(token)).version,
        share: (await sharing.share('GET', token)).body.cart_version,
        history: (await newest(token)).seq,
      })
      expect(await versions()).toEqual({ cart: 3, share: 3, history: 3 })
      await sharing.say(link, { items: [item], verdict: 'approved' })
      expect(await versions()).toEqual({ cart: 4, share: 4, history: 4 })
      const changed = await main.call('PATCH', line(token, item), { body: { quantity: 2 } })
      expect(changed.status).toBe(200)
      expect(await versions()).toEqual({ cart: 5, share: 5, history: 5 })
    })

    test('comes in pages', async () => {
      const { token } = await cartWithLake()
      const first = await history(token, undefined, '?page_size=1')
      expect(first).toMatchObject({ count: 2, results: [{ seq: 2 }] })
      expect(first.next).toContain('page=2')
      expect(await history(token, undefined, '?page_size=1&page=2')).toMatchObject({
        next: null,
        results: [{ seq: 1 }],
      })
      const { status } = await main.call('GET', `/api/v2/projects/${token}/history/?page=9`)
      expect(status).toBe(404)
    })

    test('is opened by whoever opens its cart, and shows names to staff alone', async () => {
      const [owner, stranger, staff] = [
        await main.signIn(),
        await main.signIn(),
        await main.signIn({ isStaff: true }),
      ]
      const { token } = await main.createCart(owner.access)
      const path = `/api/v2/projects/${token}/history/`
      for (const as of [stranger.access, undefined])
        expect(await main.call('GET', path, { as })).toMatchObject({ status: 404 })
      expect((await newest(token, staff.access)).who).toEqual({
        kind: 'user',
        name: owner.email,
        is_you: false,
      })
      expect(await undo(token, 1, staff.access)).toMatchObject({ status: 404 })
      const guest = await cartWithLake()
      expect((await newest(guest.token)).who).toEqual({ kind: 'guest', name: null, is_you: false })
    })
  })

  describe('undoing', () => {
    test('a removal brings the line back as it was, with its number and price', async () => {
      const { token, id } = await cartWithLake()
      await main.call('PATCH', line(token, id), { body: { quantity: 3 } })
      const before = await main.items(token)
      const removed = await main.call('DELETE', line(token, id))
      const { status, body } = await undo(token, (removed.body as { seq: number }).seq)
      expect(status).toBe(200)
      expect(body.cart.quantity).toBe(3)
      expect(body.entry).toMatchObject({
        seq: 5,
        type: 'item.restored',
        undoes: 4,
        undoable: true,
        details: { lines: [{ item_id: id, name: 'Picture lake', from: 0, to: 3 }] },
      })
      expect(await main.items(token)).toEqual(before)
      const [, undone] = (await history(token)).results
      expect(undone).toMatchObject({ seq: 4, undone_by: 5, undoable: false })
    })

    test('a change of quantity and an adding sets them back, also in the order in which they were done', async () => {
      const { token, id } = await cartWithLake()
      await main.call('PATCH', line(token, id), { body: { quantity: 7 } })
      expect((await undo(token, 3)).body.cart.quantity).toBe(1)
      expect((await undo(token, 2)).body).toMatchObject({
        cart: { quantity: 0 },
        entry: { type: 'item.removed' },
      })
    })

    test('an undo does the change again, and so on', async () => {
      const { token, id } = await cartWithLake()
      await main.call('DELETE', line(token, id))
      expect((await undo(token, 3)).body.cart.quantity).toBe(1)
      expect((await undo(token, 4)).body.cart.quantity).toBe(0)
      expect((await undo(token, 3)).body).toMatchObject({ cart: { quantity: 1 }, entry: { undoes: 5 } })
    })

    test('twice has the effect of once, under one key, under two, or ten times at once', async () => {
      const { token, id } = await cartWithLake()
      await main.call('DELETE', line(token, id))
      const key = randomUUID()
      const replies = await Promise.all([
        ...Array.from({ length: 8 }, () => undo(token, 3)),
        undo(token, 3, undefined, key),
        undo(token, 3, undefined, key),
      ])
      for (const { status, body } of replies) {
        expect(status).toBe(200)
        expect(body.entry.seq).toBe(4)
      }
      expect(await history(token)).toMatchObject({ count: 4 })
      expect(await main.items(token)).toMatchObject({ count: 1 })
    })

    test.each<[string, (token: string, id: number) => Promise<unknown>, string]>([
      [
        'a later quantity',
        (token, id) => main.call('PATCH', line(token, id), { body: { quantity: 5 } }),
        'The quantity of Picture lake was changed to 5 later.',
      ],
      [
        'a later removal',
        (token, id) => main.call('DELETE', line(token, id)),
        'Picture lake was taken out later.',
      ],
    ])('is refused after %s, and the refusal names it', async (_name, later, detail) => {
      const { token, id } = await cartWithLake()
      await later(token, id)
      expect(await undo(token, 2)).toMatchObject({ status: 409, body: { detail, code: 'undo_refused' } })
      expect(await history(token)).toMatchObject({ count: 3 })
    })

    test('a removal is refused when the same was added again', async () => {
      const { token, id } = await cartWithLake()
      await main.call('DELETE', line(token, id))
      await main.add(token)
      expect(await undo(token, 3)).toMatchObject({
        status: 409,
        body: { detail: 'Picture lake is in the project again.' },
      })
      expect(await main.items(token)).toMatchObject({ count: 1 })
    })

    test('is refused for an entry that changed nothing', async () => {
      const { token } = await cartWithLake()
      expect(await undo(token, 1)).toMatchObject({ status: 409, body: { detail: 'This cannot be undone.' } })
      expect(await undo(token, 3)).toMatchObject({ status: 404 })
      for (const seq of [0, -1, 1.5, '2', null, 1e12])
        expect(await undo(token, seq)).toMatchObject({ status: 400, body: { seq: [expect.any(String)] } })
    })

    test('is allowed to whoever may write to the cart', async () => {
      const [owner, stranger] = [await main.signIn(), await main.signIn()]
      const { token } = await main.createCart(owner.access)
      await main.add(token, {}, { as: owner.access })
      for (const as of [stranger.access, undefined])
        expect(await undo(token, 2, as)).toMatchObject({ status: 404 })
      expect(await undo(token, 2, owner.access)).toMatchObject({ status: 200 })
    })
  })
})
