import type { Database } from '#services/shared/database/driver.ts'

/** Makes rounds die before their end, as a process that is killed does: what they wrote is rolled back. */
export function makeMortal(database: Database) {
  const fate = { deaths: 0 }
  const mortal: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(
        (tx) =>
          work({
            ...tx,
            query: async (sql, params) => {
              const answer = await tx.query<never>(sql, params)
              if (fate.deaths > 0 && sql.includes('update content.batch_item')) {
                fate.deaths -= 1
                throw new Error('killed')
              }
              return answer
            },
          }),
        options,
      ),
  }
  return { mortal, fate }
}
