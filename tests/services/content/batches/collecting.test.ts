import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BatchView, CollectAction } from '#services/content/batches/contract.ts'
import type { CollectionView } from '#services/content/collections/contract.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { ANA } from '../records/artists.ts'
import { type BatchesService, serveBatches } from './batches.ts'

onEachStore((openStore) => {
  let service: BatchesService
  beforeAll(async () => {
    service = await serveBatches(openStore)
  })

  const send = (method: string, path: string, body?: unknown, as = service.ana) =>
    service.content.call(method, `/api/collections/${path}`, { as, ...(body !== undefined && { body }) })
  const make = async (contents: readonly string[] = []) =>
    ((await send('POST', '', { name: `Set ${randomUUID()}`, contents })).body as CollectionView).id
  const contentsOf = async (id: number) => ((await send('GET', `${id}/`)).body as CollectionView).contents
  const historyOf = async (id: number) => (await send('GET', `${id}/history/`)).body as RecordHistory
  /** Images of a mark that nothing else has, in the order of their ids. */
  const hold = async (count: number): Promise<{ mark: string; ids: string[] }> => {
    const mark = `mark${randomUUID().slice(0, 8)}`
    const ids = Array.from({ length: count }, (_, at) => `${mark}-${`${at}`.padStart(4, '0')}`)
    await service.content.hold(...ids.map((id) => createRecord({ id, title: `Of ${mark}` })))
    return { mark, ids }
  }
  const plan = async (type: CollectAction['type'], collection: number, of: object, as?: string) =>
    (await service.ask('POST', '', { resource: 'image', action: { type, collection }, ...of }, as))
      .body as BatchView
  const carryOut = async ({ id }: BatchView, as?: string) => {
    await service.confirm(id, as)
    return service.rest(id)
  }

  describe('putting many images into a collection', () => {
    test('says first which are in it already, writes nothing, and then puts the others before them', async () => {
      const { ids } = await hold(3)
      const collection = await make(ids.slice(1, 2))
      const planned = await plan('collect', collection, { ids: [...ids, 'nobody'] })
      const { name } = (await send('GET', `${collection}/`)).body as CollectionView
      expect(planned).toMatchObject({
        resource: 'image',
        action: { type: 'collect', collection, name },
        counts: { waiting: 2, same: 1, refused: 1 },
        reasons: [{ reason: 'It no longer exists.', count: 1 }],
      })
      expect(await contentsOf(collection)).toEqual([ids[1]])
      expect(await carryOut(planned)).toMatchObject({ state: 'done', counts: { changed: 2, same: 1 } })
      expect(await contentsOf(collection)).toEqual([ids[0], ids[2], ids[1]])
    })

    test('is one entry of the collection’s history, which leads to the batch, and no edit of the images', async () => {
      const { ids } = await hold(2)
      const collection = await make()
      const { id } = await carryOut(await plan('collect', collection, { ids }))
      expect((await historyOf(collection)).results[0]).toMatchObject({
        by: ANA,
        batch: id,
        changes: [{ field: 'contents', from: [], to: ids }],
      })
      expect((await service.items(id)).results).toMatchObject([
        { record: ids[0], outcome: 'changed', edited_since: false },
        { record: ids[1], outcome: 'changed', edited_since: false },
      ])
      const image = (await service.content.call('GET', `/api/image/${ids[0]}/`, { as: service.ana })).body
      expect(image).toMatchObject({ version: 0 })
    })

    test('takes all that match a list, in rounds, and those that were edited meanwhile too', async () => {
      const { mark, ids } = await hold(450)
      const collection = await make()
      const planned = await plan('collect', collection, { matching: { search: mark } })
      await service.content.call('PUT', `/api/image/${ids[7]}/`, {
        as: service.ben,
        body: { version: 0, caption: 'Edited meanwhile.' },
      })
      expect(await carryOut(planned)).toMatchObject({ counts: { changed: 450, refused: 0 } })
      expect((await contentsOf(collection)).toSorted()).toEqual(ids)
      const found = await service.content.search(
        { filters: JSON.stringify({ collection: [`${collection}`] }) },
        service.ana,
      )
      expect(found.body).toMatchObject({ total: 450 })
    })

    test('of more than the collection has room for is refused for the rest, in the plan and in the run', async () => {
      const { ids } = await hold(1_002)
      const collection = await make(ids.slice(0, 999))
      const full = 'The collection is full: it holds at most 1,000 images.'
      const planned = await plan('collect', collection, { ids: ids.slice(998) })
      expect(planned).toMatchObject({
        counts: { waiting: 1, same: 1, refused: 2 },
        reasons: [{ reason: full, count: 2 }],
      })
      await send('PATCH', `${collection}/prepend/`, { prepend: ids.slice(1_001) })
      expect(await carryOut(planned)).toMatchObject({
        counts: { changed: 0, refused: 3 },
        reasons: [{ reason: full, count: 3 }],
      })
      expect(await contentsOf(collection)).toHaveLength(1_000)
    })

    test('that is gone by then is refused for each', async () => {
      const { ids } = await hold(2)
      const collection = await make()
      const planned = await plan('collect', collection, { ids })
      await send('DELETE', `${collection}/`)
      expect(await carryOut(planned)).toMatchObject({
        counts: { changed: 0, refused: 2 },
        reasons: [{ reason: 'The collection no longer exists.', count: 2 }],
      })
      expect(await service.ask('POST', '', { resource: 'image', ids, action: planned.action })).toMatchObject(
        {
          status: 400,
          body: { 'action.collection': [`Invalid pk "${collection}" - object does not exist.`] },
        },
      )
    })

    test('loses nothing where another batch and a hand change the collection too', async () => {
      const { ids } = await hold(600)
      const [mine, theirs, held] = [ids.slice(0, 250), ids.slice(250, 500), ids.slice(500)]
      const collection = await make(held)
      const [one, other, out] = [
        await plan('collect', collection, { ids: mine }),
        await plan('collect', collection, { ids: theirs }, service.ben),
        await plan('uncollect', collection, { ids: held.slice(0, 50) }),
      ]
      const [last = ''] = (await hold(1)).ids
      const ended = await Promise.all([
        carryOut(one),
        carryOut(other, service.ben),
        carryOut(out),
        send('PATCH', `${collection}/prepend/`, { prepend: [last] }),
      ])
      expect(ended[0].counts.changed + ended[1].counts.changed + ended[2].counts.changed).toBe(550)
      const wanted = [...mine, ...theirs, ...held.slice(50), last]
      expect((await contentsOf(collection)).toSorted()).toEqual(wanted.toSorted())
    })

    test('is for images alone, and names a collection', async () => {
      const action = { type: 'collect', collection: 1 }
      expect(await service.ask('POST', '', { resource: 'artist', ids: [1], action })).toMatchObject({
        status: 400,
        body: { 'action.type': ['Collections hold images alone.'] },
      })
      const none = { type: 'collect', collection: null }
      expect((await service.ask('POST', '', { resource: 'image', ids: ['x'], action: none })).status).toBe(
        400,
      )
    })
  })

  describe('taking them back', () => {
    test('takes out only those that the batch has put in, and are still there', async () => {
      const { ids } = await hold(4)
      const [was = '', taken = '', other = '', stays = ''] = ids
      const collection = await make([was])
      const done = await carryOut(await plan('collect', collection, { ids: [was, taken, other] }))
      await send('PATCH', `${collection}/remove/`, { remove: [taken] })
      await send('PATCH', `${collection}/prepend/`, { prepend: [stays] })
      const undoing = await service.undo(done.id)
      expect(undoing).toMatchObject({ counts: { waiting: 1, same: 1, refused: 0 } })
      expect((await service.items(undoing.id)).results.map(({ edited_since }) => edited_since)).toEqual([
        false,
        false,
      ])
      expect(await carryOut(undoing)).toMatchObject({ counts: { changed: 1 } })
      expect(await contentsOf(collection)).toEqual([stays, was])
    })

    test('puts what was taken out back into its place, and that can be taken back as well', async () => {
      const { ids } = await hold(5)
      const order = ids.toReversed()
      const collection = await make(order)
      const done = await carryOut(await plan('uncollect', collection, { ids: ids.slice(1, 4) }))
      expect(done).toMatchObject({ counts: { changed: 3 } })
      expect(await contentsOf(collection)).toEqual([ids[4], ids[0]])
      const undone = await carryOut(await service.undo(done.id))
      expect(undone).toMatchObject({ action: { type: 'undo', batch: done.id }, counts: { changed: 3 } })
      expect(await contentsOf(collection)).toEqual(order)
      await carryOut(await service.undo(undone.id))
      expect(await contentsOf(collection)).toEqual([ids[4], ids[0]])
    })
  })
})
