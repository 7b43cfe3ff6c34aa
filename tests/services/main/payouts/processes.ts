import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { RunView } from '#services/main/payouts/runs/contract.ts'
import { businessDayOf } from '#services/shared/business-day.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { callAt } from '#tests/support/services/http.ts'
import { run } from '#tests/support/services/process.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { serveContent } from '../content-stand-in.ts'
import { appendTo, makeArtist } from './made-artists.ts'

/**
 * An embedded store of artists who are paid today, with processes of the main service on it: one at a time,
 * each to be killed.
 */
export async function prepareProcesses(artists: number, env: Record<string, string> = {}) {
  const content = await serveContent()
  const folder = await createStoreFolder('migrated')
  /** While no process has the store. */
  async function inStore<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openEmbedded(folder)
    const done = await work(database)
    await database.close()
    return done
  }
  await inStore(async (database) => {
    const append = appendTo(database, () => new Date())
    for (let id = 1; id <= artists; id += 1) await makeArtist(append, id)
  })

  const as = await signAccess(
    { user_id: randomUUID(), email: 'staff@example.com', is_staff: true },
    { secret: JWT_SECRET, at: new Date() },
  )
  const script = join(import.meta.dirname, '../orders/placing-process.ts')
  return {
    inStore,

    /** Starts a process, and answers how to ask it as staff. */
    async start() {
      const settings = { DATA_DIR: folder, CONTENT_URL: content.url, SEED: 'none', LOG_LEVEL: 'silent' }
      const service = run(script, [], { ...settings, JWT_SECRET, ...env })
      const line = await service.until((each) => each.startsWith('listening'))
      const call = callAt(line.split(' ')[1] ?? '')
      const get = async <T>(path: string) => (await call('GET', path, { as })).body as T
      const post = async <T>(path: string, body: object, key: string = randomUUID()) =>
        (await call('POST', path, { as, body, headers: { 'idempotency-key': key } })).body as T
      return {
        get,
        post,
        kill: service.kill,
        startRun: (key?: string) =>
          post<RunView>('/api/payout-run/', { day: businessDayOf(new Date(), 'America/New_York') }, key),
        /** Asks for a run until it is as wanted. */
        async runUntil(id: string, isSo: (run: RunView) => boolean): Promise<RunView> {
          for (;;) {
            const found = await get<RunView>(`/api/payout-run/${id}/`)
            if (isSo(found)) return found
            await new Promise((resolve) => setTimeout(resolve, 10))
          }
        },
      }
    },
  }
}
