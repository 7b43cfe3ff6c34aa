import { describe, expect, inject, test, vi } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import { lockArtists } from '#services/main/ledger/locks.ts'
import { royaltyStreams } from '#services/main/royalties/streams.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { serveMain } from '../main-service.ts'
import { sellingOf } from './selling.ts'

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const ARTIST = 7

describe.skipIf(inject('postgresUrl') === null)('clearing a royalty and refunding its order at once', () => {
  onEachStore((openStore) => {
    test('wait for one another, so that the refund takes it back from where it is', async ({ skip }) => {
      const main = await serveMain(openStore)
      const { database } = main
      const [{ version = '' } = {}] = await database.query<{ version: string }>('select version()')
      if (/wasm|emscripten|PGlite/i.test(version)) skip('The embedded store has one connection.')
      const { sell, change, balance } = sellingOf(() => main)
      const { order_id, lines } = await sell({ lake: 1 }, 'pay', 'produce', 'ship', 'deliver')
      const cleared = {
        type: 'royalty.cleared' as const,
        data: { on: '2026-12-20', lines: [`${order_id}/${lines[0]?.id}`] },
      }
      const held = Promise.withResolvers<void>()
      const isWaitedFor = () =>
        vi.waitFor(async () => expect(await database.query(WAITING)).toHaveLength(1), { timeout: 10_000 })
      const clearing = database.transaction(async (tx) => {
        await lockArtists(tx, [ARTIST])
        await createHandler(royaltyStreams, main.clock).handle(tx, `${ARTIST}`, () => [cleared], 'system')
        held.resolve()
        await isWaitedFor()
      })
      await held.promise
      const [, refund] = await Promise.all([clearing, change(order_id, 'refund')])
      expect(refund.status).toBe(200)
      expect(await balance(ARTIST)).toMatchObject({ pending: 0, cleared: 0, accrued: 556, reversed: 556 })
      expect((await checkLedger(database)).difference).toBeNull()
    })
  })
})
