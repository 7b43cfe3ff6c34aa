import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { unitPrice } from '#services/main/pricing/rules.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  describe('a new cart', () => {
    test('of a guest needs an email, and is theirs by its token', async () => {
      const reply = await main.call('POST', '/api/v2/cart/', { body: { cart_email: 'Guest@Example.com' } })
      expect(reply.status).toBe(201)
      expect(reply.body).toMatchObject({
        token: expect.stringMatching(/^[\w-]{32}$/),
        quantity: 0,
        latest_order: null,
        grand_total: 0,
        shipping: 0,
        is_guest: true,
        project: { id: expect.any(Number), name: 'My project', label: expect.stringContaining('My project') },
      })
    })

    test.each([
      [undefined, 'This field is required.'],
      [null, 'This field may not be null.'],
      ['', 'This field may not be blank.'],
      ['nobody', 'Enter a valid email address.'],
      ['a@b', 'Enter a valid email address.'],
      ["'; drop table main.cart; --", 'Enter a valid email address.'],
      ['<script>alert(1)</script>@example.com', 'Enter a valid email address.'],
      [42, 'Not a valid string.'],
    ])('is refused to a guest with the email %j', async (cart_email, message) => {
      const reply = await main.call('POST', '/api/v2/cart/', { body: { cart_email } })
      expect(reply.status).toBe(400)
      expect(reply.body).toEqual({ cart_email: [message] })
    })

    test('of a signed-in user is theirs at once and asks for no email', async () => {
      const { access } = await main.signIn()
      const cart = await main.createCart(access)
      expect(cart.is_guest).toBe(false)
      const recent = await main.call('GET', '/api/v2/cart/', { as: access })
      expect(recent.body).toEqual(cart)
    })

    test('comes once for one idempotency key', async () => {
      const options = { body: { cart_email: 'a@example.com' }, headers: { 'idempotency-key': randomUUID() } }
      const replies = await Promise.all([1, 2, 3, 4].map(() => main.call('POST', '/api/v2/cart/', options)))
      const [first] = replies
      for (const { status, body } of replies)
        expect({ status, body }).toEqual({ status: 201, body: first?.body })
    })
  })

  describe('the current cart', () => {
    test('of a user is the one that changed last', async () => {
      const { access } = await main.signIn()
      const first = await main.createCart(access)
      const second = await main.createCart(access)
      const current = async () => (await main.call('GET', '/api/v2/cart/', { as: access })).body
      expect(await current()).toMatchObject({ token: second.token })
      main.clock.advance(1_000)
      await main.add(first.token, {}, { as: access })
      expect(await current()).toMatchObject({ token: first.token, quantity: 1 })
    })

    test('of a guest is the one of their Cart-Token', async () => {
      const { token } = await main.createCart()
      const reply = await main.call('GET', '/api/v2/cart/', { headers: { 'cart-token': token } })
      expect(reply.body).toMatchObject({ token })
    })

    test('is 404 for who has none', async () => {
      const { access } = await main.signIn()
      const replies = await Promise.all([
        main.call('GET', '/api/v2/cart/', { as: access }),
        main.call('GET', '/api/v2/cart/'),
        main.call('GET', '/api/v2/cart/', { headers: { 'cart-token': 'nothing' } }),
      ])
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    })
  })

  describe('an item', () => {
    test('is kept with what was chosen, at the price of the price book', async () => {
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
      const unit_price = unitPrice('canvas', { width: 36, height: 24 }, 2)
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
            imgsrc: '/media/hill/1/{width}',
            preview: 'data:image/webp;base64,AAAA',
            config: { artist: 'Ada Ink', width: 36, height: 24, substrate: 'canvas' },
            design_url: expect.stringMatching(/^\/art\/design\/[\w-]{32}$/),
          },
        ],
      })
      const cart = await main.call('GET', `/api/v2/cart/${token}/`)
      expect(cart.body).toMatchObject({ quantity: 1, subtotal: unit_price, volume_discount: 0 })
    })

    test('of a custom size within the limits is made', async () => {
      const { token } = await main.createCart()
      expect(await main.add(token, { size: { w: 33, h: 22 } })).toMatchObject({ status: 201 })
    })

    test('equal to a line grows it; another substrate or size is another line', async () => {
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

    test('opens in the design tool when asked to', async () => {
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
      ['an action that there is not', { action: 'steal' }, 'action'],
    ])('with %s is refused at its field, and nothing is kept', async (_, item, field) => {
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

    test('beyond the 500th line is refused, and the equal of a line still grows it', async () => {
      for (let index = 0; index <= 500; index++) {
        main.content.images.set(`many-${index}`, createImage({ id: `many-${index}` }))
      }
      const { token } = await main.createCart()
      for (let index = 0; index < 500; index++) await main.add(token, { imagedata: { id: `many-${index}` } })
      const beyond = await main.add(token, { imagedata: { id: 'many-500' } })
      expect(beyond.status).toBe(400)
      expect(beyond.body).toEqual({ non_field_errors: ['A project holds at most 500 items.'] })
      expect(await main.add(token, { imagedata: { id: 'many-7' } })).toMatchObject({
        status: 201,
        body: { quantity: 2 },
      })
      const last = await main.call('GET', `/api/v2/cart/${token}/items/?page=5&page_size=100`)
      expect(last.body).toMatchObject({ count: 500, next: null, previous: expect.stringContaining('page=4') })
      const after = await main.call('GET', `/api/v2/cart/${token}/items/?page=6&page_size=100`)
      expect(after).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } })
      const most = await main.call('GET', `/api/v2/cart/${token}/items/?page_size=101`)
      expect(most).toMatchObject({ status: 400, body: { page_size: [expect.any(String)] } })
    })
  })

  describe('the content service', () => {
    test('being down is 503, keeps nothing, and is got over', async () => {
      const { token } = await main.createCart()
      main.content.fault = 'error'
      expect(await main.add(token)).toMatchObject({ status: 503, body: { detail: expect.any(String) } })
      main.content.fault = 'nonsense'
      expect(await main.add(token)).toMatchObject({ status: 503 })
      expect((await main.items(token)).count).toBe(0)
      main.content.fault = 'none'
      expect(await main.add(token)).toMatchObject({ status: 201 })
    })
  })

  describe('a quantity', () => {
    const path = (token: string, id: number | string) => `/api/v2/projects/${token}/item/?id=${id}`

    test('is set to what is said, and the item answered', async () => {
      const { token } = await main.createCart()
      const { body } = await main.add(token)
      const reply = await main.call('PATCH', path(token, body.id), { body: { quantity: 12 } })
      expect(reply).toMatchObject({ status: 200, body: { id: body.id, quantity: 12 } })
      const cart = await main.call('GET', `/api/v2/cart/${token}/`)
      expect(cart.body).toMatchObject({ quantity: 12, volume_discount_rate: 0.05 })
    })

    test.each([0, -1, 1.5, 1e9, 1000, '1', null, undefined, [1], { much: 1 }, true])(
      'of %j is refused at its field and changes nothing',
      async (quantity) => {
        const { token } = await main.createCart()
        const { body } = await main.add(token)
        const reply = await main.call('PATCH', path(token, body.id), { body: { quantity } })
        expect(reply.status).toBe(400)
        expect(reply.body).toEqual({ quantity: [expect.any(String)] })
        expect((await main.items(token)).results).toMatchObject([{ quantity: 1 }])
      },
    )

    test('changed by many at once is one of theirs, and the sums agree', async () => {
      const { token } = await main.createCart()
      const { body } = await main.add(token)
      const wanted = Array.from({ length: 20 }, (_, index) => index + 1)
      const replies = await Promise.all(
        wanted.map((quantity) => main.call('PATCH', path(token, body.id), { body: { quantity } })),
      )
      expect(replies.map(({ status }) => status)).toEqual(wanted.map(() => 200))
      const [item] = (await main.items(token)).results
      expect(wanted).toContain(item?.quantity)
      const cart = await main.call('GET', `/api/v2/cart/${token}/`)
      expect(cart.body).toMatchObject({ quantity: item?.quantity })
    })

    test('never grows past 999', async () => {
      const { token } = await main.createCart()
      const { body } = await main.add(token)
      await main.call('PATCH', path(token, body.id), { body: { quantity: 999 } })
      expect(await main.add(token)).toMatchObject({ status: 201, body: { quantity: 999 } })
    })

    test('of an item that is not in this cart is 404', async () => {
      const [mine, other] = [await main.createCart(), await main.createCart()]
      const { body } = await main.add(other.token)
      const reply = await main.call('PATCH', path(mine.token, body.id), { body: { quantity: 2 } })
      expect(reply.status).toBe(404)
      expect((await main.items(other.token)).results).toMatchObject([{ quantity: 1 }])
    })

    test.each(['', 'x', '0', '-1', '1.5', '99999999999', "1' or 1=1"])(
      'of item %j is refused at id',
      async (id) => {
        const { token } = await main.createCart()
        const reply = await main.call('PATCH', path(token, encodeURIComponent(id)), { body: { quantity: 2 } })
        expect(reply).toMatchObject({ status: 400, body: { id: [expect.any(String)] } })
      },
    )
  })

  describe('removing', () => {
    test('takes the item away, once for one idempotency key', async () => {
      const { token } = await main.createCart()
      const { body } = await main.add(token)
      const path = `/api/v2/projects/${token}/item/?id=${body.id}`
      const headers = { 'idempotency-key': randomUUID() }
      expect(await main.call('DELETE', path, { headers })).toMatchObject({ status: 204, body: null })
      expect(await main.call('DELETE', path, { headers })).toMatchObject({ status: 204 })
      expect(await main.call('DELETE', path)).toMatchObject({ status: 404 })
      expect((await main.items(token)).count).toBe(0)
    })
  })

  describe('a cart of somebody else', () => {
    test('is 404 in every way, and stays as it is', async () => {
      const [owner, other] = [await main.signIn(), await main.signIn()]
      const { token, project } = await main.createCart(owner.access)
      const { body: item } = await main.add(token, {}, { as: owner.access })
      const ways: [string, string, unknown?][] = [
        ['GET', `/api/v2/cart/${token}/`],
        ['GET', `/api/v2/cart/${token}/items/`],
        [
          'POST',
          `/api/v2/cart/${token}/item/`,
          { imagedata: { id: 'lake' }, size: { w: 24, h: 16 }, substrate: 'print' },
        ],
        ['PATCH', `/api/v2/projects/${token}/item/?id=${item.id}`, { quantity: 5 }],
        ['DELETE', `/api/v2/projects/${token}/item/?id=${item.id}`],
      ]
      for (const [method, path, body] of ways) {
        for (const as of [other.access, undefined]) {
          expect(await main.call(method, path, { body, as })).toMatchObject({
            status: 404,
            body: { detail: 'Not found.' },
          })
        }
      }
      for (const path of [`/api/v2/projects/${project.id}/`, `/api/v2/projects/${project.id}/items/`]) {
        expect(await main.call('GET', path, { as: other.access })).toMatchObject({ status: 404 })
        expect(await main.call('GET', path)).toMatchObject({ status: 401 })
        expect(await main.call('GET', path, { as: owner.access })).toMatchObject({ status: 200 })
      }
      expect((await main.items(token, owner.access)).results).toMatchObject([{ id: item.id, quantity: 1 }])
    })

    test('is no more than a token that never was', async () => {
      const unknown = await main.call('GET', "/api/v2/cart/' or 1=1 --/")
      expect(unknown).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
    })
  })
})
