import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STOCK_PUBLICATION } from '#machines/lifecycles/stock.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { ANA, type ImageRecords, serveImageRecords } from './records.ts'

onEachStore((openStore) => {
  let service: ImageRecords
  let id: string
  beforeAll(async () => {
    service = await serveImageRecords(openStore)
  })
  beforeEach(async () => {
    service.content.clock.advance(1_000)
    id = await service.hold({ title: 'Heron', artist: 'Ida Vale', royaltyCode: 'R1', keywords: ['bird'] })
    service.content.clock.advance(1_000)
  })
  const { call, ids } = {
    call: (...asked: Parameters<ImageRecords['content']['call']>) => service.content.call(...asked),
    ids: (query: string) => service.content.ids(query),
  }

  describe('an image as a record', () => {
    // Spec 3.1
    test('has every field of the specification, and its picture', async () => {
      const { _static, ...record } = await service.read(id)
      expect(_static).toEqual([])
      expect(record).toMatchObject({
        id,
        version: 0,
        title: 'Heron',
        artist: 'Ida Vale',
        caption: '',
        keywords: ['bird'],
        price: 2,
        published: true,
        source: 'GAA',
        local_id: '',
        max_width: 36,
        max_height: 24,
        substrates: ['print', 'canvas'],
        substrate_sizes: {},
        royalty_code: 'R1',
        _processing: false,
        created: '2020-01-01T00:00:00.000Z',
        updated: expect.any(String),
        thumb: expect.stringContaining(`/media/${id}/`),
      })
    })

    test('is edited, found by what it says now, and its history says from what to what', async () => {
      const saved = await service.save(id, { title: 'Egret', keywords: ['bird', 'marsh'], price: 3 })
      expect(saved).toMatchObject({ status: 200, body: { title: 'Egret', version: 2, _merged: [] } })
      expect(await ids('egret marsh')).toContain(id)
      expect(await ids('heron')).not.toContain(id)
      expect((await service.history(id)).results).toMatchObject([
        {
          type: 'record.edited',
          by: ANA,
          changes: [
            { field: 'title', from: 'Heron', to: 'Egret' },
            { field: 'keywords', from: [], to: ['marsh'], start: 1 },
            { field: 'price', from: 2, to: 3 },
          ],
        },
        { type: 'record.kept', by: null },
      ])
      expect((await service.content.image(id)).price).toBe(3)
    })

    test('of a new artist makes the artist, and draws its plate anew', async () => {
      const before = await service.content.image(id)
      await service.save(id, { artist: 'Noor Umber' })
      const { body } = await call('GET', '/api/artist/?search=noor+umber')
      expect(body).toMatchObject({ results: [{ name: 'Noor Umber' }] })
      const after = await service.content.image(id)
      expect(after.artist).toBe('Noor Umber')
      expect(after.thumb).not.toBe(before.thumb)
      await service.save(id, { caption: 'At dusk.' })
      expect((await service.content.image(id)).thumb).toBe(after.thumb)
    })

    test('is published by an edit, which can be taken back, and visitors find it accordingly', async () => {
      await service.save(id, { published: false })
      expect(await ids('heron')).not.toContain(id)
      expect((await service.send('POST', `${id}/revert/`, { version: 2 })).status).toBe(200)
      expect(await ids('heron')).toContain(id)
      const { results } = await service.history(id)
      expect(results[0]).toMatchObject({
        reverts: 2,
        changes: [{ field: 'published', from: false, to: true }],
      })
    })

    test('is put on and taken off the static lists by an edit', async () => {
      await service.save(id, { _static: ['government', 'commercial'] })
      expect(await service.read(id)).toMatchObject({ _static: ['commercial', 'government'] })
      expect(await service.save(id, { _static: ['commercial'] })).toMatchObject({
        body: { _static: ['commercial'] },
      })
      const tag = { collection: 'government' }
      await call('POST', `/content/images/${id}/static/`, { as: service.ben, body: tag })
      expect((await service.history(id)).results[0]).toMatchObject({
        changes: [{ field: '_static', from: [], to: ['government'], start: 1 }],
      })
    })

    test('has no conflict with carts and hearts, which are no edits', async () => {
      const { version, updated } = await service.read(id)
      await call('PATCH', `/content/edit/${id}/`, { body: { popular: true } })
      await call('PATCH', `/content/edit/${id}/`, { as: service.ben, body: { favorite: true } })
      expect(await service.read(id)).toMatchObject({ version, updated })
      expect(await service.send('PUT', `${id}/`, { version, title: 'Egret' })).toMatchObject({
        status: 200,
        body: { _merged: [] },
      })
      expect((await service.history(id)).count).toBe(2)
    })

    // Failure 25 of console-design.md.
    test('is edited from the version before a hundred carts took it, while they do', async () => {
      const { version } = await service.read(id)
      const buyers = await Promise.all(
        Array.from({ length: 100 }, () => service.content.signIn({ user_id: crypto.randomUUID() })),
      )
      const [edited, ...taken] = await Promise.all([
        service.send('PUT', `${id}/`, { version, title: 'Egret' }),
        ...buyers.map((as) => call('PATCH', `/content/edit/${id}/`, { as, body: { popular: true } })),
      ])
      expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 200))
      expect(edited).toMatchObject({ status: 200, body: { _merged: [] } })
      expect(await service.send('PUT', `${id}/`, { version, caption: 'At dusk.' })).toMatchObject({
        status: 200,
        body: { title: 'Egret', _merged: [{ field: 'title' }] },
      })
    })

    test('keeps its edits where an import brings it again unchanged, and says what a changed one made of it', async () => {
      const record = createRecord({
        id,
        title: 'Heron',
        artist: 'Ida Vale',
        royaltyCode: 'R1',
        keywords: ['bird'],
      })
      await service.save(id, { title: 'Egret' })
      expect(await service.content.hold(record)).toMatchObject({ same: 1 })
      expect(await service.read(id)).toMatchObject({ title: 'Egret', version: 2 })
      service.content.clock.advance(1_000)
      await service.content.hold({ ...record, caption: 'At dusk.' })
      expect(await service.save(id, { price: 4 })).toMatchObject({ body: { title: 'Heron', version: 4 } })
      expect((await service.history(id)).results[1]).toMatchObject({
        type: 'record.kept',
        by: null,
        changes: [
          { field: 'title', from: 'Egret', to: 'Heron' },
          { field: 'caption', from: '', to: 'At dusk.' },
          { field: 'updated' },
        ],
      })
    })
  })

  describe('an edit is refused', () => {
    // Spec 4.28
    test('where it would publish or unpublish a stock image, or change its royalty code', async () => {
      const stock = await service.hold({ publisher: 'GET', royaltyCode: 'GETRM' })
      expect(await service.read(stock)).toMatchObject({ source: 'GETRM' })
      expect(await service.save(stock, { published: false, royalty_code: 'R2' })).toMatchObject({
        status: 400,
        body: {
          published: [STOCK_PUBLICATION],
          royalty_code: ['The royalty code of a stock image is its source’s.'],
        },
      })
      expect((await service.save(stock, { _static: ['commercial'] })).status).toBe(200)
    })

    test('where it would publish what has no size to sell', async () => {
      const small = await service.hold({ published: false, maxWidth: 11, maxHeight: 9 })
      const said = ['This image cannot be published: it has no size to sell.']
      expect(await service.save(small, { published: true })).toMatchObject({
        status: 400,
        body: { published: said },
      })
      const bare = await service.hold({ published: false, substrates: [] })
      expect((await service.save(bare, { published: true })).status).toBe(400)
      const both = await service.save(bare, { published: true, substrates: ['mural'] })
      expect(both).toMatchObject({ status: 200, body: { published: true } })
      expect(await service.save(bare, { substrates: [] })).toMatchObject({
        status: 400,
        body: { substrates: said },
      })
      const own = await service.hold({
        published: false,
        maxWidth: 11,
        maxHeight: 9,
        substrateSizes: { canvas: [{ width: 8, height: 10 }] },
      })
      expect((await service.save(own, { published: true })).status).toBe(200)
    })

    test.each([
      [{ price: 5 }, { price: ['Ensure this value is less than or equal to 4.'] }],
      [{ price: 1.5 }, { price: ['A valid integer is required.'] }],
      [{ substrates: ['paper'] }, { substrates: ['"paper" is not a valid choice.'] }],
      [{ _static: ['secret'] }, { _static: ['"secret" is not a valid choice.'] }],
      [{ title: 'x'.repeat(501) }, { title: ['Ensure this field has no more than 500 characters.'] }],
      [{ keywords: [' '] }, { keywords: ['This field may not be blank.'] }],
    ])('at the wrong field (case %#)', async (body, errors) => {
      expect(await service.save(id, body)).toMatchObject({ status: 400, body: errors })
      expect(await service.read(id)).toMatchObject({ version: 0 })
    })
  })

  test('many edits and adds to carts at once, beside an import, all come through', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => service.hold({ artist: 'Ida Vale' })))
    const replies = await Promise.all(
      others.flatMap((other, at) => [
        service.send('PUT', `${other}/`, { version: 0, artist: `Ida ${at % 2}` }),
        call('PATCH', `/content/edit/${other}/`, { body: { popular: true } }),
        call('PATCH', `/content/edit/${other}/`, { as: service.ben, body: { publish: false } }),
        service.content.hold(createRecord({ id: `beside-${other}`, artist: `Ida ${at % 2}` })),
      ]),
    )
    const statuses = replies.map((reply) => ('status' in reply ? reply.status : 200))
    expect(statuses).toEqual(statuses.map(() => 200))
    for (const other of others)
      expect(await service.read(other)).toMatchObject({
        published: false,
        artist: expect.stringMatching(/^Ida \d$/),
      })
  })
})
