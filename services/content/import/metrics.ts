import type { Queryable } from '#services/shared/database/driver.ts'
import { createWatchedGauge } from '#services/shared/metrics/gauge.ts'

const STATES = ['added', 'changed', 'same'] as const

const watch = createWatchedGauge(
  'import_rows',
  'Rows of the imports that are under way, or were stopped and not run again; none once they are whole.',
  ['state'],
)

/**
 * Watches imports, and answers a function that stops. An import is a command of its own, and its progress is
 * in the database.
 */
export function watchImports(database: Queryable): () => void {
  const ends = STATES.map((state) =>
    watch({ state }, async () => {
      const [rows] = await database.query<{ sum: number }>(
        `select coalesce(sum(${state}), 0)::int as sum from content.imports`,
      )
      return rows?.sum ?? 0
    }),
  )
  return () => {
    for (const end of ends) end()
  }
}
