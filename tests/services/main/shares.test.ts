import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, serveMain } from './main-service.ts'
import { sharingOf } from './sharing.ts'

const HILL = { imagedata: { id: 'hill' }, substrate: 'canvas', size: { w: 36, h: 24 } }

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  const { share, see, say, sharedLake } = sharingOf(() => main)

  describe('a link', () => {
    test('is made once, read, and withdrawn, after which it opens nothing', async () => {
      const { token } = await main.createCart()
      const none = { share_token: null, shared_at: null, reviews: [] }
      expect(await share('GET', token)).toMatchObject({ status: 200, body: none })
      const made = await share('POST', token)
      expect(made).toMatchObject({ status: 200, body: { shared_at: expect.stringMatching(/Z$/) } })
      expect((await share('POST', token)).body).toEqual(made.body)
      expect((await share('GET', token)).body).toEqual(made.body)
      const link = made.body.share_token ?? ''
      expect(await see(link)).toMatchObject({ status: 200 })
      expect(await share('DELETE', token)).toMatchObject({ status: 200, body: none })
      expect(await share('DELETE', token)).toMatchObject({ status: 200, body: none })
      expect(await see(link)).toMatchObject({ status: 404 })
      expect(await say(link, { items: [1], verdict: 'approved' })).toMatchObject({ status: 404 })
      expect((await share('POST', token)).body.share_token).not.toBe(link)
    })

    test.each(['%00', '%F0', 'x'.repeat(5_000), '..%2F..', '%27%20or%201=1--'])(
      'of an impossible form is unknown (case %#)',
      async (link) => {
        expect((await see(link)).status).toBeOneOf([400, 404, 414])
        expect((await say(link, { items: [1], verdict: 'approved' })).status).toBeOneOf([400, 404, 414])
      },
    )

    test('accepts no review after its withdrawal, however close they come', async () => {
      const { token, item, link } = await sharedLake()
      const words = Array.from({ length: 8 }, (_, index) => say(link, { items: [item], comment: `${index}` }))
      const [withdrawn, ...said] = await Promise.all([share('DELETE', token), ...words])
      const after = (await share('GET', token)).body.reviews
      expect(after).toHaveLength(said.filter(({ status }) => status === 201).length)
      const { body } = await main.call('GET', `/api/v2/projects/${token}/history/?page_size=100`)
      const types = (body as { results: { type: string }[] }).results.map(({ type }) => type)
      expect(withdrawn.status).toBe(200)
      expect(types[0]).toBe('share.withdrawn')
    })

    test('is made once by two requests at once', async () => {
      const { token } = await main.createCart()
      const [one, other] = await Promise.all([share('POST', token), share('POST', token)])
      expect(one.body.share_token).toBe(other.body.share_token)
    })

    test('is the owner’s: neither a stranger nor whoever holds the link reads, makes or withdraws it', async () => {
      const [owner, stranger] = [await main.signIn(), await main.signIn()]
      const { token } = await main.createCart(owner.access)
      const link = (await share('POST', token, owner.access)).body.share_token ?? ''
      for (const method of ['GET', 'POST', 'DELETE'] as const)
        for (const tries of [
          share(method, token, stranger.access),
          share(method, token),
          share(method, link),
        ])
          expect(await tries).toMatchObject({ status: 404 })
      expect(await see(link)).toMatchObject({ status: 200 })
    })

    test('never opens the cart, and what it shows names neither the cart nor who owns it', async () => {
      const owner = await main.signIn()
      const { token } = await main.createCart(owner.access)
      const { body: item } = await main.add(token, HILL, { as: owner.access })
      const design = (await main.items(token, owner.access)).results[0]?.design_url ?? ''
      const link = (await share('POST', token, owner.access)).body.share_token ?? ''
      await say(link, { items: [item.id], verdict: 'approved' })
      const shown = JSON.stringify((await see(link)).body)
      for (const secret of [token, link, owner.uuid, owner.email, design]) expect(shown).not.toContain(secret)
      for (const path of ['', 'items/', 'item/', 'migrate-cart/'])
        for (const method of ['GET', 'POST'])
          expect(
            (await main.call(method, `/api/v2/cart/${link}/${path}`, { as: owner.access })).status,
          ).toBeOneOf([400, 404, 405])
      expect(await main.call('GET', `/api/v2/projects/${link}/history/`)).toMatchObject({ status: 404 })
      expect(await main.call('GET', `/api/v2/shared/${token}/`)).toMatchObject({ status: 404 })
    })
  })

  describe('what a link shows', () => {
    test('is the lines, their prices and sums, without signing in', async () => {
      const { token, item, link } = await sharedLake()
      const { body: cart } = await main.call('GET', `/api/v2/cart/${token}/`)
      const { subtotal, shipping, grand_total } = cart as Record<string, number>
      expect((await see(link)).body).toEqual({
        name: null,
        quantity: 1,
        subtotal,
        volume_discount: 0,
        volume_discount_rate: 0,
        shipping,
        tax: null,
        grand_total,
        is_ordered: false,
        lines: [
          {
            id: item,
            image_id: 'lake',
            name: 'Picture lake',
            artist: 'Ada Ink',
            imgsrc: expect.any(String),
            preview: expect.any(String),
            width: 24,
            height: 16,
            substrate: 'print',
            frame: null,
            quantity: 1,
            unit_price: subtotal,
            total: subtotal,
            fault: null,
            reviews: [],
          },
        ],
      })
    })

    test('has today’s prices, even if the owner has not looked; an outage of the catalogue hides nothing', async () => {
      const { item, link } = await sharedLake()
      const before = (await see(link)).body.lines[0]?.unit_price ?? 0
      main.content.images.set('lake', createImage({ id: 'lake', price: 4 }))
      main.clock.advance(30_000)
      const { lines, subtotal } = (await see(link)).body
      main.content.images.set('lake', createImage({ id: 'lake' }))
      expect(lines).toMatchObject([{ id: item, unit_price: subtotal }])
      expect(subtotal).toBeGreaterThan(before)
      main.content.fault = 'error'
      main.clock.advance(30_000)
      expect(await see(link)).toMatchObject({ status: 200, body: { subtotal } })
      main.content.fault = 'none'
    })

    test('leaves out removed lines and their reviews, and has both again when the lines come back', async () => {
      const { token, item, link } = await sharedLake()
      await say(link, { items: [item], comment: 'Larger?' })
      const removed = await main.call('DELETE', `/api/v2/projects/${token}/item/?id=${item}`)
      expect((await see(link)).body.lines).toEqual([])
      expect((await share('GET', token)).body.reviews).toEqual([])
      expect(await say(link, { items: [item], comment: 'Where is it?' })).toMatchObject({ status: 404 })
      await main.call('POST', `/api/v2/projects/${token}/undo/`, { body: removed.body })
      expect((await see(link)).body.lines[0]?.reviews).toMatchObject([{ comment: 'Larger?' }])
    })

    test('includes only its own reviews, and the owner keeps those of earlier links', async () => {
      const { token, item, link } = await sharedLake()
      await say(link, { items: [item], comment: 'Said by the first.' })
      await share('DELETE', token)
      main.clock.advance(1_000)
      const second = (await share('POST', token)).body.share_token ?? ''
      await say(second, { author: 'Bo', items: [item], comment: 'Said by the second.' })
      expect((await see(second)).body.lines[0]?.reviews).toMatchObject([{ author: 'Bo' }])
      expect((await share('GET', token)).body.reviews).toMatchObject([{ author: 'Ann' }, { author: 'Bo' }])
    })
  })

  describe('a shared project', () => {
    test('that goes into another shows nothing by its link until its lines come back, and takes its reviews along', async () => {
      const { token, item, link } = await sharedLake()
      await say(link, { items: [item], verdict: 'changes' })
      const owner = await main.signIn()
      const account = await main.createCart(owner.access)
      await main.add(account.token, HILL, { as: owner.access })
      const migrated = await main.call('POST', `/api/v2/cart/${token}/migrate-cart/`, { as: owner.access })
      expect(await see(link)).toMatchObject({ status: 404 })
      expect(await say(link, { items: [item], verdict: 'approved' })).toMatchObject({ status: 404 })
      expect((await share('GET', account.token, owner.access)).body).toMatchObject({
        share_token: null,
        reviews: [{ item_id: item, verdict: 'changes' }],
      })
      const other = (await share('POST', account.token, owner.access)).body.share_token ?? ''
      expect((await see(other)).body.lines.flatMap(({ reviews }) => reviews)).toEqual([])
      const { seq } = (migrated.body as { merge: { seq: number } }).merge
      await main.call('POST', `/api/v2/projects/${account.token}/undo/`, { body: { seq }, as: owner.access })
      expect((await see(link)).body.lines).toHaveLength(1)
    })

    test('keeps its link when it becomes an account’s', async () => {
      const { token, link } = await sharedLake()
      const owner = await main.signIn()
      await main.call('POST', `/api/v2/cart/${token}/migrate-cart/`, { as: owner.access })
      expect(await see(link)).toMatchObject({ status: 200 })
      expect((await share('DELETE', token, owner.access)).status).toBe(200)
      expect(await see(link)).toMatchObject({ status: 404 })
    })
  })
})
