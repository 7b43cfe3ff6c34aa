import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Queryable } from '../database/driver.ts'
import { Throttled } from '../http/problem.ts'

/**
 * Allows `most` tries at once, and then one each `seconds / most`: a refused caller waits no longer than
 * that.
 */
export interface Limit {
  /** Unique: limits of different names count separately. */
  name: string
  most: number
  /** After so long without a try, all of them are free again. */
  seconds: number
}

export interface Limiter {
  /**
   * Counts a try of `who` before its outcome is known, so that many at once gain nothing. Throws 429 with the
   * seconds to wait, and then counts nothing. `on` is the transaction to count in: rolling that back takes
   * the count back.
   */
  take(on: Queryable, limit: Limit, who: string): Promise<void>
  /** Forgives earlier tries: a right one proves that the owner made them. */
  forget(on: Queryable, limit: Limit, who: string): Promise<void>
  /** A keyed hash of who tried: nobody can read an email or an address from it. */
  hash(who: string): string
  /**
   * Deletes some of the tries that count no more; answers whether there are more. Never deletes one that
   * counts.
   */
  purge(on: Queryable): Promise<boolean>
}

interface LimiterOptions {
  /** The service's schema, see {@link createLimiter}. */
  schema: string
  secret: string
  clock: Clock
}

const PURGED_AT_ONCE = 1_000

/**
 * Limits that hold over processes and restarts (docs/decisions/0032-limits.md). Who has tried is a row with
 * the one moment at which none of their tries counts any more; each try moves it on. In a table that a
 * migration of the service creates:
 *
 *     create table auth.tries (key text primary key, clear_at timestamptz not null);
 *     create index on auth.tries (clear_at);
 */
export function createLimiter({ schema, secret, clock }: LimiterOptions): Limiter {
  const table = `${schema}.tries`
  const hash = (who: string) => createHmac('sha256', secret).update(`tries of ${who}`).digest('base64url')
  const keyOf = ({ name }: Limit, who: string) => `${name} ${hash(who)}`

  return {
    hash,

    async take(on, limit, who) {
      const [key, now] = [keyOf(limit, who), clock()]
      const gap = Math.floor((limit.seconds * 1_000) / limit.most)
      const room = gap * (limit.most - 1)
      // A moment later than any try could set was written before the clock was put back: cap it.
      const [taken] = await on.query(
        `insert into ${table} as held (key, clear_at) values ($1, $2::timestamptz + $3 * interval '1 millisecond')
         on conflict (key) do update set clear_at =
           least(greatest(held.clear_at, $2) + $3 * interval '1 millisecond', $2::timestamptz + $4 * interval '1 millisecond')
         where held.clear_at <= $2::timestamptz + $5 * interval '1 millisecond'
            or held.clear_at > $2::timestamptz + $4 * interval '1 millisecond'
         returning 1`,
        [key, now, gap, gap * limit.most, room],
      )
      if (taken) return
      const [held] = await on.query<{ clear_at: Date }>(`select clear_at from ${table} where key = $1`, [key])
      const wait = held ? held.clear_at.getTime() - room - now.getTime() : 0
      throw new Throttled(limit.name, Math.max(1, Math.ceil(wait / 1_000)))
    },

    async forget(on, limit, who) {
      await on.query(`delete from ${table} where key = $1`, [keyOf(limit, who)])
    },

    async purge(on) {
      const purged = await on.query(
        `delete from ${table} where key in
           (select key from ${table} where clear_at <= $1 limit ${PURGED_AT_ONCE} for update skip locked) returning 1`,
        [clock()],
      )
      return purged.length === PURGED_AT_ONCE
    },
  }
}
