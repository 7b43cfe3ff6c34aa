import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CollectionList } from '#services/content/collections/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type CollectionsService, serveCollections } from './collections.ts'

onEachStore((openStore) => {
  let service: CollectionsService
  beforeAll(async () => {
    service = await serveCollections(openStore)
  })

  describe('reading', () => {
    test('hides unpublished images from all but staff', async () => {
      const id = await service.make('Half hidden', ['secret', 'fern'])
      expect(await service.read(id, service.staff)).toMatchObject({ contents: ['secret', 'fern'], count: 2 })
      for (const as of [service.visitor, undefined])
        expect(await service.read(id, as)).toMatchObject({ contents: ['fern'], count: 1 })
      expect((await service.list({ image: 'secret' }, service.staff)).results.map((one) => one.id)).toEqual([
        id,
      ])
      expect((await service.list({ image: 'secret' })).count).toBe(0)
    })

    // Spec 7.33
    test('lists by name, or latest change first, a stretch at a time', async () => {
      const tag = randomUUID().slice(0, 8)
      const ids: number[] = []
      for (const name of ['beta', 'Alpha', 'gamma']) {
        ids.push(await service.make(`${name} ${tag}`))
        service.content.clock.advance(1_000)
      }
      const [beta = 0, alpha = 0, gamma = 0] = ids
      const met = async (query: Record<string, string | number>) =>
        (await service.list({ search: tag, ...query })).results.map(({ id }) => id)
      expect(await met({})).toEqual([alpha, beta, gamma])
      expect(await met({ ordering: '-modified' })).toEqual([gamma, alpha, beta])
      await service.send('PATCH', `${beta}/prepend/`, { prepend: ['fern'] })
      expect(await met({ ordering: '-modified' })).toEqual([beta, gamma, alpha])

      const first = await service.list({ search: tag, limit: 2 })
      expect(first).toMatchObject({ count: 3, previous: null })
      const next = new URL(first.next ?? '')
      const last = (await service.content.call('GET', next.pathname + next.search)).body as CollectionList
      expect(last).toMatchObject({ count: 3, next: null, results: [{ id: gamma }] })
      expect(new URL(last.previous ?? '').searchParams.get('offset')).toBe(null)
      expect(await service.list({ search: tag, offset: 9 })).toMatchObject({
        count: 3,
        next: null,
        results: [],
      })
    })

    // Spec 7.38
    test('does not send a list again to a browser that holds it, until a collection changes', async () => {
      const tag = randomUUID().slice(0, 8)
      const id = await service.make(`Kept ${tag}`)
      const path = `/api/collections/?search=${tag}&limit=1000&ordering=-modified`
      const etag = (await service.content.call('GET', path)).headers.get('etag') ?? ''
      const again = () => service.content.call('GET', path, { headers: { 'if-none-match': etag } })
      expect(await again()).toMatchObject({ status: 304, body: null })
      await service.send('PATCH', `${id}/prepend/`, { prepend: ['fern'] })
      expect(await again()).toMatchObject({ status: 200, body: { results: [{ contents: ['fern'] }] } })
    })

    test('finds collections by words of name and description, whatever their case and accents', async () => {
      const id = await service.make('Crème brûlée tones', [], 'Warm whites for a 100% quiet_room')
      for (const search of ['creme', 'BRÛLÉE warm', '100%', 'quiet_room', ' tones  whites '])
        expect((await service.list({ search })).results.map((one) => one.id)).toContain(id)
      for (const search of ['creme cold', '%', 'quiet.room', '100_'])
        expect((await service.list({ search })).results.filter((one) => one.id === id).length).toBe(
          search === '%' ? 1 : 0,
        )
    })

    test('answers as many images of each collection as are asked for', async () => {
      const name = `Cut ${randomUUID()}`
      await service.make(name, ['fern', 'moss', 'reed'])
      const told = async (contents: number) => (await service.list({ search: name, contents })).results[0]
      expect(await told(2)).toMatchObject({ contents: ['fern', 'moss'], count: 3 })
      expect(await told(0)).toMatchObject({ contents: [], count: 3 })
    })

    // Spec 7.33
    test.each([
      ['limit=0', { limit: ['Ensure this value is greater than or equal to 1.'] }],
      ['limit=1001', { limit: ['Ensure this value is less than or equal to 1000.'] }],
      ['offset=-1', { offset: ['Ensure this value is greater than or equal to 0.'] }],
      ['ordering=size', { ordering: ['"size" is not a valid choice.'] }],
      ['contents=all', { contents: ['A valid integer is required.'] }],
    ])('%s is refused at its field', async (query, errors) => {
      expect(await service.send('GET', `?${query}`)).toMatchObject({ status: 400, body: errors })
    })
  })

  test('a search of a collection finds its images at once after each change', async () => {
    const id = await service.make('Searched', ['fern', 'moss'])
    const found = async () => {
      const { body } = await service.content.search({
        query: '',
        filters: JSON.stringify({ collection: [`${id}`] }),
      })
      const counted = body.facets.collection?.find(({ value }) => value === `${id}`)?.count ?? 0
      return { ids: body.images.map((image) => image.id).toSorted(), counted }
    }
    expect(await found()).toEqual({ ids: ['fern', 'moss'], counted: 2 })
    await service.send('PATCH', `${id}/prepend/`, { prepend: ['reed'] })
    await service.send('PATCH', `${id}/remove/`, { remove: ['fern'] })
    expect(await found()).toEqual({ ids: ['moss', 'reed'], counted: 2 })
    await service.send('PUT', `${id}/`, { name: 'Searched', contents: ['tide', 'moss'] })
    expect(await found()).toEqual({ ids: ['moss', 'tide'], counted: 2 })
    await service.send('DELETE', `${id}/`)
    expect(await found()).toEqual({ ids: [], counted: 0 })
  })

  // Spec 3.26, 7.39
  test('tells staff which fields they may send, and others only what a collection is', async () => {
    expect(await service.send('OPTIONS', '')).toMatchObject({
      status: 200,
      body: {
        name: 'Collection List',
        actions: {
          POST: {
            name: { type: 'string', required: true, read_only: false, label: 'Name', max_length: 100 },
            description: { required: false, initial: '' },
          },
        },
      },
    })
    const id = await service.make('Options')
    expect((await service.send('OPTIONS', `${id}/`)).body).toMatchObject({
      actions: {
        PUT: {
          contents: { type: 'list', help_text: 'Ids of images, first to last.' },
          version: { type: 'integer', read_only: true, min_value: 0 },
        },
      },
    })
    expect((await service.send('OPTIONS', '', undefined, service.visitor)).body).not.toHaveProperty('actions')
    expect((await service.content.call('OPTIONS', '/api/collections/')).body).not.toHaveProperty('actions')
  })
})
