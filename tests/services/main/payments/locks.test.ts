import { join } from 'node:path'
import { describe, expect, inject, test, vi } from 'vitest'
import { claimPayment, giveBack } from '#services/main/payments/intents.ts'
import { note, type OrderNews } from '#services/main/payments/news.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const at = new Date('2026-11-21T12:00:00Z')
const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const payment = { intent: 'pi_1', orderId: 'ORDER1', projectId: 1, amount: 11_350, at }

describe.skipIf(inject('postgresUrl') === null)(
  'cancelling an order and recording its payment at once',
  () => {
    onEachStore((openStore) => {
      test('wait for one another, without a deadlock', async ({ skip }) => {
        const database = await openStore()
        const [{ version = '' } = {}] = await database.query<{ version: string }>('select version()')
        if (/wasm|emscripten|PGlite/i.test(version)) skip('The embedded store has one connection.')
        await migrate(database, 'main', join(import.meta.dirname, '../../../../services/main/migrations'))
        await database.transaction((tx) => claimPayment(tx, payment))
        const lock = async (tx: Queryable, orderId: string) =>
          void (await tx.query('select pg_advisory_xact_lock(hashtext($1))', [orderId]))
        const orders: OrderNews = { lock, paid: lock, refunded: lock }
        const held = Promise.withResolvers<void>()
        const isWaitedFor = () =>
          vi.waitFor(async () => expect(await database.query(WAITING)).toHaveLength(1), { timeout: 10_000 })
        const calledOff = database.transaction(async (tx) => {
          await lock(tx, payment.orderId)
          held.resolve()
          await isWaitedFor()
          await giveBack(tx, payment.orderId, at)
        })
        await held.promise
        const noted = database.transaction((tx) => note(tx, { intent: 'pi_1', kind: 'captured' }, at, orders))
        await Promise.all([calledOff, noted])
        const [kept] = await database.query('select goal, state from main.payment')
        expect(kept).toEqual({ goal: 'return', state: 'captured' })
      })
    })
  },
)
