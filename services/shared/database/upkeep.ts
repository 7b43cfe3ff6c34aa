import type { PGlite } from '@electric-sql/pglite'

const MB = 1024 * 1024

export interface UpkeepPace {
  everyMs: number
  /** Bytes of log after which a checkpoint cuts it. */
  checkpointBytes: number
  /** Bytes of log after which dead rows are cleared away. */
  vacuumBytes: number
}

const PACE: UpkeepPace = { everyMs: 5_000, checkpointBytes: 64 * MB, vacuumBytes: 512 * MB }

/**
 * Does for the embedded store what a server's background processes do, and answers a function that stops it.
 * Otherwise the log would grow until the store closes, and with it the recovery after a kill.
 */
export const keepUp = (connection: Pick<PGlite, 'query' | 'exec'>, pace: UpkeepPace = PACE) => {
  let vacuumedAt: number | undefined
  let busy = false

  const tend = async () => {
    const {
      rows: [log],
    } = await connection.query<{ end: number; redo: number }>(
      `select (pg_current_wal_lsn() - '0/0')::float8 as end, (redo_lsn - '0/0')::float8 as redo
       from pg_control_checkpoint()`,
    )
    if (!log) return
    vacuumedAt ??= log.end
    if (log.end - vacuumedAt > pace.vacuumBytes) {
      vacuumedAt = log.end
      await connection.exec('vacuum (analyze)')
    }
    if (log.end - log.redo > pace.checkpointBytes) await connection.exec('checkpoint')
  }

  const tendInPeace = async () => {
    if (busy) return
    busy = true
    // A closing store refuses this; any other fault will show in a service's next statement.
    await tend().catch(() => {})
    busy = false
  }

  tendInPeace()
  const timer = setInterval(tendInPeace, pace.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
