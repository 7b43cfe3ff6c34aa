import { beforeAll, expect, test, vi } from 'vitest'
import { artists } from '#services/content/artists/resource.ts'
import { LIMITS } from '#services/content/record-imports/limits.ts'
import { startReader } from '#services/content/record-imports/reader.ts'
import { expectFile, findImport, noteReceived } from '#services/content/record-imports/store.ts'
import { systemClock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { createDrafts } from '#services/shared/drafts.ts'
import { createPartsFolder } from '#services/shared/parts/parts-folder.ts'
import { notePerson } from '#services/shared/resources/people.ts'
import { createRegistry } from '#services/shared/resources/registry.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

const ANA = { user_id: crypto.randomUUID(), email: 'ana@aquatint.test', is_staff: true }
const ROWS = 20_000

let database: Database
beforeAll(async () => {
  database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  await notePerson(database, 'content', ANA)
})

test('a service that ends leaves the file that it reads, and the next one reads it whole', async () => {
  await database.query(
    `insert into content.artists (folded, name, created_at)
     select 'artist ' || n, 'Artist ' || n, now() from generate_series(1, $1::int) n`,
    [ROWS],
  )
  const incoming = createPartsFolder(createFolder())
  const lines = Array.from({ length: ROWS }, (_, at) => `${at + 1},Artist ${at + 1}\n`)
  const bytes = Buffer.from(`id,name\n${lines.join('')}`)
  const told = { resource: 'artist', name: 'artists.csv', size: bytes.length }
  const { id } = await expectFile(database, told, { author: ANA.user_id, at: systemClock() })
  await incoming.write(`${id}`, 0, bytes)
  await noteReceived(database, { id, size: bytes.length }, bytes.length)
  const deps = {
    ...{ database, incoming, draft: createDrafts(createFolder()), clock: systemClock, limits: LIMITS },
    ...{ resources: createRegistry([artists]), log: { warn: vi.fn() } },
  }

  const first = startReader(deps)
  await vi.waitFor(async () => expect((await findImport(database, id))?.rows).toBeGreaterThan(0), {
    interval: 1,
    timeout: 20_000,
  })
  await first.stop()
  expect(await findImport(database, id)).toMatchObject({ state: 'reading' })

  const next = startReader(deps)
  await vi.waitFor(async () => expect((await findImport(database, id))?.state).toBe('planned'), {
    timeout: 20_000,
  })
  await next.stop()
  expect(deps.log.warn).not.toHaveBeenCalled()
  const [batch] = await database.query('select unlisted, total from content.batches')
  expect(batch).toEqual({ unlisted: ROWS, total: ROWS })
})
