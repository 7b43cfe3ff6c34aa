import { CONNECTION_FAILURE, type Database, DatabaseError, HURRIED_MS, type Queryable } from './driver.ts'
import { createHosts, type Wanted } from './hosts.ts'
import { createPool } from './pool.ts'
import { createPulse } from './pulse.ts'
import { type Limit, openSession, type Session } from './session.ts'

const STATEMENT_MS = 15_000
/** By then the server has cancelled it, unless it is out of reach. */
const ANSWER_MS = STATEMENT_MS + 1_000

/** Sets limits for the transaction: a pooler shares the session with others. */
const begin = (statementMs: number): string =>
  `begin; set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${STATEMENT_MS}`

/**
 * Opens a PostgreSQL server, or a pooler in transaction mode before it. Of several hosts it uses the one that
 * takes writes, or any where that will do (`wanted`). It opens 10 connections at most and waits 5 s for one.
 * A statement has 16 s, and 3 s when the server is silent altogether; then the connection is closed, and the
 * failure is SQLSTATE 08006.
 */
export function openPostgres(url: string, wanted: Wanted = 'writable'): Database {
  const pool = createPool(createHosts(url, wanted))
  const pulse = createPulse({
    ask: pool.ask,
    lost: () => new DatabaseError('the server does not answer', CONNECTION_FAILURE),
    onSilence: pool.forsake,
  })

  const runInSession = async <T>(limit: Limit, work: (session: Session) => Promise<T>): Promise<T> => {
    const session = await openSession({ pool, pulse, limit })
    try {
      return await work(session)
    } finally {
      session.end()
    }
  }

  const hurry = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> =>
    runInSession(ANSWER_MS, (session) => transact(session, begin(HURRIED_MS), work))

  return {
    query: <T extends object>(sql: string, params?: readonly unknown[]) =>
      runInSession(ANSWER_MS, (session) => session.query<T>(sql, params)),
    script: (sql) => runInSession(ANSWER_MS, (session) => session.script(sql)),
    hurried: {
      query: (sql, params) =>
        runInSession(ANSWER_MS, (session) => session.queryAlone(begin(HURRIED_MS), sql, params)),
      script: (sql) => hurry((tx) => tx.script(sql)),
    },
    transaction: (work, { patient = false } = {}) =>
      runInSession(patient ? null : ANSWER_MS, (session) =>
        transact(session, begin(patient ? 0 : STATEMENT_MS), work),
      ),
    maintain: (statement) =>
      runInSession(null, async (session) => {
        await session.script('set statement_timeout = 0')
        try {
          await session.script(statement)
        } finally {
          // Reset the timeout: the next statement must not run unbounded.
          if (!session.isLost) await session.script('reset statement_timeout')
        }
      }),
    async close() {
      await pool.end()
      pulse.stop()
    },
  }
}

async function transact<T>(session: Session, begin: string, work: (tx: Queryable) => Promise<T>): Promise<T> {
  try {
    await session.script(begin)
    const result = await work(session)
    await session.commit()
    return result
  } catch (error) {
    // If even the rollback fails, the connection is lost and gets closed.
    if (!session.isLost) await session.script('rollback').catch(() => {})
    throw error
  }
}
