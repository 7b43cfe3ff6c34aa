import { readAsking } from '../asking.ts'
import { type Database, DatabaseError, type Queryable } from './driver.ts'

/**
 * Seconds that a replica may be behind; a visitor who has written reads from the primary for longer than
 * that.
 */
const MOST_BEHIND = 3
/** Milliseconds for which its last lag counts. */
const KEPT_MS = 1_000
/** Milliseconds for which a failed replica is not asked. */
const REST_MS = 5_000

/** Null where it has lost its primary, or has not followed it in anything yet. */
const BEHIND = `
  select case
    when not pg_is_in_recovery() then 0
    when not exists (select from pg_stat_wal_receiver) then null
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
    else extract(epoch from now() - pg_last_xact_replay_timestamp())
  end::float8 as seconds`

/**
 * SQLSTATEs of a replica that cannot answer as its primary can: it is away, has no room, ended the read to
 * catch up, or has not heard of a table yet.
 */
const CANNOT = /^(08|57P|53|40001$|3F000$|42P01$|42703$|42883$)/

export interface WithReplica {
  primary: Database
  replica: Database
  /** Called once each time the replica is left out for a while. */
  warn: (reason: string) => void
}

/**
 * Sends the primary's single statements to the replica where whoever asks may get what was true a few seconds
 * ago (`mayLag`). Writes, transactions and work without a request stay with the primary, and so does
 * everything while the replica is away or more than 3 s behind. Closing closes the replica alone.
 */
export function addReplica({ primary, replica, warn }: WithReplica): Database {
  let restsUntil = 0
  let isAside = false
  let askedAt = Number.NEGATIVE_INFINITY
  let asked: Promise<boolean> = Promise.resolve(false)

  const putAside = (reason: string): false => {
    restsUntil = performance.now() + REST_MS
    if (!isAside) warn(reason)
    isAside = true
    return false
  }

  const look = async (): Promise<boolean> => {
    try {
      const [row] = await replica.query<{ seconds: number | null }>(BEHIND)
      const seconds = row?.seconds ?? null
      if (seconds === null) return putAside('nobody knows how far it is behind')
      if (seconds > MOST_BEHIND) return putAside(`it is ${Math.round(seconds)} s behind`)
      isAside = false
      return true
    } catch (error) {
      return putAside(error instanceof Error ? error.message : String(error))
    }
  }

  const isUsable = (): Promise<boolean> => {
    const now = performance.now()
    if (now < restsUntil) return Promise.resolve(false)
    if (now - askedAt > KEPT_MS) {
      askedAt = now
      asked = look()
    }
    return asked
  }

  const readThrough = (of: (database: Database) => Queryable): Queryable => ({
    async query(sql, params) {
      if (!readAsking()?.mayLag || !(await isUsable())) return of(primary).query(sql, params)
      try {
        return await of(replica).query(sql, params)
      } catch (error) {
        if (!(error instanceof DatabaseError && CANNOT.test(error.code))) throw error
        putAside(error.message)
        return of(primary).query(sql, params)
      }
    },
    script: (sql) => of(primary).script(sql),
  })

  return {
    ...primary,
    ...readThrough((database) => database),
    hurried: readThrough((database) => database.hurried),
    close: () => replica.close(),
  }
}
