import { expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { serveContent } from '../catalogue.ts'
import { migrateUpTo } from '../search/blocks.ts'

/** The last migration of the version that counted changes without keeping them. */
const BEFORE = 11

onEachStore((openStore) => {
  test('a collection of before is edited from version 0, whatever was counted of it', async () => {
    const database = await openStore('empty')
    await migrateUpTo(database, BEFORE)
    await database.query(
      `insert into content.collections (name, version, created_at, updated_at) values ('Old', 5, '2020-01-01', '2020-01-01')`,
    )
    const content = await serveContent(async () => database)
    const as = await content.signIn({ is_staff: true })
    const call = (method: string, body?: object) =>
      content.call(method, '/api/collections/1/', { as, ...(body && { body }) })
    expect((await call('GET')).body).toMatchObject({ name: 'Old', version: 0 })
    expect((await call('PUT', { version: 5, name: 'Lost' })).status).toBe(400)
    expect((await call('PUT', { version: 0, name: 'New' })).body).toMatchObject({ name: 'New', version: 2 })
    // A process of before may still count, while an upgrade goes on.
    await database.query(`update content.collections set name = 'By before', version = version + 1`)
    expect((await call('PUT', { version: 3, name: 'After' })).body).toMatchObject({
      name: 'After',
      version: 4,
    })
  })
})
