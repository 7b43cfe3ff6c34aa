import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { watchPeak } from '#tests/bench/opening/peak.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { FAILURE_FILES } from './failure-files.ts'
import { ofUploads } from './records.ts'
import { serveUploads, type UploadsService } from './uploads.ts'

const isPrinted = process.env.FAILURES === 'print'
const MEGA = 1_000_000

/** What is counted of keys and limits says nothing of pictures. */
const OTHER = /^(idempotency_keys|limits|rate_limits)$/

/** How many rows each table of the service has: of streams, too, which are rows of `events`. */
async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'content' and table_type = 'BASE TABLE' order by 1`,
  )
  const counts = tables
    .filter(({ name }) => !OTHER.test(name))
    .map(({ name }) => `'${name}', (select count(*) from content."${name}")`)
  // A function takes 100 arguments at most.
  const [row] = await db.query<{ counts: Record<string, number> }>(
    `select ${chunksOf(counts, 40)
      .map((some) => `jsonb_build_object(${some.join(', ')})`)
      .join(' || ')} as counts`,
  )
  return row?.counts ?? {}
}

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** `FAILURES=print` prints them: milliseconds are from the first word of it to the answer. */
const rows: object[] = []

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })
  afterAll(() => {
    if (isPrinted) console.table(rows.splice(0))
  })
  const { call } = ofUploads(() => service)
  const stand = async () => ({ files: service.kept(), rows: await countRows(service.content.database) })

  /** What was sent is dropped just after its row has been written. */
  const expectStand = (expected: object) =>
    vi.waitFor(async () => expect(await stand()).toEqual(expected), { timeout: 5_000 })

  // By the failures of console-design.md
  describe('a file that fails, or is odd, leaves folders, tables and streams as they were:', () => {
    test.each(FAILURE_FILES)('$failure: $input', async ({ failure, input, make, refusal }) => {
      const bytes = await make()
      const before = await stand()
      const peak = isPrinted ? watchPeak() : null
      const begun = performance.now()
      const { id, state, refusal: said } = await service.send(bytes, { name: 'named.png' })
      const took = performance.now() - begun
      rows.push({
        failure,
        input,
        answer: said?.detail ?? 'Taken',
        'file, kB': Math.ceil(bytes.length / 1_000),
        ms: Math.round(took),
        'peak, MB': peak && Math.round(peak.stop() / MEGA),
      })
      expect({ state, refusal: said }).toEqual({ state: refusal ? 'refused' : 'ready', refusal })
      if (refusal) {
        const { upload_files = 0, ...others } = before.rows
        await expectStand({ ...before, rows: { ...others, upload_files: upload_files + 1 } })
      }
      await call('DELETE', `/api/upload/files/${id}/`)
      await expectStand(before)
    })
  })
})
