import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { FOLDED } from '#services/main/events/folded.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { rebuildTables } from '#services/shared/events/rebuild-tables.ts'
import { run } from '#tests/support/services/process.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { openRecorded, recorded } from './recorded.ts'

const COMMAND = resolve('services/main/events/main.ts')
const SLOW = 120_000
const COUNT = recorded.events.length

const command = async (folder: string, ...args: string[]) => {
  const running = run(COMMAND, args, { DATA_DIR: folder, SEED: 'none' })
  const code = await running.ended
  return { code, said: running.lines.join('\n') }
}

test('events:check passes or names the first difference, and events:rebuild corrects it', {
  timeout: SLOW,
}, async () => {
  const folder = await createStoreFolder('migrated')
  const database = await openRecorded(() => openEmbedded(folder))
  await rebuildTables(database, FOLDED)
  expect(await command(folder, 'check')).toMatchObject({
    code: 1,
    said: expect.stringContaining('stop the shop'),
  })
  await database.query('update main.orders set grand_total = grand_total + 1')
  await database.close()

  const found = await command(folder, 'check')
  expect(found).toMatchObject({ code: 1, said: expect.stringMatching(/^main\.orders, .*grand_total is/) })
  expect(await command(folder, 'rebuild')).toEqual({
    code: 0,
    said: `The tables were folded anew from ${COUNT} events.`,
  })
  expect(await command(folder, 'check')).toEqual({
    code: 0,
    said: `The tables are what their ${COUNT} events say.`,
  })
})

test('the command explains what an empty store needs, and which words it knows', {
  timeout: SLOW,
}, async () => {
  const folder = await createStoreFolder()
  expect(await command(folder, 'check')).toMatchObject({
    code: 1,
    said: expect.stringContaining('start the shop once'),
  })
  expect(await command(folder, 'fold')).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
})
