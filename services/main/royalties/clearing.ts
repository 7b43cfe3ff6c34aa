import type { FastifyBaseLogger } from 'fastify'
import { addDays, businessDayOf } from '#services/shared/business-day.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import { lockArtists } from '../ledger/locks.ts'
import type { ClearingDays } from './books.ts'
import { royaltyStreams } from './streams.ts'

/** Lines of one event. */
const AT_ONCE = 200
const EVERY_MS = 60_000

interface ClearingDeps {
  database: Pick<Database, 'query' | 'transaction'>
  clock: Clock
  timeZone: string
  days: ClearingDays
}

/** Clears royalties that are due, once a minute. */
export const startClearing = ({
  log,
  ...deps
}: ClearingDeps & { log: Pick<FastifyBaseLogger, 'warn'> }): Rounds =>
  startRounds(
    'royalties',
    createClearing(deps),
    (err) => log.warn({ err }, 'royalties are cleared later'),
    EVERY_MS,
  )

/** Makes a step that clears what is due of one artist, and answers whether anything was. */
export function createClearing({ database, clock, timeZone, days }: ClearingDeps): () => Promise<boolean> {
  const handler = createHandler(royaltyStreams, clock)
  return async () => {
    const on = businessDayOf(clock(), timeZone)
    const due = [addDays(on, -days.delivered), addDays(on, -days.undelivered)]
    const [first] = await database.query<{ artist_id: number }>(
      `select artist_id from main.royalty_line where ${DUE} limit 1`,
      due,
    )
    if (!first) return false
    await database.transaction(async (tx) => {
      await lockArtists(tx, [first.artist_id])
      const lines = await tx.query<{ id: string }>(
        `select id from main.royalty_line where ${DUE} and artist_id = $3 order by id limit ${AT_ONCE}`,
        [...due, first.artist_id],
      )
      if (lines.length === 0) return
      const cleared = { type: 'royalty.cleared' as const, data: { on, lines: lines.map(({ id }) => id) } }
      await handler.handle(tx, `${first.artist_id}`, () => [cleared], 'system')
    })
    return true
  }
}

/** Pending, and delivered by the day $1 or, where nobody has said that it was, shipped by the day $2. */
const DUE = `state = 'pending' and (delivered_on <= $1 or (delivered_on is null and shipped_on <= $2))`
