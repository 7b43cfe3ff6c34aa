import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { computeUnitPrice } from '#services/main/pricing/rules.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from '../content-stand-in.ts'
import { type MainService, serveMain } from '../main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  describe('an item', () => {
    // Spec 3.12, 7.13, 7.16
    test('keeps what was chosen, at the price of the price book', async () => {
      const { token } = await main.createCart()
      const added = await main.add(token, {
        imagedata: { id: 'hill' },
        substrate: 'canvas',
        size: { w: 36, h: 24 },
      })
      expect(added).toMatchObject({
        status: 201,
        body: { id: expect.any(Number), quantity: 1, design_url: null },
      })
      const page = await main.items(token)
      const unit_price = computeUnitPrice('canvas', { width: 36, height: 24 }, 2)
      expect(page).toEqual({
        count: 1,
        next: null,
        previous: null,
        results: [
          {
            id: added.body.id,
            image_id: 'hill',
            name: 'Picture hill',
            quantity: 1,
            unit_price,
            total: unit_price,
            added_unit_price: unit_price,
            fault: null,
            imgsrc: '/media/hill/1/{width}',
            preview: 'data:image/webp;base64,AAAA',
            config: { artist: 'Ada Ink', width: 36, height: 24, substrate: 'canvas', frame: null },
            design_url: expect.stringMatching(/^\/art\/design\/[\w-]{32}$/),
          },
        ],
      })
      const cart = await main.call('GET', `/api/v2/cart/${token}/`)
      expect(cart.body).toMatchObject({ quantity: 1, subtotal: unit_price, volume_discount: 0 })
    })

    test('is answered with the cart after it, as that is read', async () => {
      const { access: as } = await main.signIn()
      for (const owner of [undefined, as]) {
        const { token } = await main.createCart(owner)
        await main.add(token, {}, { as: owner })
        const grown = await main.add(token, {}, { as: owner })
        const another = await main.add(token, { imagedata: { id: 'hill' } }, { as: owner })
        expect(grown.cart).toMatchObject({ token, quantity: 2 })
        expect(another.cart).toEqual((await main.call('GET', `/api/v2/cart/${token}/`, { as: owner })).body)
      }
    })

    test('may have a custom size within the limits', async () => {
      const { token } = await main.createCart()
      expect(await main.add(token, { size: { w: 33, h: 22 } })).toMatchObject({ status: 201 })
    })

    test('equal to a line adds to its quantity; another substrate or size is another line', async () => {
      const { token } = await main.createCart()
      const first = await main.add(token)
      const again = await main.add(token)
      expect(again.body).toEqual({ ...first.body, quantity: 2 })
      await main.add(token, { substrate: 'canvas' })
      await main.add(token, { size: { w: 36, h: 24 } })
      expect((await main.items(token)).results.map(({ quantity }) => quantity)).toEqual([2, 1, 1])
    })

    test('added 20 times at once is one line of 20', async () => {
      const { token } = await main.createCart()
      const replies = await Promise.all(Array.from({ length: 20 }, () => main.add(token)))
      expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201))
      expect((await main.items(token)).results).toMatchObject([{ quantity: 20 }])
    })

    test('added 20 times at once under one idempotency key is one piece', async () => {
      const { token } = await main.createCart()
      const key = randomUUID()
      const replies = await Promise.all(Array.from({ length: 20 }, () => main.add(token, {}, { key })))
      const [first] = replies
      for (const { status, body } of replies)
        expect({ status, body }).toEqual({ status: 201, body: first?.body })
      expect((await main.items(token)).results).toMatchObject([{ quantity: 1 }])
    })

    // Spec 7.16
    test('opens in the design tool if asked to', async () => {
      const { token } = await main.createCart()
      const added = await main.add(token, { action: 'open' })
      expect(added.body.design_url).toBe((await main.items(token)).results[0]?.design_url)
    })

    test.each([
      ['an unknown image', { imagedata: { id: 'nothing' } }, 'imagedata'],
      ['a path for an image', { imagedata: { id: '..' } }, 'imagedata'],
      ['SQL for an image', { imagedata: { id: "' or 1=1; drop table main.cart; --" } }, 'imagedata'],
      ['a script for an image', { imagedata: { id: '<script>alert(1)</script>' } }, 'imagedata'],
      ['no image', { imagedata: undefined }, 'imagedata'],
      ['a blank image', { imagedata: { id: '' } }, 'imagedata.id'],
      ['a null character in the image', { imagedata: { id: 'la\0ke' } }, 'imagedata.id'],
      ['a substrate that the image is not offered on', { substrate: 'mural' }, 'substrate'],
      ['a substrate that there is not', { substrate: "print'; --" }, 'substrate'],
      ['no substrate', { substrate: null }, 'substrate'],
      ['a size of another ratio', { size: { w: 24, h: 18 } }, 'size'],
      ['a size that is too large', { size: { w: 72, h: 48 } }, 'size'],
      ['half an inch', { size: { w: 22.5, h: 15 } }, 'size'],
      ['no size', { size: { w: 0, h: 0 } }, 'size'],
      ['the custom sentinel', { size: { w: 999_999, h: 999_999 } }, 'size'],
      ['a size in words', { size: { w: 'wide', h: 16 } }, 'size.w'],
      ['an unknown action', { action: 'steal' }, 'action'],
    ])('with %s is refused at its field, and nothing is added', async (_, item, field) => {
      const { token } = await main.createCart()
      const reply = await main.add(token, item)
      expect(reply.status).toBe(400)
      expect(reply.body).toEqual({ [field]: [expect.any(String)] })
      expect((await main.items(token)).count).toBe(0)
    })

    test('cannot lead the content service to anything but an image', async () => {
      const { token } = await main.createCart()
      const before = main.content.requests.length
      for (const id of ['.', '..', '../../secret', 'a/b', '%2e%2e', '?x', '#y'])
        await main.add(token, { imagedata: { id } })
      const paths = main.content.requests.slice(before).map(({ path }) => path)
      expect(paths.length).toBeGreaterThan(0)
      for (const path of paths) expect(path).toMatch(/^\/content\/images\/[^/?#]+\/$/)
    })

    // Spec 4.29
    test('of an unpublished image cannot be purchased', async () => {
      const { token } = await main.createCart()
      const reply = await main.add(token, { imagedata: { id: 'draft' } })
      expect(reply).toMatchObject({ status: 400, body: { imagedata: ['This image cannot be purchased.'] } })
    })

    test('keeps SQL and script in its texts as they are written', async () => {
      const name = `<script>alert("1")</script>'; drop table main.cart; -- ${'é'.repeat(300)}`
      main.content.images.set('odd', createImage({ id: 'odd', title: name, artist: name }))
      const { token } = await main.createCart()
      await main.add(token, { imagedata: { id: 'odd' } })
      expect((await main.items(token)).results).toMatchObject([{ name, config: { artist: name } }])
    })

    // Spec 7.14
    test('beyond the 500th line is refused, unless it is equal to a line', async () => {
      for (const id of ['many-7', 'one-more']) main.content.images.set(id, createImage({ id }))
      const { token } = await main.createCart()
      await main.fill(token, 500)
      const beyond = await main.add(token, { imagedata: { id: 'one-more' } })
      expect(beyond.status).toBe(400)
      expect(beyond.body).toEqual({ non_field_errors: ['A project holds at most 500 items.'] })
      expect(await main.add(token, { imagedata: { id: 'many-7' } })).toMatchObject({
        status: 201,
        body: { quantity: 2 },
      })
      expect((await main.items(token)).results).toHaveLength(50)
      const last = await main.call('GET', `/api/v2/cart/${token}/items/?page=5&page_size=100`)
      expect(last.body).toMatchObject({ count: 500, next: null, previous: expect.stringContaining('page=4') })
      const after = await main.call('GET', `/api/v2/cart/${token}/items/?page=6&page_size=100`)
      expect(after).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } })
      const most = await main.call('GET', `/api/v2/cart/${token}/items/?page_size=101`)
      expect(most).toMatchObject({ status: 400, body: { page_size: [expect.any(String)] } })
    })
  })

  describe('the content service', () => {
    test('that is down makes an add a 503, adds nothing, and is asked again later', async () => {
      const { token } = await main.createCart()
      main.content.fault = 'error'
      expect(await main.add(token)).toMatchObject({ status: 503, body: { detail: expect.any(String) } })
      main.content.fault = 'nonsense'
      expect(await main.add(token)).toMatchObject({ status: 503 })
      expect((await main.items(token)).count).toBe(0)
      main.content.fault = 'none'
      expect(await main.add(token)).toMatchObject({ status: 201 })
    })

    test('is not needed to repeat an answer under its key', async () => {
      const { token } = await main.createCart()
      const key = randomUUID()
      const first = await main.add(token, {}, { key })
      main.content.fault = 'error'
      expect(await main.add(token, {}, { key })).toMatchObject({ status: 201, body: first.body })
      main.content.fault = 'none'
      expect((await main.items(token)).results).toMatchObject([{ quantity: 1 }])
    })
  })
})
