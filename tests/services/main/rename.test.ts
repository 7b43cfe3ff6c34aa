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

  const rename = (token: string, name: string, as?: string) =>
    main.call('PATCH', `/api/v2/projects/${token}/`, { body: { name }, as })
  const undo = (token: string, seq: number) =>
    main.call('POST', `/api/v2/projects/${token}/undo/`, { body: { seq } })
  const historyOf = async (token: string) =>
    ((await main.call('GET', `/api/v2/projects/${token}/history/`)).body as HistoryPage).results
  const nameOf = async (token: string) => {
    const { body } = await main.call('GET', `/api/v2/cart/${token}/`)
    return (body as { project: { name: string; label: string } }).project
  }

  describe('a project', () => {
    test('is renamed by its owner, or by the guest who has it, in one line', async () => {
      const { access } = await main.signIn()
      const own = await main.createCart(access)
      const guest = await main.createCart()
      expect(await rename(own.token, 'Lobby', access)).toMatchObject({
        status: 200,
        body: { token: own.token, project: { name: 'Lobby', label: 'Lobby' } },
      })
      expect(await rename(guest.token, '  North\n wing ')).toMatchObject({
        status: 200,
        body: { project: { name: 'North wing' } },
      })
    })

    test('is renamed by nobody else', async () => {
      const [ada, bob] = [await main.signIn(), await main.signIn()]
      const own = await main.createCart(ada.access)
      for (const as of [bob.access, undefined])
        expect(await rename(own.token, 'Mine', as)).toMatchObject({ status: 404 })
      expect(await rename('nothing', 'Mine')).toMatchObject({ status: 404 })
    })

    test('records each name in its history, and a rename can be undone', async () => {
      const { token } = await main.createCart()
      await rename(token, 'Lobby')
      await rename(token, 'Lobby')
      const [named, ...before] = await historyOf(token)
      expect(before).toHaveLength(1)
      expect(named).toMatchObject({
        seq: 2,
        type: 'cart.renamed',
        details: { text: 'Lobby', lines: [] },
        undoable: true,
      })
      const undone = await undo(token, 2)
      expect(undone).toMatchObject({
        status: 200,
        body: {
          cart: { project: { name: 'Cart' } },
          entry: { undoes: 2, details: { text: 'Cart' } },
        },
      })
      expect(await undo(token, 3)).toMatchObject({
        status: 200,
        body: { cart: { project: { name: 'Lobby' } } },
      })
    })

    test('keeps a later name when an earlier rename is undone', async () => {
      const { token } = await main.createCart()
      await rename(token, 'Lobby')
      await rename(token, 'Suite')
      expect(await undo(token, 2)).toMatchObject({
        status: 409,
        body: { code: 'undo_refused', detail: 'The project was named Suite later.' },
      })
      expect((await nameOf(token)).name).toBe('Suite')
    })
  })

  describe('the history of a project', () => {
    test('tells a new price, and what can no longer be bought, for the lines that it concerns', async () => {
      const { token } = await main.createCart()
      const [lake, hill] = [await main.add(token), await main.add(token, { imagedata: { id: 'hill' } })]
      await main.add(token, { substrate: 'canvas', imagedata: { id: 'hill' } })
      const before = (await main.items(token)).results
      main.clock.advance(31_000)
      main.content.images.set('lake', createImage({ id: 'lake', price: 4 }))
      main.content.images.set('hill', createImage({ id: 'hill', price: 2, substrates: ['canvas'] }))
      const after = (await main.items(token)).results
      const [checked] = await historyOf(token)
      expect(checked).toMatchObject({
        type: 'lines.checked',
        undoable: false,
        details: {
          lines: [
            {
              item_id: lake.body.id,
              from: 1,
              to: 1,
              price_from: before[0]?.unit_price,
              price_to: after[0]?.unit_price,
              left_behind: null,
            },
            {
              item_id: hill.body.id,
              from: 1,
              to: 1,
              price_from: null,
              price_to: null,
              left_behind: 'substrate',
            },
          ],
        },
      })
      expect(checked?.details.lines).toHaveLength(2)
    })

    test('tells which order was made of it, and which line a review is about', async () => {
      const { token } = await main.createCart()
      const { body: item } = await main.add(token)
      await main.append(token, [
        {
          type: 'line.reviewed',
          data: { id: 1, itemId: item.id, author: 'Ann', verdict: 'approved', comment: 'Larger.' },
        },
        { type: 'cart.ordered', data: { orderId: 'ABCD2345' } },
      ])
      const [ordered, reviewed] = await historyOf(token)
      expect(ordered).toMatchObject({ type: 'cart.ordered', details: { text: 'ABCD2345', lines: [] } })
      expect(reviewed).toMatchObject({
        type: 'line.reviewed',
        who: { kind: 'guest', name: 'Ann', is_you: false },
        details: {
          text: 'Larger.',
          verdict: 'approved',
          lines: [{ item_id: item.id, from: 1, to: 1, left_behind: null }],
        },
      })
    })
  })
})
