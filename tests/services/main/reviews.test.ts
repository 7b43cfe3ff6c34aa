import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CartEvent } from '#services/main/cart/events.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, serveMain } from './main-service.ts'
import { sharingOf } from './sharing.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  const { share, see, say, sharedLake } = sharingOf(() => main)
  const saidOf = async (link: string) => (await see(link)).body.lines.flatMap(({ reviews }) => reviews)

  describe('a review', () => {
    test('has a verdict, a comment, or both, and is read by the owner and whoever has the link', async () => {
      const { token, item, link } = await sharedLake()
      const approved = await say(link, { items: [item], verdict: 'approved' })
      const review = { item_id: item, author: 'Ann', verdict: 'approved', comment: '' }
      expect(approved).toMatchObject({ status: 201, body: { reviews: [review] } })
      await say(link, { items: [item], comment: 'The larger one?' })
      await say(link, { author: ' Bo \n Berg ', items: [item], verdict: 'changes', comment: '  Darker. ' })
      const all = [
        review,
        { ...review, verdict: null, comment: 'The larger one?' },
        { ...review, author: 'Bo Berg', verdict: 'changes', comment: 'Darker.' },
      ]
      expect(await saidOf(link)).toMatchObject(all)
      expect((await share('GET', token)).body.reviews).toMatchObject(all)
    })

    test('can be revised, and is not kept twice if the last one says the same', async () => {
      const { item, link } = await sharedLake()
      for (const verdict of ['approved', 'approved', 'changes', 'approved'])
        await say(link, { items: [item], verdict })
      expect((await saidOf(link)).map(({ verdict }) => verdict)).toEqual(['approved', 'changes', 'approved'])
    })

    test('may be of many lines at once, and leaves out those that no longer exist', async () => {
      const { token } = await main.createCart()
      await main.fill(token, 3)
      const link = (await share('POST', token)).body.share_token ?? ''
      const ids = (await see(link)).body.lines.map(({ id }) => id)
      const said = await say(link, { items: [...ids, ids[0], 999_999_999], verdict: 'approved' })
      expect(said.body.reviews.map(({ item_id }) => item_id)).toEqual(ids)
      expect(await saidOf(link)).toHaveLength(3)
    })

    test('is kept once under one idempotency key', async () => {
      const { item, link } = await sharedLake()
      const key = { 'idempotency-key': randomUUID() }
      const replies = await Promise.all(
        [1, 2, 3].map(() => say(link, { items: [item], comment: 'Once.' }, key)),
      )
      for (const { body } of replies) expect(body).toEqual(replies[0]?.body)
      expect(await saidOf(link)).toHaveLength(1)
    })

    test('may only be of lines of its own project', async () => {
      const [mine, other] = [await sharedLake(), await sharedLake()]
      expect(await say(mine.link, { items: [other.item], verdict: 'approved' })).toMatchObject({
        status: 404,
      })
      expect(await saidOf(other.link)).toEqual([])
    })

    test.each([
      [{}, { comment: ['Approve it, ask for changes, or write a comment.'] }],
      [{ comment: '   ' }, { comment: ['Approve it, ask for changes, or write a comment.'] }],
      [{ comment: 'x'.repeat(2_001) }, { comment: ['Ensure this field has no more than 2000 characters.'] }],
      [{ comment: 'a\0b' }, { comment: ['Null characters are not allowed.'] }],
      [{ comment: 7 }, { comment: ['Not a valid string.'] }],
      [{ verdict: 'maybe' }, { verdict: ['"maybe" is not a valid choice.'] }],
      [{ verdict: 'approved', author: ' ' }, { author: ['This field may not be blank.'] }],
      [{ verdict: 'approved', author: null }, { author: ['This field may not be null.'] }],
      [
        { verdict: 'approved', author: 'x'.repeat(101) },
        { author: ['Ensure this field has no more than 100 characters.'] },
      ],
      [{ verdict: 'approved', items: [] }, { items: ['This list may not be empty.'] }],
      [
        { verdict: 'approved', items: Array(501).fill(1) },
        { items: ['Ensure this field has no more than 500 elements.'] },
      ],
      [{ verdict: 'approved', items: ['1'] }, { 'items.0': ['A valid integer is required.'] }],
    ])('is refused at the wrong field (case %#)', async (body, errors) => {
      const { item, link } = await sharedLake()
      expect(await say(link, { items: [item], ...body })).toMatchObject({ status: 400, body: errors })
      expect(await saidOf(link)).toEqual([])
    })

    test.each([
      ['Ann\u202elee', 'Control characters are not allowed.'],
      ['Ann\u0007', 'Control characters are not allowed.'],
      ['\u200fAnn', 'Control characters are not allowed.'],
      ...[
        'Aquatint staff',
        'A q u a t i n t',
        'áquatint',
        'The STAFF',
        'Customer  Service',
        'AQUATINT™ Ann',
        'Customer care',
        'Aqu\u0430tint st\u0430ff',
      ].map((ours): [string, string] => [ours, 'Please use your own name.']),
    ])('is refused under a name that passes for the shop’s: %j', async (author, said) => {
      const { item, link } = await sharedLake()
      const refused = await say(link, { items: [item], verdict: 'approved', author })
      expect(refused).toMatchObject({ status: 400, body: { author: [said] } })
    })

    test.each(['Ann Stafford', 'Aqua Tinsley', 'Admina', 'دانا', 'Анна Sokolova'])(
      'is accepted from %s',
      async (author) => {
        const { item, link } = await sharedLake()
        expect(await say(link, { items: [item], verdict: 'approved', author })).toMatchObject({ status: 201 })
      },
    )

    test('may have any words, which are kept as they are written', async () => {
      const { item, link } = await sharedLake()
      const words = {
        author: `<b>"Ann"</b>`,
        comment: `<script>alert(1)</script>\n'; drop table main.review; -- ü🖼️`,
      }
      await say(link, { items: [item], ...words })
      expect(await saidOf(link)).toMatchObject([words])
    })

    test('does not make its project the one that was used last', async () => {
      const owner = await main.signIn()
      const older = await main.createCart(owner.access)
      const { body: item } = await main.add(older.token, {}, { as: owner.access })
      const link = (await share('POST', older.token, owner.access)).body.share_token ?? ''
      main.clock.advance(1_000)
      const newer = await main.createCart(owner.access)
      main.clock.advance(1_000)
      await say(link, { items: [item.id], verdict: 'approved' })
      const { body } = await main.call('GET', '/api/v2/cart/', { as: owner.access })
      expect(body).toMatchObject({ token: newer.token })
    })
  })

  test('an ordered project is still shown by its link and accepts no review, and the link can be withdrawn', async () => {
    const { token, item, link } = await sharedLake()
    await main.append(token, [{ type: 'cart.ordered', data: { orderId: 'AB12CD34' } }])
    expect((await see(link)).body).toMatchObject({ is_ordered: true, lines: [{ id: item }] })
    const refusal = { status: 409, body: { code: 'project_ordered' } }
    expect(await say(link, { items: [item], verdict: 'approved' })).toMatchObject(refusal)
    expect(await share('POST', token)).toMatchObject({ body: { share_token: link } })
    expect(await share('DELETE', token)).toMatchObject({ status: 200 })
    expect(await share('POST', token)).toMatchObject(refusal)
  })

  test('a line that can no longer be bought is shown with the reason and left out of the sums', async () => {
    const { item, link } = await sharedLake()
    main.content.images.set('lake', createImage({ id: 'lake', published: false }))
    const { body } = await see(link)
    main.content.images.set('lake', createImage({ id: 'lake' }))
    expect(body).toMatchObject({
      quantity: 0,
      subtotal: 0,
      grand_total: 0,
      lines: [{ id: item, fault: 'unpublished' }],
    })
  })

  test('a link accepts 500 comments and no more, all of a review or none; another link accepts more', async () => {
    const { token, item, link } = await sharedLake()
    const said = Array.from({ length: 499 }, (_, index): CartEvent => {
      const words = { author: 'Ann', verdict: null, comment: `${index}` }
      return {
        type: 'line.reviewed',
        data: { id: 10_000_000 + item * 1_000 + index, itemId: item, ...words },
      }
    })
    await main.append(token, said)
    expect(await say(link, { items: [item], comment: 'The last.' })).toMatchObject({ status: 201 })
    expect(await say(link, { items: [item], comment: 'Too many.' })).toMatchObject({
      status: 409,
      body: { code: 'reviews_full' },
    })
    expect(await saidOf(link)).toHaveLength(500)
    await share('DELETE', token)
    main.clock.advance(1_000)
    const next = (await share('POST', token)).body.share_token ?? ''
    expect(await say(next, { items: [item], comment: 'Room again.' })).toMatchObject({ status: 201 })
    expect((await share('GET', token)).body.reviews).toHaveLength(500)
  })

  test('a network that sends more than 120 reviews within ten minutes must wait, whatever the link, and others need not', async () => {
    main.clock.advance(600_000)
    const [one, other] = [await sharedLake(), await sharedLake()]
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const speak = (link: string, item: number, index: number) =>
      say(link, { items: [item], comment: `${index}` }, from('203.0.113.7'))
    const statuses = []
    for (let index = 0; index < 120; index++) statuses.push((await speak(one.link, one.item, index)).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const refused = await speak(other.link, other.item, 120)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('5')
    const elsewhere = await say(other.link, { items: [other.item], comment: 'Hello' }, from('203.0.113.8'))
    expect(elsewhere.status).toBe(201)
    main.clock.advance(600_000)
    expect((await speak(other.link, other.item, 121)).status).toBe(201)
  })
})
