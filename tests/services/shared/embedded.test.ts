import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#services/shared/database/open.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { run } from '#tests/support/services/process.ts'
import { createFolder, createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

const writer = join(import.meta.dirname, 'writer.ts')

let folder: string
beforeEach(async () => {
  folder = await createStoreFolder()
})

const numberOf = (line: string | undefined) => Number(line?.split(' ')[1] ?? 0)

test('a store that is killed at any moment loses no acknowledged write and halves no transaction', async () => {
  for (const more of [50, 120, 200]) {
    const process = run(writer, [folder])
    const start = numberOf(await process.until((line) => line.startsWith('acknowledged')))
    await process.until((line) => numberOf(line) >= start + more)
    await process.kill()
    const acknowledged = numberOf(process.lines.at(-1))

    const database = await openEmbedded(folder)
    const [kept] = await database.query<{ count: number; last: number; halves: number }>(
      `select count(*) as count, max(n) as last,
         count(*) filter (where not exists (select from numbers other where other.n = numbers.pair)) as halves from numbers`,
    )
    await database.close()
    expect(kept?.last).toBeGreaterThanOrEqual(acknowledged)
    expect(kept).toMatchObject({ count: kept?.last, halves: 0 })
  }
})

test('a second process on the folder is refused by name while the first lives, and can open it afterwards', async () => {
  const first = run(writer, [folder])
  await first.until((line) => line.startsWith('acknowledged'))
  const message = new RegExp(
    `^${join(folder, 'store')} is in use by process \\d+\\. Stop it, or set DATA_DIR to another folder\\.$`,
  )
  await expect(openEmbedded(folder)).rejects.toMatchObject({
    name: 'FolderInUse',
    message: expect.stringMatching(message),
  })
  await first.kill()
  const database = await openEmbedded(folder)
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  await database.close()
})

test('the process that holds the folder cannot open it again before it has closed it', async () => {
  const first = await openEmbedded(folder)
  await expect(openEmbedded(folder)).rejects.toThrow('is in use by process')
  await first.close()
  await (await openEmbedded(folder)).close()
})

test('a first start says that it is making the store, and a second one says nothing', async () => {
  const told: string[] = []
  const empty = createFolder()
  const open = () =>
    openDatabase(createSettings({ DATA_DIR: empty }), { progress: (message) => told.push(message) })
  await (await open()).close()
  await (await open()).close()
  expect(told).toEqual([`making the store in ${join(empty, 'store')}`])
})
