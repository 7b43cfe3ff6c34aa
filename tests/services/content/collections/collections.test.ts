import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CollectionList, CollectionView } from '#services/content/collections/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService
  let staff: string
  let visitor: string

  beforeAll(async () => {
    content = await serveContent(openStore)
    staff = await content.signIn({ is_staff: true })
    visitor = await content.signIn()
    await content.hold(
      ...['fern', 'moss', 'reed', 'tide', 'dune'].map((id) => createRecord({ id })),
      createRecord({ id: 'secret', published: false }),
    )
  })

  const send = (method: string, path: string, body?: unknown, as: string | undefined = staff) =>
    content.call(method, `/api/collections/${path}`, {
      ...(body !== undefined && { body }),
      ...(as && { as }),
    })
  const make = async (name: string, contents: string[] = [], description = ''): Promise<number> => {
    const { body } = await send('POST', '', { name, description })
    const { id } = body as CollectionView
    if (contents.length > 0) await send('PUT', `${id}/`, { name, contents })
    return id
  }
  const read = async (id: number, as?: string) =>
    (await content.call('GET', `/api/collections/${id}/`, as ? { as } : {})).body as CollectionView
  const list = async (query: Record<string, string | number>, as?: string) =>
    (await content.call('GET', `/api/collections/?${new URLSearchParams(query as never)}`, as ? { as } : {}))
      .body as CollectionList

  describe('making a collection', () => {
    test('answers it as it is kept', async () => {
      const made = await send('POST', '', {
        name: '  Quiet rooms ',
        description: 'For “bedrooms”.\nAnd more.',
      })
      expect(made).toMatchObject({
        status: 201,
        body: {
          name: 'Quiet rooms',
          description: 'For “bedrooms”.\nAnd more.',
          contents: [],
          count: 0,
          version: 1,
        },
      })
      expect(await read((made.body as CollectionView).id)).toEqual(made.body)
    })

    test.each([
      [{}, { name: ['This field is required.'] }],
      [{ name: '  ' }, { name: ['This field may not be blank.'] }],
      [{ name: null }, { name: ['This field may not be null.'] }],
      [{ name: '𝒳'.repeat(101) }, { name: ['Ensure this field has no more than 100 characters.'] }],
      [{ name: 'a\0b' }, { name: ['Null characters are not allowed.'] }],
      [
        { name: 'a', description: 'x'.repeat(5_001) },
        { description: ['Ensure this field has no more than 5000 characters.'] },
      ],
      [{ name: 'a', description: 7 }, { description: ['Not a valid string.'] }],
    ])('is refused at its field (case %#)', async (body, errors) => {
      expect(await send('POST', '', body)).toMatchObject({ status: 400, body: errors })
    })

    test('takes a hundred characters of any script', async () => {
      expect((await send('POST', '', { name: '𝒳'.repeat(100) })).status).toBe(201)
    })

    test('happens once for one idempotency key', async () => {
      const once = { as: staff, body: { name: 'Once' }, headers: { 'idempotency-key': randomUUID() } }
      const [one, other] = await Promise.all(
        [1, 2].map(() => content.call('POST', '/api/collections/', once)),
      )
      expect(one?.body).toEqual(other?.body)
    })
  })

  describe('writing', () => {
    test.each([
      ['POST', ''],
      ['PUT', '1/'],
      ['DELETE', '1/'],
      ['PATCH', '1/remove/'],
      ['PATCH', '1/prepend/'],
    ])('%s %s is for staff alone', async (method, path) => {
      expect(await content.call(method, `/api/collections/${path}`, { body: {} })).toMatchObject({
        status: 401,
      })
      expect(await send(method, path, {}, visitor)).toMatchObject({ status: 403 })
    })

    test.each(['0/', '99999999999/', '2147483647/', 'nothing/', '-1/'])('%s is not there', async (path) => {
      const body = { name: 'a' }
      const missing = { status: 404, body: { detail: 'Not found.' } }
      expect(await send('GET', path)).toMatchObject(missing)
      expect(await send('PUT', path, body)).toMatchObject(missing)
      expect(await send('DELETE', path)).toMatchObject(missing)
      expect(await send('PATCH', `${path}prepend/`, { prepend: ['fern'] })).toMatchObject(missing)
      expect(await send('PATCH', `${path}remove/`, { remove: ['fern'] })).toMatchObject(missing)
      expect(await send('OPTIONS', path)).toMatchObject(missing)
    })
  })

  describe('replacing a collection', () => {
    let id: number
    beforeEach(async () => {
      id = await make('Shore', ['fern', 'moss', 'reed'], 'By the sea')
    })

    test('orders and replaces its images, each once', async () => {
      const contents = ['reed', 'fern', 'tide', 'reed']
      expect(await send('PUT', `${id}/`, { name: 'Shore', contents })).toMatchObject({
        status: 200,
        body: { contents: ['reed', 'fern', 'tide'], count: 3, version: 3 },
      })
    })

    test('leaves what it is not told', async () => {
      await send('PUT', `${id}/`, { name: 'Coast' })
      expect(await read(id)).toMatchObject({
        name: 'Coast',
        description: 'By the sea',
        contents: ['fern', 'moss', 'reed'],
      })
      await send('PUT', `${id}/`, { name: 'Coast', description: '', contents: [] })
      expect(await read(id)).toMatchObject({ description: '', contents: [] })
    })

    test('of an older version changes nothing', async () => {
      const { version } = await read(id)
      await send('PATCH', `${id}/prepend/`, { prepend: ['dune'] })
      expect(await send('PUT', `${id}/`, { name: 'Mine', contents: ['fern'], version })).toMatchObject({
        status: 409,
        body: { code: 'version_conflict' },
      })
      expect(await read(id)).toMatchObject({ name: 'Shore', contents: ['dune', 'fern', 'moss', 'reed'] })
      expect(await send('PUT', `${id}/`, { name: 'Mine', version: version + 1 })).toMatchObject({
        status: 200,
      })
    })

    test('by two at once from one version is one change', async () => {
      const { version } = await read(id)
      const replies = await Promise.all(
        ['One', 'Other'].map((name) => send('PUT', `${id}/`, { name, version })),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    test('tried again under its key is answered as before, not as a conflict', async () => {
      const { version } = await read(id)
      const body = { name: 'Again', version }
      const same = { as: staff, body, headers: { 'idempotency-key': randomUUID() } }
      const first = await content.call('PUT', `/api/collections/${id}/`, same)
      expect(await content.call('PUT', `/api/collections/${id}/`, same)).toMatchObject({
        status: 200,
        body: first.body,
      })
    })

    test('refuses images that are not there, by name, and changes nothing', async () => {
      expect(
        await send('PUT', `${id}/`, { name: 'Lost', contents: ['fern', 'nobody', 'none'] }),
      ).toMatchObject({
        status: 400,
        body: {
          contents: [
            'Invalid pk "nobody" - object does not exist.',
            'Invalid pk "none" - object does not exist.',
          ],
        },
      })
      expect(await read(id)).toMatchObject({ name: 'Shore', contents: ['fern', 'moss', 'reed'] })
    })

    test.each([
      [{ contents: 'fern' }, { contents: ['Expected a list of items but got type "string".'] }],
      [{ contents: [''] }, { 'contents.0': ['This field may not be blank.'] }],
      [
        { contents: Array.from({ length: 1_001 }, (_, at) => `${at}`) },
        { contents: ['Ensure this field has no more than 1000 elements.'] },
      ],
      [{ version: 0 }, { version: ['Ensure this value is greater than or equal to 1.'] }],
      [{ version: 1.5 }, { version: ['A valid integer is required.'] }],
    ])('is refused at its field (case %#)', async (body, errors) => {
      expect(await send('PUT', `${id}/`, { name: 'Shore', ...body })).toMatchObject({
        status: 400,
        body: errors,
      })
    })
  })

  describe('membership', () => {
    let id: number
    beforeEach(async () => {
      id = await make('Members', ['fern', 'moss'])
    })

    test('what is added comes first, in its order; what is in it already stays', async () => {
      const prepend = ['reed', 'moss', 'tide']
      const added = await send('PATCH', `${id}/prepend/`, { prepend })
      expect(added).toMatchObject({
        status: 200,
        body: { contents: ['reed', 'tide', 'fern', 'moss'], version: 3 },
      })
      expect(await send('PATCH', `${id}/prepend/`, { prepend })).toMatchObject({
        status: 200,
        body: added.body,
      })
    })

    test('what is taken out is gone, and taking it out again changes nothing', async () => {
      const out = await send('PATCH', `${id}/remove/`, { remove: ['fern', 'nobody'] })
      expect(out).toMatchObject({ status: 200, body: { contents: ['moss'], version: 3 } })
      expect(await send('PATCH', `${id}/remove/`, { remove: ['fern'] })).toMatchObject({ body: out.body })
    })

    test('of an unknown image is refused at its field', async () => {
      expect(await send('PATCH', `${id}/prepend/`, { prepend: ['nobody'] })).toMatchObject({
        status: 400,
        body: { prepend: ['Invalid pk "nobody" - object does not exist.'] },
      })
      expect(await send('PATCH', `${id}/remove/`, {})).toMatchObject({
        status: 400,
        body: { remove: ['This field is required.'] },
      })
    })

    test('changed by many at once keeps every image once', async () => {
      const images = ['reed', 'tide', 'dune']
      await Promise.all(
        [...images, ...images].map((image) => send('PATCH', `${id}/prepend/`, { prepend: [image] })),
      )
      const { contents, version } = await read(id)
      expect(contents.toSorted()).toEqual(['dune', 'fern', 'moss', 'reed', 'tide'])
      expect(version).toBe(5)
    })

    test('ends at a thousand images', async () => {
      const many = Array.from({ length: 999 }, (_, at) => `crowd-${at}`)
      await content.hold(...many.map((image) => createRecord({ id: image })))
      await send('PUT', `${id}/`, { name: 'Crowd', contents: [...many, 'fern'] })
      expect(await send('PATCH', `${id}/prepend/`, { prepend: ['moss'] })).toMatchObject({
        status: 400,
        body: { prepend: ['A collection holds at most 1000 images.'] },
      })
      expect((await send('PATCH', `${id}/prepend/`, { prepend: ['fern'] })).status).toBe(200)
    })
  })

  describe('reading', () => {
    test('hides unpublished images from all but staff', async () => {
      const id = await make('Half hidden', ['secret', 'fern'])
      expect(await read(id, staff)).toMatchObject({ contents: ['secret', 'fern'], count: 2 })
      for (const as of [visitor, undefined])
        expect(await read(id, as)).toMatchObject({ contents: ['fern'], count: 1 })
      expect((await list({ image: 'secret' }, staff)).results.map((one) => one.id)).toEqual([id])
      expect((await list({ image: 'secret' })).count).toBe(0)
    })

    test('lists by name, or latest change first, a stretch at a time', async () => {
      const tag = randomUUID().slice(0, 8)
      const ids: number[] = []
      for (const name of ['beta', 'Alpha', 'gamma']) {
        ids.push(await make(`${name} ${tag}`))
        content.clock.advance(1_000)
      }
      const [beta = 0, alpha = 0, gamma = 0] = ids
      const met = async (query: Record<string, string | number>) =>
        (await list({ search: tag, ...query })).results.map(({ id }) => id)
      expect(await met({})).toEqual([alpha, beta, gamma])
      expect(await met({ ordering: '-modified' })).toEqual([gamma, alpha, beta])
      await send('PATCH', `${beta}/prepend/`, { prepend: ['fern'] })
      expect(await met({ ordering: '-modified' })).toEqual([beta, gamma, alpha])

      const first = await list({ search: tag, limit: 2 })
      expect(first).toMatchObject({ count: 3, previous: null })
      const next = new URL(first.next ?? '')
      const last = (await content.call('GET', next.pathname + next.search)).body as CollectionList
      expect(last).toMatchObject({ count: 3, next: null, results: [{ id: gamma }] })
      expect(new URL(last.previous ?? '').searchParams.get('offset')).toBe(null)
      expect(await list({ search: tag, offset: 9 })).toMatchObject({ count: 3, next: null, results: [] })
    })

    test('finds by words of name and description, whatever their case and accents', async () => {
      const id = await make('Crème brûlée tones', [], 'Warm whites for a 100% quiet_room')
      for (const search of ['creme', 'BRÛLÉE warm', '100%', 'quiet_room', ' tones  whites '])
        expect((await list({ search })).results.map((one) => one.id)).toContain(id)
      for (const search of ['creme cold', '%', 'quiet.room', '100_'])
        expect((await list({ search })).results.filter((one) => one.id === id).length).toBe(
          search === '%' ? 1 : 0,
        )
    })

    test('tells as many images of each as are asked for', async () => {
      const name = `Cut ${randomUUID()}`
      await make(name, ['fern', 'moss', 'reed'])
      const told = async (contents: number) => (await list({ search: name, contents })).results[0]
      expect(await told(2)).toMatchObject({ contents: ['fern', 'moss'], count: 3 })
      expect(await told(0)).toMatchObject({ contents: [], count: 3 })
    })

    test.each([
      ['limit=0', { limit: ['Ensure this value is greater than or equal to 1.'] }],
      ['limit=1001', { limit: ['Ensure this value is less than or equal to 1000.'] }],
      ['offset=-1', { offset: ['Ensure this value is greater than or equal to 0.'] }],
      ['ordering=size', { ordering: ['"size" is not a valid choice.'] }],
      ['contents=all', { contents: ['A valid integer is required.'] }],
    ])('%s is refused at its field', async (query, errors) => {
      expect(await send('GET', `?${query}`)).toMatchObject({ status: 400, body: errors })
    })
  })

  test('what is in a collection is what a search of it finds, at once', async () => {
    const id = await make('Searched', ['fern', 'moss'])
    const found = async () => {
      const { body } = await content.search({ query: '', filters: JSON.stringify({ collection: [`${id}`] }) })
      const counted = body.facets.collection?.find(({ value }) => value === `${id}`)?.count ?? 0
      return { ids: body.images.map((image) => image.id).toSorted(), counted }
    }
    expect(await found()).toEqual({ ids: ['fern', 'moss'], counted: 2 })
    await send('PATCH', `${id}/prepend/`, { prepend: ['reed'] })
    await send('PATCH', `${id}/remove/`, { remove: ['fern'] })
    expect(await found()).toEqual({ ids: ['moss', 'reed'], counted: 2 })
    await send('PUT', `${id}/`, { name: 'Searched', contents: ['tide', 'moss'] })
    expect(await found()).toEqual({ ids: ['moss', 'tide'], counted: 2 })
    await send('DELETE', `${id}/`)
    expect(await found()).toEqual({ ids: [], counted: 0 })
  })

  test('a collection that is deleted is gone, and its images are not', async () => {
    const id = await make('Short-lived', ['fern'])
    expect(await send('DELETE', `${id}/`)).toMatchObject({ status: 204, body: null })
    expect((await send('GET', `${id}/`)).status).toBe(404)
    expect((await send('DELETE', `${id}/`)).status).toBe(404)
    expect(await content.image('fern')).toMatchObject({ id: 'fern' })
  })

  test('says to staff what may be sent, and to others only what it is', async () => {
    expect(await send('OPTIONS', '')).toMatchObject({
      status: 200,
      body: {
        name: 'Collection List',
        actions: {
          POST: {
            name: { type: 'string', required: true, read_only: false, label: 'Name', max_length: 100 },
            description: { required: false },
          },
        },
      },
    })
    const id = await make('Options')
    expect((await send('OPTIONS', `${id}/`)).body).toMatchObject({
      actions: { PUT: { contents: { type: 'list' } } },
    })
    expect((await send('OPTIONS', '', undefined, visitor)).body).not.toHaveProperty('actions')
    expect((await content.call('OPTIONS', '/api/collections/')).body).not.toHaveProperty('actions')
  })
})
