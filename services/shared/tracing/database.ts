import type { Database, Queryable } from '../database/driver.ts'
import { runInSpan } from './in-span.ts'

const LONGEST = 1_000

/** Makes a span of each statement: its text with placeholders, and never its values. */
export const traceDatabase = (database: Database): Database => ({
  ...traceStatements(database),
  hurried: traceStatements(database.hurried),
  transaction: (work, options) =>
    runInSpan(describeTransaction, () => database.transaction((tx) => work(traceStatements(tx)), options)),
  maintain: (statement) => database.maintain(statement),
  close: () => database.close(),
})

const SYSTEM = { 'db.system.name': 'postgresql' }

const describeTransaction = () => ({ name: 'transaction', attributes: SYSTEM })

const traceStatements = (on: Queryable): Queryable => ({
  query: (sql, params) => runInSpan(describeStatement(sql), () => on.query(sql, params)),
  script: (sql) => runInSpan(describeStatement(sql), () => on.script(sql)),
})

const describeStatement = (sql: string) => () => ({
  name: /\w+/.exec(sql)?.[0].toLowerCase() ?? 'sql',
  attributes: { ...SYSTEM, 'db.query.text': sql.replace(/\s+/g, ' ').trim().slice(0, LONGEST) },
})
