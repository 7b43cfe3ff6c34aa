import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemoArtistProfile } from '#services/content/demo/artist-profile.ts'
import { makeDemoCatalogue, recordOf } from '#services/content/demo/catalogue.ts'
import type { ContentItem } from '#services/content/images/contract.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import type { SearchResponse } from '#services/content/search/contract.ts'
import { createContentService } from '#services/content/service.ts'
import type { CartView } from '#services/main/cart/contract.ts'
import { createMainService } from '#services/main/service.ts'
import type { AvailableSizes, PricedSize } from '#services/main/sizes/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { serveStock } from '#tests/services/stock/stock-service.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder, onEachStore } from '#tests/support/services/stores.ts'

/** Holds the real content service to what its stand-in promises elsewhere, on one store with the carts. */
onEachStore((openStore) => {
  describe('with the real content service and a hundred works of its demo catalogue', () => {
    let content: Call
    let main: Call
    beforeAll(async () => {
      const database = await openStore()
      const service = await createContentService({ database, settings: createSettings() })
      const works = makeDemoCatalogue().filter((_, index) => index % 24 === 0)
      const records = works.map((work) => recordOf(work, [], ''))
      await database.transaction((tx) => writeImages(tx, records, new Date('2026-11-20')))
      await database.transaction((tx) => seedDemoArtistProfile(tx, new Date('2026-11-20')))
      content = await serve(service)
      const settings = createSettings({ CONTENT_URL: service.listeningOrigin })
      main = await serve(await createMainService({ database, settings }))
    })

    const images = async () => {
      const { body } = await content('GET', '/content/search/v3/?limit=100')
      return (body as SearchResponse).images
    }

    test('an image is answered as the content service has it, and an unknown one is 404', async () => {
      const [image] = await images()
      expect((await main('GET', `/api/images/${image?.id}/`)).body).toEqual(image)
      expect(image).toMatchObject({ source: '', royalty_code: '' })
      expect(await main('GET', '/api/images/nothing/')).toMatchObject({ status: 404 })
    })

    test('an artist is found by their account, and nobody by another', async () => {
      const secret = createSettings().jwtSecret
      const ask = async (user_id: string) => {
        const as = await signAccess({ user_id }, { secret, at: new Date() })
        return (await main('GET', '/api/earnings/', { as })).status
      }
      expect(await ask('00000000-0000-4000-8000-000000000003')).toBe(200)
      expect(await ask('00000000-0000-4000-8000-000000000009')).toBe(404)
    })

    test('every size that an image is offered in can be bought, at the price that was shown', async () => {
      const cart = (await main('POST', '/api/v2/cart/', { body: { cart_email: 'a@example.com' } }))
        .body as CartView
      let expected = 0
      for (const { id, max_width, max_height, price, substrates } of await images()) {
        const query = `w=${max_width}&h=${max_height}&price=${price}`
        const { body } = await main('GET', `/api/v1/availablesizes/?${query}`)
        const offered = (body as AvailableSizes).substrates.filter(({ substrate }) =>
          substrates.includes(substrate),
        )
        const first = offered.find(({ sizes }) => sizes.length > 0)
        expect(first, `${id} has something to buy`).toBeDefined()
        const size = first?.sizes.findLast(({ unit_price }) => unit_price !== null) as PricedSize
        const added = await main('POST', `/api/v2/cart/${cart.token}/item/`, {
          body: { imagedata: { id }, size: { w: size.width, h: size.height }, substrate: first?.substrate },
        })
        expect(added).toMatchObject({ status: 201 })
        expected += size.unit_price ?? 0
      }
      const { body } = await main('GET', `/api/v2/cart/${cart.token}/`)
      expect(body).toMatchObject({ quantity: 100, subtotal: expected, volume_discount_rate: 0.2 })
    })
  })
})

test('a stock image is bought like any other, and stays in the shop’s index', async () => {
  const stock = await serveStock()
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const service = await createContentService({ database, settings: createSettings(stock.env) })
  const content = await serve(service)
  const main = await serve(
    await createMainService({ database, settings: createSettings({ CONTENT_URL: service.listeningOrigin }) }),
  )
  const { images } = (await content('GET', '/content/search/v3/?query=dahlia&limit=1')).body as SearchResponse
  const id = images[0]?.id ?? ''
  expect(id).toMatch(/^getty-/)

  const cart = (await main('POST', '/api/v2/cart/', { body: { cart_email: 'a@example.com' } }))
    .body as CartView
  const { max_width: w, max_height: h, price } = images[0] as ContentItem
  const { body } = await main(
    'GET',
    `/api/v1/availablesizes/?${new URLSearchParams({ w: `${w}`, h: `${h}`, price: `${price}` })}`,
  )
  const size = (body as AvailableSizes).substrates[0]?.sizes[0]
  const added = await main('POST', `/api/v2/cart/${cart.token}/item/`, {
    body: { imagedata: { id }, size: { w: size?.width, h: size?.height }, substrate: 'print' },
  })
  expect(added).toMatchObject({ status: 201 })
  expect((await content('PATCH', `/content/edit/${id}/`, { body: { popular: true } })).status).toBe(200)
  stock.fault = { kind: 'status', status: 500 }
  expect((await main('GET', `/api/images/${id}/`)).body).toMatchObject({ id, type: 'photography' })
  expect((await main('GET', `/api/v2/cart/${cart.token}/items/`)).body).toMatchObject({ count: 1 })
})
