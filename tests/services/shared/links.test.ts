import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { createLinks } from '#services/shared/links.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const AT = new Date('2026-11-26T10:00:00Z')
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000)
const links = createLinks<{ asked: { format: string }; author: string }>('content.exports', 60_000)
const to = { asked: { format: 'csv' }, author: '7d3b2f9e-8c51-4f60-a1de-2b9c4e5f6a70' }

onEachStore((openStore) => {
  let database: Database
  beforeAll(async () => {
    database = await openStore('migrated')
  })

  test('a link is good once, and its table does not know the token', async () => {
    const { token, expires_at } = await links.make(database, to, AT)
    expect(expires_at).toBe('2026-11-26T10:01:00.000Z')
    const [kept] = await database.query('select * from content.exports')
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(await links.take(database, `${token}x`, AT)).toBe(null)
    expect(await links.take(database, token, after(59))).toEqual(to)
    expect(await links.take(database, token, after(59))).toBe(null)
  })

  test('a link that is too old leads nowhere, and is gone', async () => {
    const { token } = await links.make(database, to, AT)
    expect(await links.take(database, token, after(60))).toBe(null)
    expect(await links.take(database, token, AT)).toBe(null)
  })

  test('links that nobody has followed are deleted, and others stay', async () => {
    await links.make(database, to, AT)
    const { token } = await links.make(database, to, after(30))
    expect(await links.purge(database, after(61))).toBe(false)
    expect(await database.query('select 1 from content.exports')).toHaveLength(1)
    expect(await links.take(database, token, after(61))).toEqual(to)
  })
})
