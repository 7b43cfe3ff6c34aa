import { expect, test } from 'vitest'
import { found, image } from '../support/made.ts'
import { openShop } from '../support/shop.ts'

const PRICES = 'query Prices($input: SearchInput!) { search(input: $input) { images { id priceFrom } } }'

const least = {
  results: [
    [
      { substrate: 'print', unit_price: 3_700, base: 1_000, rate: 10, factor: 1 },
      { substrate: 'canvas', unit_price: 6_000, base: 2_000, rate: 20, factor: 1 },
      { substrate: 'mural', unit_price: null, base: 1_000, rate: 10, factor: 1 },
    ],
  ],
}

const ask = async (...images: ReturnType<typeof image>[]) => {
  const shop = await openShop({ documents: [PRICES] })
  shop.content.on('GET /content/search/v3/', () => ({ body: found(images) }))
  const prices = async () => {
    const { data, errors } = await shop.graph.ask(PRICES, { input: {} })
    const { search } = data as { search: { images: { priceFrom: number | null }[] } }
    return { errors, prices: search.images.map(({ priceFrom }) => priceFrom) }
  }
  return { ...shop, prices }
}

test('an image costs at least its cheapest size on what it can be made of, its own sizes included', async () => {
  const { main, prices } = await ask(
    image('any'),
    image('canvas-only', { substrates: ['canvas'] }),
    image('own', { substrates: ['print'], substrate_sizes: { print: [{ width: 6, height: 5 }] } }),
    image('custom-only', {
      substrates: ['print'],
      substrate_sizes: { print: [{ width: 999_999, height: 999_999 }] },
    }),
    image('too-small', { substrates: ['mural'] }),
  )
  main.on('GET /api/v1/leastprices/', () => ({ body: least }))
  expect(await prices()).toEqual({ errors: [], prices: [3_700, 6_000, 1_300, null, null] })
})

test('the prices of a page are one question of its shapes and tiers, and none once they are known', async () => {
  const { main, prices } = await ask(
    image('a'),
    image('b'),
    image('c', { price: 4 }),
    image('d', { price: 4 }),
  )
  main.on('GET /api/v1/leastprices/', () => ({ body: { results: [...least.results, ...least.results] } }))
  await prices()
  await prices()
  expect(main.calls.map(({ query }) => query.get('of'))).toEqual(['48x36@2,48x36@4'])
})

test('pictures are shown without prices that cannot be had, which are asked for again', async () => {
  const { main, prices } = await ask(image('a'))
  main.on('GET /api/v1/leastprices/', () => ({ status: 500 }))
  expect(await prices()).toEqual({ errors: [], prices: [null] })
  main.on('GET /api/v1/leastprices/', () => ({ body: least }))
  expect(await prices()).toEqual({ errors: [], prices: [3_700] })
})
