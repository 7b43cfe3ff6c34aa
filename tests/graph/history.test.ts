import { expect, test } from 'vitest'
import type { HistoryEntryView, HistoryLineView } from '#services/main/projects/history-contract.ts'
import { openShop } from './support/shop.ts'

const ENTRY = `seq at who { kind name isYou } type text verdict undoable undoneBy undoes project { id label }
  lines { itemId name width height substrate frame { moulding mat } from to over priceFrom priceTo leftBehind }`
const HISTORY = `query History($token: ID!, $page: Int) {
  projectHistory(cartToken: $token, page: $page, pageSize: 10) { count entries { ${ENTRY} } }
}`
const UNDO = `mutation Undo($input: UndoProjectEventInput!) {
  undoProjectEvent(input: $input) { cart { quantity } entry { ${ENTRY} } userErrors { field message code } }
}`
const documents = [HISTORY, UNDO]

const hill: HistoryLineView = {
  item_id: 5,
  name: 'Hill',
  width: 36,
  height: 24,
  substrate: 'canvas',
  frame: null,
  from: 0,
  to: 0,
  over: 0,
  price_from: 5_000,
  price_to: 6_000,
  left_behind: 'unpublished',
}
const merge: HistoryEntryView = {
  seq: 3,
  at: '2026-11-20T12:00:00.000Z',
  who: { kind: 'user', name: 'ada@aquatint.test', is_you: true },
  type: 'cart.merged',
  details: {
    lines: [hill, { ...hill, item_id: 6, from: 1, to: 3, left_behind: null }],
    text: 'Lobby',
    verdict: 'changes',
    project: { id: 9, name: 'My project', label: 'My project 9' },
  },
  undoable: true,
  undone_by: null,
  undoes: null,
}
const told = {
  seq: 3,
  at: '2026-11-20T12:00:00.000Z',
  who: { kind: 'USER', name: 'ada@aquatint.test', isYou: true },
  type: 'CART_MERGED',
  text: 'Lobby',
  verdict: 'CHANGES',
  undoable: true,
  undoneBy: null,
  undoes: null,
  project: { id: '9', label: 'My project 9' },
  lines: [
    {
      itemId: '5',
      name: 'Hill',
      width: 36,
      height: 24,
      substrate: 'canvas',
      frame: null,
      from: 0,
      to: 0,
      over: 0,
      priceFrom: 5_000,
      priceTo: 6_000,
      leftBehind: 'UNPUBLISHED',
    },
    {
      itemId: '6',
      name: 'Hill',
      width: 36,
      height: 24,
      substrate: 'canvas',
      frame: null,
      from: 1,
      to: 3,
      over: 0,
      priceFrom: 5_000,
      priceTo: 6_000,
      leftBehind: null,
    },
  ],
}
const press = { cartToken: 'cart-1', seq: 3, idempotencyKey: 'press-1' }

test('a history says who did what to which lines, a page at a time', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/projects/cart-1/history/', () => ({
    body: { count: 21, next: null, previous: null, results: [merge] },
  }))
  const said = await graph.ask(HISTORY, { token: 'cart-1', page: 3 })
  expect(said.errors).toEqual([])
  expect(said.data).toEqual({ projectHistory: { count: 21, entries: [told] } })
  expect(Object.fromEntries(main.calls[0]?.query ?? [])).toEqual({ page: '3', page_size: '10' })
  expect((await graph.ask(HISTORY, { token: 'not-mine' })).data).toEqual({ projectHistory: null })
})

test('an undo answers the event that took the other back and the cart after it, under the key of the press', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/projects/cart-1/undo/', () => ({
    body: { cart: { token: 'cart-1', quantity: 1 }, entry: { ...merge, type: 'merge.undone', undoes: 3 } },
  }))
  const { data } = await graph.ask(UNDO, { input: press })
  expect(data).toEqual({
    undoProjectEvent: {
      cart: { quantity: 1 },
      entry: { ...told, type: 'MERGE_UNDONE', undoes: 3 },
      userErrors: [],
    },
  })
  expect(main.calls[0]).toMatchObject({ body: { seq: 3 }, headers: { 'idempotency-key': 'press-1' } })
})

test('an undo that later events prevent, or of an event that never was, is a user error', async () => {
  const { graph, main } = await openShop({ documents })
  const detail = 'Hill was taken out later.'
  main.on('POST /api/v2/projects/cart-1/undo/', () => ({
    status: 409,
    body: { detail, code: 'undo_refused' },
  }))
  expect((await graph.ask(UNDO, { input: press })).data).toEqual({
    undoProjectEvent: {
      cart: null,
      entry: null,
      userErrors: [{ field: null, message: detail, code: 'CONFLICT' }],
    },
  })
  const gone = await graph.ask(UNDO, { input: { ...press, cartToken: 'cart-2' } })
  expect(gone.data).toMatchObject({ undoProjectEvent: { userErrors: [{ field: 'seq', code: 'NOT_FOUND' }] } })
  const unkeyed = await graph.ask(UNDO, { input: { ...press, idempotencyKey: 'ä' } })
  expect(unkeyed.data).toMatchObject({ undoProjectEvent: { userErrors: [{ field: 'idempotencyKey' }] } })
})
