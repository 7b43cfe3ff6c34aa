import pg from 'pg'
import { waitWithin } from '../within.ts'
import { CONNECTION_FAILURE, DatabaseError, type Queryable, READ_ONLY } from './driver.ts'
import type { Lent, Pool } from './pool.ts'
import type { Pulse } from './pulse.ts'

/** Runs statements on one connection; after a lost answer it runs no more. */
export interface Session extends Queryable {
  readonly isLost: boolean
  /**
   * Commits, and throws where a statement had failed: a server then answers the commit with a rollback and no
   * error.
   */
  commit(): Promise<void>
  /** Runs one statement as a transaction of its own, sent whole: this saves two round trips. */
  queryAlone<T extends object>(begin: string, sql: string, params?: readonly unknown[]): Promise<T[]>
  end(): void
}

/** Milliseconds that a statement may take; null for no limit. */
export type Limit = number | null

export interface SessionDeps {
  pool: Pool
  pulse: Pulse
  limit: Limit
}

const ABORTED = '25P02'
/** SQLSTATEs after which a connection is useless: it failed, or its server stops or follows another now. */
const LOST = /^(08|57P|25P03$|25006$)/

export async function openSession({ pool, pulse, limit }: SessionDeps): Promise<Session> {
  const { client, giveBack, leaveHost } = await borrow(pool, pulse)
  let isLost = false
  let hasEnded = false

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isLost) throw new DatabaseError('the connection is lost', CONNECTION_FAILURE)
    // The connection may be another borrower's by now.
    if (hasEnded) throw new Error('The transaction has ended.')
    try {
      const answer = await mapErrors(() =>
        pulse.watch(() => (limit === null ? work() : waitWithin(limit, work()))),
      )
      pulse.heard()
      return answer
    } catch (error) {
      isLost = isLoss(error)
      if (error instanceof DatabaseError && error.code === READ_ONLY) leaveHost()
      throw error
    }
  }

  return {
    get isLost() {
      return isLost
    },
    query: <T extends object>(sql: string, params: readonly unknown[] = []) =>
      run(async () => (await client.query<T>(sql, [...params])).rows),
    script: (sql) =>
      run(async () => {
        await client.query(sql)
      }),
    queryAlone: <T extends object>(begin: string, sql: string, params: readonly unknown[] = []) =>
      run(async () => {
        const [begun, asked, committed] = await Promise.allSettled([
          client.query(begin),
          client.query<T>(sql, [...params]),
          client.query('commit'),
        ])
        // The next borrower of the connection must not receive this answer.
        for (const answer of [begun, asked, committed]) if (answer.status === 'rejected') throw answer.reason
        return asked.status === 'fulfilled' ? asked.value.rows : []
      }),
    async commit() {
      const { command } = await run(() => client.query('commit'))
      if (command === 'ROLLBACK') throw new DatabaseError('the transaction was aborted', ABORTED)
    },
    end() {
      hasEnded = true
      giveBack({ closed: isLost })
    },
  }
}

/** Borrows a connection; returns one that comes when nobody waits for it any more. */
async function borrow(pool: Pool, pulse: Pulse): Promise<Lent> {
  let lending: Promise<Lent> | undefined
  const lend = () => {
    lending = pool.lend()
    return lending
  }
  try {
    return await mapErrors(() => pulse.watch(lend))
  } catch (error) {
    lending?.then(({ giveBack }) => giveBack({ closed: false })).catch(() => {})
    throw error
  }
}

const isLoss = (error: unknown): boolean => error instanceof DatabaseError && LOST.test(error.code)

async function mapErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    if (error instanceof pg.DatabaseError) throw new DatabaseError(error.message, error.code ?? 'XX000')
    throw new DatabaseError(error instanceof Error ? error.message : String(error), CONNECTION_FAILURE)
  }
}
