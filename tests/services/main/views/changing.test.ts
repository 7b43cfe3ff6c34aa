import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { serveMain } from '../main-service.ts'
import { content, openViews, type Views } from './views.ts'

onEachStore((openStore) => {
  let main: Views['main']
  let ann: Views['ann']
  let ben: Views['ben']
  let create: Views['create']
  let change: Views['change']
  let list: Views['list']
  let defaultsOf: Views['defaultsOf']
  let notes: Views['notes']
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  beforeEach(async () => {
    ;({ ann, ben, create, change, list, defaultsOf, notes } = await openViews(main))
  })

  describe('a change', () => {
    test('makes the parts that it names something else, and leaves the others', async () => {
      const { body: was } = await create(content)
      const { status, body } = await change(was.id, {
        version: 1,
        name: 'Others',
        filters: {},
        columns: null,
      })
      expect(status).toBe(200)
      expect(body).toEqual({ ...was, name: 'Others', filters: {}, columns: null, version: 2 })
      expect(await list()).toEqual([body])
    })

    test('of an older version is refused, and nothing is written', async () => {
      const { body } = await create({ is_shared: true })
      await change(body.id, { version: 1, search: 'ben' }, { as: ben })
      for (const version of [1, 3])
        expect(await change(body.id, { version, search: 'ann' })).toMatchObject({
          status: 409,
          body: { detail: 'Someone else changed this view.', code: 'version_conflict' },
        })
      expect(await list()).toMatchObject([{ search: 'ben', version: 2 }])
    })

    test('that changes nothing makes no version', async () => {
      const { body } = await create(content)
      expect((await change(body.id, { version: 1, ...content })).body).toEqual(body)
      expect(await notes(body.id)).toHaveLength(1)
    })

    test('whose answer was lost is answered again by its key', async () => {
      const { body } = await create()
      const key = randomUUID()
      const first = await change(body.id, { version: 1, name: 'Other' }, { key })
      const again = await change(body.id, { version: 1, name: 'Other' }, { key })
      expect(again).toMatchObject({ status: 200, body: first.body })
      expect(first.body.version).toBe(2)
    })

    test('of a shared view is for any staff, and keeps its owner and the names of their views', async () => {
      const { body } = await create({ is_shared: true })
      await create({ name: 'Taken' })
      await create({ name: 'Free' }, { as: ben })
      const said = { name: ['There is a view of this name already.'] }
      const taken = await change(body.id, { version: 1, name: 'taken' }, { as: ben })
      expect(taken).toMatchObject({ status: 400, body: said })
      const changed = await change(body.id, { version: 1, name: 'Free' }, { as: ben })
      expect(changed).toMatchObject({ status: 200, body: { name: 'Free', owner: ann.email, is_own: false } })
      expect(await change(body.id, { version: 2, name: 'FREE' })).toMatchObject({ status: 200 })
    })

    test('that stops sharing is for its owner, and takes it from whoever opened their list with it', async () => {
      const { body } = await create({ is_shared: true })
      await change(body.id, { version: 1, is_default: true }, { as: ben })
      await change(body.id, { version: 1, is_default: true })
      expect(await change(body.id, { version: 1, is_shared: false }, { as: ben })).toMatchObject({
        status: 403,
        body: { detail: 'Only whoever made this view can stop sharing it.' },
      })
      expect((await change(body.id, { version: 1, is_shared: false })).status).toBe(200)
      expect(await list(ben)).toEqual([])
      expect((await change(body.id, { version: 2, is_shared: true })).status).toBe(200)
      expect(await defaultsOf(ben)).toEqual([])
      expect(await defaultsOf(ann)).toEqual(['Portal'])
    })

    test.each([
      [{ version: undefined }, { version: ['This field is required.'] }],
      [{ version: 1, name: '' }, { name: ['This field may not be blank.'] }],
    ])('is refused at its field (case %#)', async (wrong, said) => {
      const { body } = await create()
      expect(await change(body.id, wrong)).toMatchObject({ status: 400, body: said })
    })
  })
})
