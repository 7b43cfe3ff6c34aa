import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CartItemView, CartView } from '#services/main/cart/contract.ts'
import type { HistoryPage } from '#services/main/projects/history-contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, serveMain } from './main-service.ts'

const LATER_MS = 31_000

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  beforeEach(() => {
    main.content.fault = 'none'
    main.content.unreached.clear()
    for (const id of ['lake', 'hill']) main.content.images.set(id, createImage({ id }))
  })

  const cartOf = async (token: string) => (await main.call('GET', `/api/v2/cart/${token}/`)).body as CartView
  const itemsOf = async (token: string) => (await main.items(token)).results
  const historyOf = async (token: string) =>
    ((await main.call('GET', `/api/v2/projects/${token}/history/`)).body as HistoryPage).results
  /** Makes a cart with a print of `lake`, then one of `hill`, and lets a while pass. */
  const cartOfTwo = async () => {
    const { token } = await main.createCart()
    await main.add(token)
    await main.add(token, { imagedata: { id: 'hill' } })
    main.clock.advance(LATER_MS)
    return token
  }
  const dearer = () => main.content.images.set('lake', createImage({ id: 'lake', price: 4 }))

  describe('a cart that is read', () => {
    test('has the prices of today, beside those of when its items were added', async () => {
      const token = await cartOfTwo()
      const [before] = await itemsOf(token)
      main.clock.advance(LATER_MS)
      dearer()
      const { subtotal } = await cartOf(token)
      const [lake, hill] = await itemsOf(token)
      expect(lake?.unit_price).toBeGreaterThan(before?.unit_price ?? Infinity)
      expect(lake?.added_unit_price).toBe(before?.unit_price)
      expect(hill?.added_unit_price).toBe(hill?.unit_price)
      expect(subtotal).toBe((lake?.unit_price ?? 0) + (hill?.unit_price ?? 0))
    })

    test.each<[CartItemView['fault'], Partial<Parameters<typeof createImage>[0]> | null]>([
      ['gone', null],
      ['unpublished', { published: false }],
      ['substrate', { substrates: ['canvas'] }],
      ['size', { max_width: 12, max_height: 8 }],
    ])('leaves what is %s out of its sums until it is back', async (fault, changes) => {
      const token = await cartOfTwo()
      const whole = await cartOf(token)
      main.clock.advance(LATER_MS)
      if (changes) main.content.images.set('lake', createImage({ id: 'lake', ...changes }))
      else main.content.images.delete('lake')
      const part = await cartOf(token)
      const [lake, hill] = await itemsOf(token)
      expect(lake).toMatchObject({ fault, unit_price: lake?.added_unit_price })
      expect(part).toMatchObject({ quantity: 1, subtotal: hill?.unit_price })
      main.content.images.set('lake', createImage({ id: 'lake' }))
      main.clock.advance(LATER_MS)
      // Two checks were noted: one that found a fault, and one that found it gone.
      expect(await cartOf(token)).toEqual({ ...whole, version: whole.version + 2 })
      expect((await itemsOf(token))[0]).toMatchObject({ fault: null })
    })

    test('records a change once in its history, by the system, and people can still undo what they did', async () => {
      const token = await cartOfTwo()
      dearer()
      await Promise.all([cartOf(token), itemsOf(token), cartOf(token)])
      await cartOf(token)
      main.clock.advance(LATER_MS)
      await cartOf(token)
      const [checked, , added] = await historyOf(token)
      expect(checked).toMatchObject({ type: 'lines.checked', who: { kind: 'system' }, undoable: false })
      expect(await historyOf(token)).toHaveLength(4)
      expect(added).toMatchObject({ type: 'item.added', undoable: true })
      const undo = await main.call('POST', `/api/v2/projects/${token}/undo/`, { body: { seq: added?.seq } })
      expect(undo).toMatchObject({ status: 200, body: { cart: { quantity: 1 } } })
    })

    test('asks the content service once for a cart and its items, and again only after 30 s', async () => {
      const token = await cartOfTwo()
      const asked = () => main.content.requests.length
      const before = asked()
      await Promise.all([cartOf(token), itemsOf(token), cartOf(token)])
      await itemsOf(token)
      expect(asked()).toBe(before + 1)
      main.clock.advance(29_000)
      await cartOf(token)
      expect(asked()).toBe(before + 1)
      main.clock.advance(1_000)
      await cartOf(token)
      expect(asked()).toBe(before + 2)
    })

    test('loses nothing that is added during its check', async () => {
      const token = await cartOfTwo()
      dearer()
      const sizes = [12, 18, 36, 48].map((w) => ({ size: { w, h: (w / 3) * 2 } }))
      const replies = await Promise.all([
        ...sizes.map((size) => main.add(token, size)),
        cartOf(token),
        ...sizes.map((size) => main.add(token, size)),
      ])
      expect(replies.filter((reply) => 'status' in reply).map(({ status }) => status)).toEqual(
        Array(8).fill(201),
      )
      expect(await cartOf(token)).toMatchObject({ quantity: 10 })
      const [lake] = await itemsOf(token)
      expect(lake?.unit_price).toBeGreaterThan(lake?.added_unit_price ?? Infinity)
    })

    test.each(['error', 'nonsense'] as const)('stays unchanged when content answers %s', async (fault) => {
      const token = await cartOfTwo()
      const before = await cartOf(token)
      main.clock.advance(LATER_MS)
      main.content.fault = fault
      expect(await cartOf(token)).toEqual(before)
      expect(await itemsOf(token)).toHaveLength(2)
    })

    test('keeps images of a source that cannot be asked, and checks the others', async () => {
      const token = await cartOfTwo()
      const before = await itemsOf(token)
      main.clock.advance(LATER_MS)
      main.content.unreached.add('lake')
      main.content.images.delete('hill')
      expect(await itemsOf(token)).toEqual([before[0], { ...before[1], fault: 'gone' }])
    })

    test('does not become the most recent cart by a check', async () => {
      const { access } = await main.signIn()
      const first = await main.createCart(access)
      await main.add(first.token, {}, { as: access })
      main.clock.advance(1_000)
      const second = await main.createCart(access)
      main.clock.advance(LATER_MS)
      dearer()
      await main.call('GET', `/api/v2/cart/${first.token}/`, { as: access })
      const recent = await main.call('GET', '/api/v2/cart/', { as: access })
      expect(recent.body).toMatchObject({ token: second.token })
    })
  })

  describe('a line', () => {
    test('that grows takes the price of what was added last', async () => {
      const { token } = await main.createCart()
      await main.add(token)
      dearer()
      await main.add(token)
      const [lake] = await itemsOf(token)
      const { token: other } = await main.createCart()
      await main.add(other)
      expect(lake).toMatchObject({ quantity: 2, unit_price: (await itemsOf(other))[0]?.unit_price })
      expect(lake?.added_unit_price).toBeLessThan(lake?.unit_price ?? 0)
    })

    test('that an undo brings back is checked at once, and keeps the price at which it was added', async () => {
      const { token } = await main.createCart()
      const { body: added } = await main.add(token)
      const [before] = await itemsOf(token)
      const removed = await main.call('DELETE', `/api/v2/projects/${token}/item/?id=${added.id}`)
      dearer()
      const { seq } = removed.body as { seq: number }
      const key = { 'idempotency-key': randomUUID() }
      await main.call('POST', `/api/v2/projects/${token}/undo/`, { body: { seq }, headers: key })
      const [after] = await itemsOf(token)
      expect(after?.unit_price).toBeGreaterThan(before?.unit_price ?? Infinity)
      expect(after?.added_unit_price).toBe(before?.unit_price)
    })
  })
})
