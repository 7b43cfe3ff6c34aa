import type { Database, Queryable } from '../database/driver.ts'
import { runInSpan } from './in-span.ts'

const LONGEST = 1_000

/** Makes a span of each statement: its text with placeholders, and never its values. */
export const traceDatabase = (database: Database): Database => ({
  ...traceStatements(database),
  hurried: traceStatements(database.hurried),
  transaction: (work, options) =>
    runInSpan('transaction', SYSTEM, () => database.transaction((tx) => work(traceStatements(tx)), options)),
  maintain: (statement) => database.maintain(statement),
  close: () => database.close(),
})

const SYSTEM = { 'db.system.name': 'postgresql' }

const traceStatements = (on: Queryable): Queryable => ({
  query: (sql, params) => runInSpan(operationOf(sql), attributesOf(sql), () => on.query(sql, params)),
  script: (sql) => runInSpan(operationOf(sql), attributesOf(sql), () => on.script(sql)),
})

const operationOf = (sql: string): string => /\w+/.exec(sql)?.[0].toLowerCase() ?? 'sql'

const attributesOf = (sql: string) => ({
  ...SYSTEM,
  'db.query.text': sql.replace(/\s+/g, ' ').trim().slice(0, LONGEST),
})
