import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { messages, PGlite, type Transaction } from '@electric-sql/pglite'
import { watchDatabase } from '../metrics/database.ts'
import { type Database, DatabaseError, type Queryable } from './driver.ts'
import { lockFolder } from './folder-lock.ts'
import { createPreparedStatements, type PreparedStatements } from './prepared.ts'
import { createTurns, type Turns } from './turns.ts'
import { keepUp } from './upkeep.ts'
import { parsers } from './values.ts'

/** Half of PostgreSQL's own cache, and a log that a checkpoint cuts short: the shop shares its machine. */
const START = [
  ...PGlite.defaultStartParams,
  ...['-c', 'shared_buffers=64MB'],
  ...['-c', 'max_wal_size=96MB'],
  ...['-c', 'min_wal_size=32MB'],
]

/**
 * The embedded store, its files under `dataDir`/store, made on first use (3 to 7 s, told to `progress`). One
 * connection: statements and transactions run one after another, those of the request that came first before
 * others (turns.ts), and throw Busy where too many wait. It does not sync to disk, so what was acknowledged
 * survives the death of the process but not of the machine. PGlite gives its files to everybody to read and
 * write, whatever the process's umask is: the folder around them keeps others out. Throws FolderInUse.
 */
export async function openEmbedded(
  dataDir: string,
  { progress = () => {} }: { progress?: (message: string) => void } = {},
): Promise<Database> {
  const folder = join(dataDir, 'store')
  const unlock = lockFolder(folder)
  const files = join(folder, 'pgdata')
  if (!existsSync(join(files, 'PG_VERSION'))) progress(`making the store in ${folder}`)
  try {
    const connection = await PGlite.create(files, { parsers, startParams: START })
    const stopUpkeep = keepUp(connection)
    const inTurn = createTurns()
    const unwatch = watchDatabase(inTurn.depth)
    const statements = createPreparedStatements(connection)
    const store = makeQueryable(connection, statements, inTurn)
    return {
      ...store,
      hurried: store,
      maintain: store.script,
      transaction: (work) =>
        inTurn(() =>
          mapErrors(() => connection.transaction((tx) => work(makeQueryable(tx, statements, whileOpen(tx))))),
        ),
      async close() {
        stopUpkeep()
        unwatch()
        await connection.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Runs at once, as a transaction has already had its turn, and throws after its end. */
const whileOpen =
  (tx: Transaction): Turns =>
  async (work) => {
    if (tx.closed) throw new Error('The transaction has ended.')
    return work()
  }

const makeQueryable = (
  connection: Pick<PGlite, 'exec'>,
  statements: PreparedStatements,
  inTurn: Turns,
): Queryable => ({
  query: <T extends object>(sql: string, params: readonly unknown[] = []) =>
    inTurn(() => mapErrors(() => statements.query<T>(sql, params))),
  script: (sql) =>
    inTurn(() =>
      mapErrors(async () => {
        statements.forget()
        await connection.exec(sql)
      }),
    ),
})

/** Leave out the cause: it may hold the statement's parameters, and errors are logged. */
async function mapErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof messages.DatabaseError) throw new DatabaseError(error.message, error.code ?? 'XX000')
    throw error
  }
}
