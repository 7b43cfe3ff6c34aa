import type { Queryable } from '../database/driver.ts'
import { ANEW, type Folded, type FoldedTable } from './fold-anew.ts'

type Row = Readonly<Record<string, unknown>>

interface Compared {
  key: string
  /** Null where the table has no such row. */
  kept: Row | null
  anew: Row | null
}

/**
 * Finds the first row, by table and key, that is not what its events say, and describes it; null where all
 * are. It runs in the transaction of `foldAnew`.
 */
export async function findDifference(tx: Queryable, { schema, tables }: Folded): Promise<string | null> {
  for (const table of tables) {
    const [first] = await compare(tx, schema, table)
    if (first) return `${schema}.${table.name}, ${table.key} ${first.key}: ${describe(first)}`
  }
  return null
}

const compare = (tx: Queryable, schema: string, { name, key, aside }: FoldedTable): Promise<Compared[]> => {
  const rowsOf = (where: string) =>
    `(select ${key}::text as key, to_jsonb(row) - $1::text[] as row from ${where}.${name} as row)`
  return tx.query<Compared>(
    `select coalesce(kept.key, anew.key) as key, kept.row as kept, anew.row as anew
     from ${rowsOf(schema)} as kept full join ${rowsOf(ANEW)} as anew on kept.key = anew.key
     where kept.row is distinct from anew.row order by 1 limit 1`,
    [aside],
  )
}

function describe({ kept, anew }: Compared): string {
  if (!kept) return 'the row is missing, and its events make it.'
  if (!anew) return 'the row is there, and no event makes it.'
  const writeValue = (row: Row, column: string) => JSON.stringify(row[column])
  const columns = Object.keys(kept).filter((column) => writeValue(kept, column) !== writeValue(anew, column))
  return columns
    .slice(0, 1)
    .map(
      (column) => `${column} is ${writeValue(kept, column)}, and by its events ${writeValue(anew, column)}.`,
    )
    .join()
}
