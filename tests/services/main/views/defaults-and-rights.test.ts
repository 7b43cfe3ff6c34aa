import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { serveMain } from '../main-service.ts'
import { openViews, type Views } from './views.ts'

onEachStore((openStore) => {
  let main: Views['main']
  let ann: Views['ann']
  let ben: Views['ben']
  let customer: Views['customer']
  let create: Views['create']
  let change: Views['change']
  let remove: Views['remove']
  let list: Views['list']
  let defaultsOf: Views['defaultsOf']
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  beforeEach(async () => {
    ;({ ann, ben, customer, create, change, remove, list, defaultsOf } = await openViews(main))
  })

  describe('a default', () => {
    test('is one a person and resource, each their own', async () => {
      const { body: one } = await create({ name: 'One', is_shared: true, is_default: true })
      const { body: two } = await create({ name: 'Two', is_shared: true })
      await create({ name: 'Elsewhere', resource: 'collections', is_default: true })
      expect(await defaultsOf(ann)).toEqual(['One'])
      expect(await defaultsOf(ben)).toEqual([])
      await change(two.id, { version: 1, is_default: true }, { as: ben })
      expect((await change(two.id, { version: 1, is_default: true })).body.is_default).toBe(true)
      expect(await defaultsOf(ann)).toEqual(['Two'])
      await change(two.id, { version: 1, is_default: false })
      await change(one.id, { version: 1, is_default: false })
      expect(await defaultsOf(ann)).toEqual([])
      expect(await defaultsOf(ben)).toEqual(['Two'])
      expect((await list(ann, 'collections'))[0]?.is_default).toBe(true)
    })

    test('is chosen whatever others have changed meanwhile, and is no change to them', async () => {
      const { body } = await create({ is_shared: true })
      await change(body.id, { version: 1, name: 'Other' }, { as: ben })
      expect(await change(body.id, { version: 1, is_default: true })).toMatchObject({
        status: 200,
        body: { is_default: true, version: 2 },
      })
    })

    test('goes with its view', async () => {
      const { body } = await create({ is_shared: true, is_default: true })
      await change(body.id, { version: 1, is_default: true }, { as: ben })
      await remove(body.id, { as: ben })
      expect(await list(ann)).toEqual([])
      expect(await main.database.query('select 1 from main.default_view where view = $1', [body.id])).toEqual(
        [],
      )
    })
  })

  describe('deleting', () => {
    test('takes one’s own, or a shared one, once', async () => {
      const [{ body: own }, { body: shared }] = [
        await create(),
        await create({ name: 'All', is_shared: true }),
      ]
      const key = randomUUID()
      expect(await remove(own.id, { key })).toMatchObject({ status: 204 })
      expect(await remove(own.id, { key })).toMatchObject({ status: 204 })
      expect(await remove(own.id)).toMatchObject({ status: 404 })
      expect(await remove(shared.id, { as: ben })).toMatchObject({ status: 204 })
      expect(await list()).toEqual([])
    })
  })

  test('somebody else’s own view is not found, as one that never was', async () => {
    const { body } = await create()
    for (const id of [body.id, 999_999, 0, 'x', '99999999999']) {
      expect(await change(id, { version: 1, name: 'Mine' }, { as: ben })).toMatchObject({ status: 404 })
      expect(await change(id, { version: 1, is_default: true }, { as: ben })).toMatchObject({ status: 404 })
      expect(await remove(id, { as: ben })).toMatchObject({ status: 404 })
    }
    expect(await list()).toEqual([body])
  })

  test('views are for staff alone', async () => {
    const { body } = await create({ is_shared: true })
    const asked = [
      ['GET', '/api/v2/views/?resource=artist', undefined],
      ['POST', '/api/v2/views/', { resource: 'artist', name: 'Mine' }],
      ['PUT', `/api/v2/views/${body.id}/`, { version: 1, name: 'Mine' }],
      ['DELETE', `/api/v2/views/${body.id}/`, undefined],
    ] as const
    for (const [method, path, sent] of asked) {
      expect(await main.call(method, path, { body: sent })).toMatchObject({ status: 401 })
      const refused = await main.call(method, path, { body: sent, as: customer.access })
      expect(refused).toMatchObject({ status: 403 })
    }
    expect(await list()).toEqual([body])
  })

  test.each(['', '?resource=', '?resource=a%20b'])('a list of %s is refused', async (query) => {
    const { status } = await main.call('GET', `/api/v2/views/${query}`, { as: ann.access })
    expect(status).toBe(400)
  })
})
