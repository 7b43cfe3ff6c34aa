import type { Database, Queryable } from '#services/shared/database/driver.ts'

/** Wraps a store: in each transaction, `first` runs just before a statement that contains `words`. */
export function runBefore(database: Database, words: string, first: () => Promise<unknown>): Database {
  const hold = (tx: Queryable): Queryable => ({
    ...tx,
    query: async <T extends object>(sql: string, params?: readonly unknown[]) => {
      if (sql.includes(words)) await first()
      return tx.query<T>(sql, params)
    },
  })
  return {
    ...database,
    transaction: (work, options) => database.transaction((tx) => work(hold(tx)), options),
  }
}
