import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import type { PayoutList } from '#services/main/payouts/payout/contract.ts'
import type { RunView } from '#services/main/payouts/runs/contract.ts'
import { businessDayOf } from '#services/shared/business-day.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { callAt } from '#tests/support/services/http.ts'
import { run as runProcess } from '#tests/support/services/process.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { serveContent } from '../content-stand-in.ts'
import { appendTo, makeArtist } from './made-artists.ts'

/** More than two rounds. */
const ARTISTS = 220

test('a run whose process is killed goes on when it starts again, and opens each payout once (failure 9)', async () => {
  const content = await serveContent()
  const folder = await createStoreFolder('migrated')
  const made = await openEmbedded(folder)
  const append = appendTo(made, () => new Date())
  for (let id = 1; id <= ARTISTS; id += 1) await makeArtist(append, id)
  await made.close()

  const as = await signAccess(
    { user_id: randomUUID(), email: 'staff@example.com', is_staff: true },
    { secret: JWT_SECRET, at: new Date() },
  )
  const start = async () => {
    const service = runProcess(join(import.meta.dirname, '../orders/placing-process.ts'), [], {
      DATA_DIR: folder,
      CONTENT_URL: content.url,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      JWT_SECRET,
    })
    const line = await service.until((each) => each.startsWith('listening'))
    return { service, call: callAt(line.split(' ')[1] ?? '') }
  }
  const first = await start()
  const starting = {
    as,
    body: { day: businessDayOf(new Date(), 'America/New_York') },
    headers: { 'idempotency-key': randomUUID() },
  }
  const { id } = (await first.call('POST', '/api/payout-run/', starting)).body as RunView
  const read = async ({ call }: typeof first) =>
    (await call('GET', `/api/payout-run/${id}/`, { as })).body as RunView
  while ((await read(first)).payouts === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await first.service.kill()

  const second = await start()
  expect((await second.call('POST', '/api/payout-run/', starting)).body).toMatchObject({ id })
  while ((await read(second)).status !== 'open') await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await read(second)).toMatchObject({ payouts: ARTISTS, total: ARTISTS * 5_000 })
  const { body } = await second.call('GET', '/api/artist-payment/?limit=1000', { as })
  const artists = (body as PayoutList).data.map(({ artist }) => artist)
  expect(new Set(artists).size).toBe(ARTISTS)
  expect(artists).toHaveLength(ARTISTS)
  await second.service.kill()

  const after = await openEmbedded(folder)
  expect(await checkLedger(after)).toMatchObject({ difference: null })
  await after.close()
}, 120_000)
