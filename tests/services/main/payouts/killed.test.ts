import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import type { PayoutList } from '#services/main/payouts/payout/contract.ts'
import { prepareProcesses } from './processes.ts'

/** More than two rounds. */
const ARTISTS = 220

test('a run whose process is killed goes on when it starts again, and opens each payout once (failure 9)', async () => {
  const { start, inStore } = await prepareProcesses(ARTISTS)
  const first = await start()
  const key = randomUUID()
  const { id } = await first.startRun(key)
  await first.runUntil(id, ({ payouts }) => payouts > 0)
  await first.kill()

  const second = await start()
  expect(await second.startRun(key)).toMatchObject({ id })
  const run = await second.runUntil(id, ({ status }) => status === 'open')
  expect(run).toMatchObject({ payouts: ARTISTS, total: ARTISTS * 5_000 })
  const { data } = await second.get<PayoutList>('/api/artist-payment/?limit=1000')
  expect(new Set(data.map(({ artist }) => artist)).size).toBe(ARTISTS)
  expect(data).toHaveLength(ARTISTS)
  await second.kill()

  expect(await inStore(checkLedger)).toMatchObject({ difference: null })
}, 120_000)
