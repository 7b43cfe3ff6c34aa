import { createContentService } from '#services/content/service.ts'
import { createMainService } from '#services/main/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { readSettings } from '#services/shared/settings.ts'

/**
 * Runs a service, `argv[2]`, in a process of its own, which is killed at `argv[3]`: `1` after the first
 * event that somebody's request writes, `2` after the second and so on, `commit` once events are committed
 * and before that is answered; `never` otherwise.
 */
const [, , name, death] = process.argv
const die = () => process.kill(process.pid, 'SIGKILL')
const create = { main: createMainService, content: createContentService }[name as 'main' | 'content']

const dying = (database: Database): Database => ({
  ...database,
  async transaction(work, options) {
    let events = 0
    const done = await database.transaction(
      (tx) =>
        work({
          ...tx,
          async query(sql, params) {
            const rows = await tx.query<never>(sql, params)
            if (/insert into \w+\.events/.test(sql)) events += 1
            if (`${events}` === death) die()
            return rows
          },
        }),
      options,
    )
    if (events > 0 && death === 'commit') die()
    return done
  },
})

const settings = readSettings(process.env)
const service = await create({ database: dying(await openEmbedded(settings.dataDir)), settings })
console.log(`listening ${await service.listen({ host: '127.0.0.1', port: 0 })}`)
