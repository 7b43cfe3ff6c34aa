import { beforeAll, describe, expect, test } from 'vitest'
import { createMainService } from '#services/main/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const DAY = 86_400_000

onEachStore((openStore) => {
  const clock = createClock()
  let database: Database

  /** Runs two processes, each of which begins with a round of tidying, until `holds` resolves. */
  const tidyUntil = async (env: Record<string, string>, holds: () => Promise<unknown>) => {
    const settings = createSettings(env)
    const services = [
      await createMainService({ database, settings, clock }),
      await createMainService({ database, settings, clock }),
    ]
    await holds()
    await Promise.all(services.map((service) => service.close()))
  }
  const noteReports = (from: number, to: number, journal: string, days: number) =>
    database.query(
      `insert into main.report (note, journal, sender, sent_at)
       select 'No. ' || n, jsonb_build_object('text', repeat('x', $3)), null, $4 from generate_series($1::int, $2::int) as n`,
      [from, to, journal.length, new Date(clock().getTime() - days * DAY)],
    )
  const notes = async () =>
    (await database.query<{ note: string }>('select note from main.report order by id')).map(
      ({ note }) => note,
    )

  beforeAll(async () => {
    database = await openStore()
    await tidyUntil({}, async () => {})
  })

  describe('reports and messages', () => {
    test('are deleted after the days that the setting says, all of them in parts, and no sooner', async () => {
      await noteReports(1, 1_200, 'x', 31)
      await noteReports(2_000, 2_001, 'x', 29)
      await database.query(
        `insert into main.message (email, text, sent_at) values ('a@example.com', 'Old', $1), ('a@example.com', 'New', $2)`,
        [new Date(clock().getTime() - 31 * DAY), clock()],
      )
      await tidyUntil({ FEEDBACK_KEPT_DAYS: '30' }, async () => {
        await expect.poll(notes).toEqual(['No. 2000', 'No. 2001'])
        await expect.poll(() => database.query('select text from main.message')).toEqual([{ text: 'New' }])
      })
    })

    test('take a limited part of the disk, and the oldest are deleted first', async () => {
      await database.query('delete from main.report')
      await noteReports(1, 45, 'x'.repeat(5_000_000), 0)
      await tidyUntil({}, () => expect.poll(async () => (await notes()).length).toBe(39))
      expect((await notes()).at(-1)).toBe('No. 45')
    })
  })
})
