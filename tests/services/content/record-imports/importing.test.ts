import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RecordPage, ResourceRecord, Values } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { BEN } from '../records/artists.ts'
import { type ImportsService, serveImports } from './imports.ts'

onEachStore((openStore) => {
  let service: ImportsService
  beforeAll(async () => {
    service = await serveImports(openStore)
  })

  const nameNobodyHas = () => `Artist ${randomUUID()}`

  describe('a file of records', () => {
    test('is previewed: what is new, what changes, what is the same and what is bad', async () => {
      const [changed, same] = [await service.make({ royalty_code: 'R1' }), await service.make()]
      const made = nameNobodyHas()
      const batch = await service.preview(
        `id,name,royalty_code\n${changed.id},${changed.name},R2\n${same.id},${same.name},\n,${made},R3\n7x,Nobody,\n,,R4\n`,
      )
      expect(batch).toMatchObject({
        resource: 'artist',
        action: { type: 'import', file: 'artists.csv' },
        state: 'planned',
        counts: { waiting: 2, made: 1, same: 1, refused: 2, changed: 0 },
      })
      const items = await service.itemsOf(batch)
      expect(items).toMatchObject([
        {
          row: 2,
          record: `${changed.id}`,
          label: changed.name,
          outcome: 'waiting',
          is_new: false,
          changes: [{ field: 'royalty_code', from: 'R1', to: 'R2' }],
          edited_since: false,
        },
        { row: 4, label: made, outcome: 'waiting', is_new: true, edited_since: false },
        { row: 5, record: null, outcome: 'refused', reason: '“7x” is not a valid id.' },
        { row: 6, record: null, outcome: 'refused', reason: 'Name: This field is required.' },
      ])
      expect((await service.itemsOf(batch, { new: 'true' })).map(({ row }) => row)).toEqual([4])
      expect(await service.read(changed.id)).toMatchObject({ version: 1, royalty_code: 'R1' })
    })

    test('is applied as a batch, and history says so', async () => {
      const { id, name } = await service.make({ royalty_code: 'R1' })
      const made = nameNobodyHas()
      const ended = await service.apply(
        await service.preview(`id,name,royalty_code\n${id},${name},R2\n,${made},R3\n`),
      )
      expect(ended).toMatchObject({ state: 'done', counts: { changed: 2, made: 1, waiting: 0, refused: 0 } })
      expect(await service.read(id)).toMatchObject({ royalty_code: 'R2' })
      const [entry] = (await service.history(id)).results
      expect(entry).toMatchObject({ batch: ended.id, changes: [{ field: 'royalty_code', to: 'R2' }] })
      const { results } = await service.list({ search: made })
      expect(results).toMatchObject([{ name: made, royalty_code: 'R3', active: true }])
      const begun = await service.history(results[0]?.id ?? 0)
      expect(begun.results).toMatchObject([{ type: 'record.created', batch: ended.id }])
    })

    test('can be undone: edits are taken back, and a new artist stays with the reason', async () => {
      const { id, name } = await service.make({ royalty_code: 'R1' })
      const ended = await service.apply(
        await service.preview(`id,name,royalty_code\n${id},${name},R2\n,${nameNobodyHas()},R3\n`),
      )
      const undoing = await service.undo(ended.id)
      expect(undoing).toMatchObject({
        counts: { waiting: 1, refused: 1 },
        reasons: [{ reason: 'The batch made this record, and such records are not deleted.' }],
      })
      await service.apply(undoing)
      expect(await service.read(id)).toMatchObject({ royalty_code: 'R1' })
    })

    test('of collections is undone whole: those that it made are deleted where nobody has changed them', async () => {
      await service.content.hold(createRecord({ id: 'sea-1' }), createRecord({ id: 'sea-2' }))
      const [one, other] = [randomUUID(), randomUUID()]
      const file = `name,contents\n${one},sea-1; sea-2\n${other},sea-2\n`
      const ended = await service.apply(await service.preview(file, { resource: 'collections' }))
      expect(ended.counts).toMatchObject({ changed: 2, made: 2 })
      const [first, second] = await service.itemsOf(ended)
      const read = (record: string | null | undefined) =>
        service.content.call('GET', `/api/collections/${record}/`, { as: service.ana })
      expect((await read(first?.record)).body).toMatchObject({ name: one, contents: ['sea-1', 'sea-2'] })
      await service.content.call('PUT', `/api/collections/${second?.record}/`, {
        as: service.ben,
        body: { description: 'Kept' },
      })
      const undoing = await service.undo(ended.id)
      expect(undoing.counts).toMatchObject({ waiting: 1, refused: 1 })
      expect((await service.itemsOf(undoing, { outcome: 'refused' }))[0]?.changed_by).toBe(BEN)
      await service.apply(undoing)
      expect((await read(first?.record)).status).toBe(404)
      expect((await read(second?.record)).status).toBe(200)
    })

    test('leaves a collection that it made and took back in the list as it stood between', async () => {
      const name = `Shelf ${randomUUID()}`
      const ended = await service.apply(await service.preview(`name\n${name}\n`, { resource: 'collections' }))
      const at = service.content.clock().toISOString()
      service.content.clock.advance(1_000)
      await service.apply(await service.undo(ended.id))
      const namesAt = async (query: Record<string, string>) => {
        const path = `/api/collections/?${new URLSearchParams(query)}`
        const { body } = await service.content.call('GET', path, { as: service.ana })
        return (body as RecordPage<ResourceRecord & Values>).results.map((record) => record.name)
      }
      expect(await namesAt({ limit: '1000' })).not.toContain(name)
      expect(await namesAt({ at, limit: '100' })).toContain(name)
    })

    test('edits nothing that was edited after it was exported, or after its preview', async () => {
      const [early, late] = [await service.make(), await service.make()]
      await service.save(early.id, { version: 1, royalty_code: 'BEN' }, service.ben)
      const batch = await service.preview(`id,version,royalty_code\n${early.id},1,ANA\n${late.id},1,ANA\n`)
      expect(batch.counts).toMatchObject({ waiting: 1, refused: 1 })
      expect(await service.itemsOf(batch, { outcome: 'refused' })).toMatchObject([
        {
          row: 2,
          record: `${early.id}`,
          reason: 'Edited since this file was exported.',
          changed_by: BEN,
          edited_since: true,
        },
      ])
      await service.save(late.id, { version: 1, active: false }, service.ben)
      const ended = await service.apply(batch)
      expect(ended.counts).toMatchObject({ changed: 0, refused: 2 })
      expect(await service.read(late.id)).toMatchObject({ royalty_code: '', active: false })
    })

    test('makes no two artists of one name, and takes nobody’s name', async () => {
      const [taken, wanted] = [await service.make(), nameNobodyHas()]
      const { id } = await service.make()
      const batch = await service.preview(
        `id,name\n,${taken.name}\n,${wanted}\n,${wanted.toUpperCase()}\n${id},${taken.name}\n`,
      )
      expect(await service.itemsOf(batch)).toMatchObject([
        { row: 2, outcome: 'refused', reason: 'There is an artist of this name already.' },
        { row: 3, outcome: 'waiting' },
        { row: 4, outcome: 'refused', reason: 'There is an artist of this name already.' },
        { row: 5, outcome: 'refused', reason: 'There is an artist of this name already.' },
      ])
      // Somebody else takes the name before it is applied.
      await service.make({ name: wanted })
      expect((await service.apply(batch)).counts).toMatchObject({ changed: 0, refused: 4 })
    })

    test('is validated by the rules of forms', async () => {
      await service.content.hold(
        createRecord({ id: 'dune', price: 2 }),
        createRecord({ id: 'bare', maxWidth: 0 }),
      )
      await service.content.call('PUT', '/api/image/bare/', {
        as: service.ana,
        body: { version: 0, published: false },
      })
      const file = [
        'id,title,price,published,substrates,source,created',
        'dune,Dune,9,true,print; slate,GAA,then',
        'bare,,2,true,print; canvas,GAA,',
        'dune,Dune,2,maybe,print,GAA,',
        'dune,Dune,2,TRUE,print; canvas,BJOR,',
        'nowhere,Dune,2,true,print,GAA,',
        ',Dune,2,true,print,GAA,',
      ].join('\n')
      const batch = await service.preview(file, { resource: 'image' })
      const reasons = (await service.itemsOf(batch)).map(({ row, reason }) => [row, reason])
      expect(reasons).toEqual([
        [
          2,
          'Price: Ensure this value is less than or equal to 4. Substrates: "slate" is not a valid choice.',
        ],
        [3, expect.stringContaining('size')],
        [4, 'Published: Must be a valid boolean.'],
        [5, 'Source cannot be changed by a file.'],
        [6, 'There is no image nowhere.'],
        [7, expect.stringContaining('needs a picture')],
      ])
    })

    test('of which two rows are of one record changes it once', async () => {
      const { id } = await service.make()
      const batch = await service.preview(`id,royalty_code\n${id},R1\n${id},R2\n`)
      expect(await service.itemsOf(batch)).toMatchObject([
        { row: 2, outcome: 'waiting' },
        { row: 3, outcome: 'refused', reason: 'Row 2 is of the same record.' },
      ])
    })

    test('of which nothing changes says so', async () => {
      const { id, name } = await service.make()
      const batch = await service.preview(`id,name\n${id},${name}\n`)
      expect(batch.counts).toEqual({ waiting: 0, made: 0, changed: 0, same: 1, refused: 0 })
      expect(await service.itemsOf(batch)).toEqual([])
    })

    test('has its bad rows as a file, with where they are', async () => {
      const batch = await service.preview('id,name\n999999999,Nobody\n')
      const file = await service.exported({ resource: 'artist', refused_of: batch.id })
      expect(`${file}`).toContain('row,id,label,reason')
      expect(`${file}`).toContain('2,,,There is no artist 999999999.')
    })
  })

  describe('what was exported and is imported again', () => {
    const imported = async (resource: string, told: object = {}) => {
      const file = await service.exported({ resource, matching: {}, ...told })
      return service.preview(file, { resource })
    }

    test('changes nothing, whatever its cells hold', async () => {
      const texts = [
        '=1+1',
        "'=x",
        '-4',
        ' @me ',
        'a;b',
        'a\r\nb',
        'a "quoted" word',
        '[x]',
        '\ttab',
        'é – 雪',
      ]
      for (const [index, text] of texts.entries()) {
        await service.make({ name: `${text} ${randomUUID()}`, royalty_code: `${text}`.trim().slice(0, 20) })
        await service.content.hold(
          createRecord({
            id: `cell-${index}`,
            title: text,
            keywords: [text, 'b'],
            caption: `${text}\n${text}`,
          }),
        )
        await service.content.call('POST', '/api/collections/', {
          as: service.ana,
          body: { name: text.trim(), description: text, contents: [`cell-${index}`] },
        })
      }
      for (const resource of ['artist', 'image', 'collections'])
        for (const told of [
          {},
          { format: 'jsonl' },
          { compressed: true },
          { format: 'jsonl', compressed: true },
        ]) {
          const { counts } = await imported(resource, told)
          expect(counts).toEqual({ waiting: 0, made: 0, changed: 0, refused: 0, same: expect.any(Number) })
          expect(counts.same).toBeGreaterThanOrEqual(texts.length)
        }
    })
  })
})
