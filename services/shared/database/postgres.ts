import pg from 'pg'
import { type Database, DatabaseError, HURRIED_MS, type Queryable } from './driver.ts'
import { parsers } from './values.ts'

const CONNECTIONS = 10
const CONNECT_MS = 5_000
const STATEMENT_MS = 15_000

/** A PostgreSQL server. At most 10 connections; a statement may take 15 s, a connection 5 s to get. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    types: { getTypeParser: (id, format) => parsers[Number(id)] ?? pg.types.getTypeParser(id, format) },
  })
  // An idle connection that the server ends is replaced by the pool; without a listener it would end the process.
  pool.on('error', ignore)
  return {
    ...over(pool),
    hurried: {
      query: (sql, params) => hurried(pool, (tx) => tx.query(sql, params)),
      script: (sql) => hurried(pool, (tx) => tx.script(sql)),
    },
    transaction: (work) => transaction(pool, work),
    maintain: (statement) => maintain(pool, statement),
    close: () => pool.end(),
  }
}

const ignore = () => {}

async function transaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await takeOut(pool)
  const tx = over(client)
  try {
    await tx.query('begin')
    const result = await work(tx)
    const { command } = await mapped(() => client.query('commit'))
    // A server answers the commit of a transaction in which a statement failed with a rollback, and no error.
    if (command === 'ROLLBACK') throw new DatabaseError('the transaction was aborted', ABORTED)
    giveBack(client)
    return result
  } catch (error) {
    const broken = await tx.query('rollback').then(
      () => false,
      () => true,
    )
    giveBack(client, { closed: broken })
    throw error
  }
}

/** The limit is the transaction's, so that neither the pool nor one before the server keeps it. */
const hurried = <T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  transaction(pool, async (tx) => {
    await tx.query(`set local statement_timeout = ${HURRIED_MS}`)
    return work(tx)
  })

/** On a connection that is closed afterwards: what comes next must not inherit that it may take any time. */
async function maintain(pool: pg.Pool, statement: string): Promise<void> {
  const client = await takeOut(pool)
  const unhurried = over(client)
  try {
    await unhurried.query('set statement_timeout = 0')
    await unhurried.script(statement)
  } finally {
    giveBack(client, { closed: true })
  }
}

/** The pool listens only to connections that are idle. What is lost while it is out fails with its next statement. */
async function takeOut(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await mapped(() => pool.connect())
  client.on('error', ignore)
  return client
}

/** One that is closed is replaced by the pool when it needs another. */
function giveBack(client: pg.PoolClient, { closed } = { closed: false }): void {
  client.release(closed)
  client.off('error', ignore)
}

const over = (connection: Pick<pg.ClientBase, 'query'>): Queryable => ({
  query: <T extends object>(sql: string, params: readonly unknown[] = []) =>
    mapped(async () => (await connection.query<T>(sql, [...params])).rows),
  script: (sql) =>
    mapped(async () => {
      await connection.query(sql)
    }),
})

const ABORTED = '25P02'
/** The SQLSTATE of a connection that failed, which has none of its own. */
const CONNECTION_FAILURE = '08006'

async function mapped<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw new DatabaseError(error.message, error.code ?? 'XX000')
    throw new DatabaseError(error instanceof Error ? error.message : String(error), CONNECTION_FAILURE)
  }
}
