import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { FOLDED } from '#services/main/events/folded.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { rebuildTables } from '#services/shared/events/rebuild-tables.ts'
import { run } from '#tests/support/services/process.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { openRecorded, recorded } from './recorded.ts'

test('ledger:check passes, or names the first cent that was changed by hand and exits with 1', {
  timeout: 120_000,
}, async () => {
  const folder = await createStoreFolder('migrated')
  const check = async () => {
    const running = run(resolve('services/main/events/ledger.ts'), ['check'], {
      DATA_DIR: folder,
      SEED: 'none',
    })
    const code = await running.ended
    return { code, said: running.lines.join('\n') }
  }
  const open = () => openEmbedded(folder)
  let database = await openRecorded(open)
  await rebuildTables(database, FOLDED)
  const [entries] = await database.query<{ count: number }>('select count(*) as count from main.ledger_entry')
  await database.close()
  expect(await check()).toEqual({
    code: 0,
    said: `The ledger balances: its ${entries?.count} entries are what ${recorded.events.length} events say.`,
  })

  database = await open()
  await database.script(`
    alter table main.ledger_posting disable trigger only_added_to;
    update main.ledger_posting set amount = amount + 1 where id = 'NM27-KSW0/1/accrual/1'`)
  await database.close()
  expect(await check()).toEqual({
    code: 1,
    said: 'main.ledger_posting, id NM27-KSW0/1/accrual/1: amount is 5557, and by its events 5556.',
  })
})
