import { beforeAll, describe, expect, test } from 'vitest'
import { computeUnitPrice } from '#services/main/pricing/rules.ts'
import type { AvailableSizes, LeastPrices } from '#services/main/sizes/contract.ts'
import { SUBSTRATES } from '#services/shared/vocabulary.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  describe('available sizes', () => {
    const sizes = (query: string) => main.call('GET', `/api/v1/availablesizes/?${query}`)

    // Spec 7.23, 9.19
    test('are listed for every substrate, with prices, the custom size last', async () => {
      const { status, body, headers } = await sizes('w=60&h=40&price=3')
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('public, max-age=3600')
      const { substrates } = body as AvailableSizes
      expect(substrates.map(({ substrate }) => substrate)).toEqual([...SUBSTRATES])
      for (const { substrate, sizes: offered, custom, base, rate, factor } of substrates) {
        expect(offered.at(-1)).toEqual({ width: 999_999, height: 999_999, unit_price: null })
        expect(custom).toEqual({ min: { width: 6, height: 4 }, max: { width: 60, height: 40 } })
        for (const size of offered.slice(0, -1)) {
          expect(size.unit_price).toBe(computeUnitPrice(substrate, size, 3))
          expect(size.unit_price).toBe(Math.round((base + rate * size.width * size.height) * factor))
        }
      }
    })

    test('have the first tier by default, and accept parts of an inch', async () => {
      expect((await sizes('w=60&h=40')).body).toEqual((await sizes('w=60&h=40&price=1')).body)
      expect(await sizes('w=60.5&h=40.25')).toMatchObject({ status: 200 })
    })

    test('are empty for an image that is too small', async () => {
      const { body } = await sizes('w=8&h=10')
      for (const each of (body as AvailableSizes).substrates)
        expect(each).toMatchObject({ sizes: [], custom: null })
    })

    test('have a cheapest one, told for many images at once', async () => {
      const { status, body, headers } = await main.call('GET', '/api/v1/leastprices/?of=60x40@3,8x10@1')
      expect({ status, kept: headers.get('cache-control') }).toEqual({
        status: 200,
        kept: 'public, max-age=3600',
      })
      const [large, small] = (body as LeastPrices).results
      const { substrates } = (await sizes('w=60&h=40&price=3')).body as AvailableSizes
      expect(large).toEqual(
        substrates.map(({ substrate, sizes: offered, base, rate, factor }) => ({
          substrate,
          unit_price: offered[0]?.unit_price,
          base,
          rate,
          factor,
        })),
      )
      expect(small?.map(({ unit_price }) => unit_price)).toEqual(SUBSTRATES.map(() => null))
    })

    test.each([
      ['60x40'],
      ['60x40@5'],
      ['x@1'],
      ['0x1@1'],
      ['1.1.1x2@1'],
      [''],
      [Array(101).fill('6x4@1').join()],
    ])('are not told of %s', async (of) => {
      expect(await main.call('GET', `/api/v1/leastprices/?of=${of}`)).toMatchObject({ status: 400 })
    })

    test('can all be bought, and so can the limits of the custom size', async () => {
      const { body } = await sizes('w=60&h=40&price=1')
      const { token } = await main.createCart()
      const prints = (body as AvailableSizes).substrates.find(({ substrate }) => substrate === 'print')
      const wanted = [...(prints?.sizes.slice(0, -1) ?? []), prints?.custom?.min, prints?.custom?.max]
      expect(wanted.length).toBeGreaterThan(7)
      for (const size of wanted) {
        const added = await main.add(token, { size: { w: size?.width, h: size?.height } })
        expect(added).toMatchObject({ status: 201 })
      }
    })

    // Spec 9.18
    test.each([
      ['', { w: ['This field is required.'], h: ['This field is required.'] }],
      ['w=x&h=40', { w: ['A valid number is required.'] }],
      ['w=0&h=40', { w: [expect.any(String)] }],
      ['w=-1&h=40', { w: [expect.any(String)] }],
      ['w=1e9&h=40', { w: [expect.any(String)] }],
      ['w=60&h=40&price=5', { price: [expect.any(String)] }],
      ['w=60&h=40&price=', { price: [expect.any(String)] }],
      ["w=60&h=1'%20or%201=1", { h: ['A valid number is required.'] }],
    ])('are refused for ?%s at that field', async (query, errors) => {
      expect(await sizes(query)).toMatchObject({ status: 400, body: errors })
    })
  })

  describe('an image', () => {
    // Spec 7.27
    test('is answered as the content service has it for whoever asks', async () => {
      const { access } = await main.signIn()
      const { status, body } = await main.call('GET', '/api/images/lake/', { as: access })
      expect(status).toBe(200)
      expect(body).toEqual(main.content.images.get('lake'))
      expect(main.content.requests.at(-1)).toEqual({
        path: '/content/images/lake/',
        authorization: `JWT ${access}`,
      })
    })

    test.each(['nothing', '..', '.', '%2e%2e', 'a%2Fb', '%3Cscript%3E', "'%20or%201=1"])(
      'at %s is not found',
      async (id) => {
        const reply = await main.call('GET', `/api/images/${encodeURIComponent(id)}/`)
        expect(reply).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
      },
    )

    test('is 503 while the content service is down, and is answered again afterwards', async () => {
      main.content.fault = 'error'
      const down = await main.call('GET', '/api/images/lake/')
      expect(down).toMatchObject({ status: 503, body: { detail: expect.any(String) } })
      main.content.fault = 'none'
      expect(await main.call('GET', '/api/images/lake/')).toMatchObject({ status: 200 })
    })
  })
})
