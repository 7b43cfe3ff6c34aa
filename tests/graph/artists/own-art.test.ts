import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const FIGURES = `query Figures($ids: [ID!]!) {
  ownWorkFigures(ids: $ids) { id views { month } adds { all } royalties { all } }
}`
const WORKS = `query Works($state: WorkState, $search: String!) {
  ownWorks(state: $state, search: $search) { count states { refused } works { id state inShop { title } change { isWaiting } } }
}`
const CARTS = 'query Carts($id: ID!) { workInCarts(id: $id) }'
const WITHDRAW = `mutation Withdraw($input: WithdrawWorkInput!) {
  withdrawWork(input: $input) { work { id } userErrors { field message code } }
}`
const documents = [FIGURES, WORKS, CARTS, WITHDRAW]

const spans = { month: 1, year: 2, all: 3 }
const missing = { status: 404, body: { detail: 'Not found.' } }

test('figures of both services are one answer, of works that both know', async () => {
  const { graph, main, content } = await openShop({ documents })
  content.on('GET /api/own-art/figures/', () => ({
    body: {
      results: ['lake', 'hill'].map((id) => ({ id, views: spans, favorites: spans })),
    },
  }))
  const royalties = { ...spans, all: 3_000_000_000 }
  main.on('GET /api/art-figures/', () => ({
    body: { results: [{ image_id: 'lake', adds: spans, sales: spans, royalties }] },
  }))
  const { data } = await graph.ask(FIGURES, { ids: ['lake', 'hill', 'dune'] })
  expect(data).toEqual({
    ownWorkFigures: [
      { id: 'lake', views: { month: 1 }, adds: { all: 3 }, royalties: { all: 3_000_000_000 } },
    ],
  })
})

test('an artist’s works are asked for by state and words', async () => {
  const { graph, content } = await openShop({ documents })
  const asked: string[] = []
  content.on('GET /api/own-art/', ({ query }) => {
    asked.push(`${query}`)
    const work = { id: 'lake', state: 'refused', in_shop: { title: 'Lake', caption: '', keywords: [] } }
    return {
      body: { count: 1, states: { refused: 1 }, results: [{ ...work, change: { state: 'waiting' } }] },
    }
  })
  const { data } = await graph.ask(WORKS, { state: 'REFUSED', search: 'lake' })
  expect(asked).toEqual(['limit=24&offset=0&state=refused&search=lake'])
  expect(data).toEqual({
    ownWorks: {
      count: 1,
      states: { refused: 1 },
      works: [{ id: 'lake', state: 'REFUSED', inShop: { title: 'Lake' }, change: { isWaiting: true } }],
    },
  })
})

test('what is another’s is null, and a withdrawal that is refused says why', async () => {
  const { graph, main, content } = await openShop({ documents })
  main.on('GET /api/art-figures/lake/carts/', () => missing)
  expect((await graph.ask(CARTS, { id: 'lake' })).data).toEqual({ workInCarts: null })
  const detail = 'This work isn’t for sale, so there’s nothing to withdraw.'
  content.on('POST /api/own-art/lake/withdrawal/', () => ({ status: 409, body: { detail } }))
  const input = { idempotencyKey: 'key-1', id: 'lake', withdrawn: true }
  expect((await graph.ask(WITHDRAW, { input })).data).toMatchObject({
    withdrawWork: { work: null, userErrors: [{ code: 'CONFLICT', message: detail }] },
  })
})
