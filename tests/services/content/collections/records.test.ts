import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CollectionView } from '#services/content/collections/contract.ts'
import { insertCollection } from '#services/content/collections/insert-collection.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type CollectionsService, serveCollections } from './collections.ts'

const IMAGES = ['fern', 'moss', 'reed', 'tide', 'dune']

onEachStore((openStore) => {
  let service: CollectionsService
  let id: number
  beforeAll(async () => {
    service = await serveCollections(openStore)
  })
  beforeEach(async () => {
    id = await service.make('Shore', ['fern', 'moss', 'reed'], 'By the sea')
  })

  const wait = () => service.content.clock.advance(1_000)
  const now = () => service.content.clock().toISOString()
  const read = (rest = '') => service.send('GET', `${id}/${rest}`)
  const put = (body: object) => service.send('PUT', `${id}/`, body)
  const prepend = (...images: string[]) => service.send('PATCH', `${id}/prepend/`, { prepend: images })
  const history = async () => (await read('history/')).body as RecordHistory
  const idsFound = async (collection: number) => {
    const filters = JSON.stringify({ collection: [`${collection}`] })
    const { body } = await service.content.search({ query: '', filters })
    return body.images.map((image) => image.id).toSorted()
  }

  describe('two who edit one collection', () => {
    test('are merged where one adds a picture from its tile and the other writes the name', async () => {
      await prepend('tide')
      expect(await put({ version: 2, name: 'Coast' })).toMatchObject({
        status: 200,
        body: {
          name: 'Coast',
          contents: ['tide', 'fern', 'moss', 'reed'],
          version: 4,
          _merged: [{ field: 'contents' }],
        },
      })
    })

    test('are merged also where an editor sends all fields', async () => {
      await prepend('tide')
      const whole = { name: 'Coast', description: 'By the sea', contents: ['fern', 'moss', 'reed'] }
      expect((await put({ version: 2, ...whole })).body).toMatchObject({
        name: 'Coast',
        contents: ['tide', 'fern', 'moss', 'reed'],
      })
    })

    test('are refused where both arrange its pictures', async () => {
      await prepend('tide')
      expect(await put({ version: 2, contents: ['moss', 'fern'] })).toMatchObject({
        status: 409,
        body: {
          code: 'edit_conflict',
          version: 3,
          conflicts: [
            {
              field: 'contents',
              base: ['fern', 'moss', 'reed'],
              theirs: ['tide', 'fern', 'moss', 'reed'],
              by: 'ann@example.test',
            },
          ],
        },
      })
      expect(await service.read(id)).toMatchObject({ version: 3, contents: ['tide', 'fern', 'moss', 'reed'] })
    })
  })

  test('its history tells of pictures what changed of them, and where', async () => {
    await prepend('tide')
    await service.send('PATCH', `${id}/remove/`, { remove: ['moss'] })
    const { results } = await history()
    expect(results.map(({ changes }) => changes.find(({ field }) => field === 'contents'))).toEqual([
      { field: 'contents', from: ['moss'], to: [], start: 2 },
      { field: 'contents', from: [], to: ['tide'], start: 0 },
      { field: 'contents', from: [], to: ['fern', 'moss', 'reed'], start: 0 },
      { field: 'contents', from: null, to: [] },
    ])
  })

  test('taking an edit back puts its pictures back, and searches find them', async () => {
    await service.send('PATCH', `${id}/remove/`, { remove: ['moss'] })
    expect(await idsFound(id)).toEqual(['fern', 'reed'])
    const back = await service.send('POST', `${id}/revert/`, { version: 3 })
    expect(back).toMatchObject({ status: 200, body: { contents: ['fern', 'moss', 'reed'], version: 4 } })
    expect(await idsFound(id)).toEqual(['fern', 'moss', 'reed'])
  })

  test('a new one may hold pictures, and each must exist', async () => {
    const { body } = await service.send('POST', '', { name: 'Full', contents: ['dune', 'fern', 'dune'] })
    expect(body).toMatchObject({ contents: ['dune', 'fern'], count: 2, version: 1 })
    expect(await idsFound((body as CollectionView).id)).toEqual(['dune', 'fern'])
    expect(await service.send('POST', '', { name: 'Lost', contents: ['nobody'] })).toMatchObject({
      status: 400,
      body: { contents: ['Invalid pk "nobody" - object does not exist.'] },
    })
  })

  test('a deleted one is known as it was, and by what was done to it', async () => {
    const before = await service.read(id, service.staff)
    const moment = now()
    wait()
    await service.send('DELETE', `${id}/`)
    expect((await read()).status).toBe(404)
    expect((await read(`?at=${moment}`)).body).toEqual(before)
    expect((await read(`?at=${now()}`)).status).toBe(404)
    expect((await history()).results[0]).toMatchObject({
      version: 3,
      type: 'record.deleted',
      by: 'ann@example.test',
      changes: [],
    })
    expect((await service.send('POST', `${id}/revert/`, { version: 2 })).status).toBe(404)
  })

  test('one that nobody has made begins at version 0, and is edited from there', async () => {
    const { database, clock } = service.content
    id = await database.transaction((tx) =>
      insertCollection(tx, { name: 'Kept', contents: ['fern'] }, clock()),
    )
    const before = await service.read(id, service.staff)
    expect(before).toMatchObject({ version: 0 })
    const moment = now()
    wait()
    expect((await put({ version: 0, name: 'Changed' })).body).toMatchObject({ version: 2, updated: now() })
    expect((await read(`?at=${moment}`)).body).toEqual(before)
  })

  test('unpublished pictures stay hidden, and an edit of who sees them keeps them', async () => {
    await put({ contents: ['secret', 'fern'] })
    expect((await service.read(id)).contents).toEqual(['fern'])
    expect((await history()).results[0]?.changes).toMatchObject([{ to: expect.arrayContaining(['secret']) }])
    expect((await read(`?at=${now()}`)).body).toMatchObject({ contents: ['secret', 'fern'], count: 2 })
  })

  test.each(['name', '-name', 'created', '-created', 'updated', '-updated', 'modified'])(
    'are paged by key in the order %s',
    async (ordering) => {
      const all = await service.list({ ordering, limit: 1_000 })
      const ids: number[] = []
      for (let after: string | null = ''; after !== null; ) {
        const page = await service.list({ ordering, limit: 3, contents: 0, ...(after && { after }) })
        ids.push(...page.results.map((each) => each.id))
        after = page.next && page.last
      }
      expect(ids).toEqual(all.results.map((each) => each.id))
    },
  )

  test('after any edits each moment is what was read then, and pictures keep their order', {
    timeout: 60_000,
  }, async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('put' as const),
        contents: fc.shuffledSubarray(IMAGES),
        behind: fc.nat(2),
      }),
      fc.record({ kind: fc.constant('prepend' as const), images: fc.shuffledSubarray(IMAGES) }),
      fc.record({ kind: fc.constant('remove' as const), images: fc.subarray(IMAGES) }),
      fc.record({ kind: fc.constant('revert' as const), version: fc.integer({ min: 2, max: 8 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        id = await service.make('Random')
        const reads = new Map<string, CollectionView>()
        for (const each of steps) {
          wait()
          const { version } = await service.read(id, service.staff)
          if (each.kind === 'put')
            await put({ version: Math.max(1, version - each.behind), contents: each.contents })
          else if (each.kind === 'prepend') await prepend(...each.images)
          else if (each.kind === 'remove')
            await service.send('PATCH', `${id}/remove/`, { remove: each.images })
          else await service.send('POST', `${id}/revert/`, { version: each.version })
          reads.set(now(), await service.read(id, service.staff))
        }
        for (const [at, was] of reads) expect((await read(`?at=${at}`)).body).toEqual(was)
        expect(await idsFound(id)).toEqual((await service.read(id)).contents.toSorted())
      }),
      { numRuns: 20 },
    )
  })
})
