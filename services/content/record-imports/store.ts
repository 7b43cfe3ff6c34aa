import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { ImportBody, ImportState, ImportView } from './contract.ts'

/** A file as its row says. */
export interface ImportRow extends ImportBody {
  id: number
  received: number
  state: ImportState
  rows: number
  reason: string | null
  batch: number | null
  /** user uuid */
  author: string
  at: Date
}

const TOKEN_BYTES = 24
const COLUMNS =
  'id, resource, name, size::float8 as size, received::float8 as received, state, rows, reason, batch, author, at'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Expects a file, and answers the token by which its parts are sent; the database knows its hash alone. */
export async function expectFile(
  tx: Queryable,
  { resource, name, size }: ImportBody,
  { author, at }: { author: string; at: Date },
): Promise<{ id: number; token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const [row] = await tx.query<{ id: number }>(
    `insert into content.record_imports (hash, resource, name, size, state, author, at)
     values ($1, $2, $3, $4, 'sending', $5, $6) returning id`,
    [hashOf(token), resource, name, size, author, at],
  )
  if (!row) throw new Error('An import was not written.')
  return { id: row.id, token }
}

export async function findImport(db: Queryable, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.query<ImportRow>(`select ${COLUMNS} from content.record_imports where id = $1`, [id])
  return row
}

/** Finds the file that a token is for, and keeps others from sending it meanwhile. */
export async function lockExpected(tx: Queryable, token: string): Promise<ImportRow | undefined> {
  const [row] = await tx.query<ImportRow>(
    `select ${COLUMNS} from content.record_imports where hash = $1 for update`,
    [hashOf(token)],
  )
  return row
}

/** Notes how much of a file is there; once it is whole it may be read. Answers it as it is then. */
export async function noteReceived(
  tx: Queryable,
  { id, size }: Pick<ImportRow, 'id' | 'size'>,
  received: number,
): Promise<ImportRow> {
  const [row] = await tx.query<ImportRow>(
    `update content.record_imports set received = $2, state = $3 where id = $1 returning ${COLUMNS}`,
    [id, received, received === size ? 'reading' : 'sending'],
  )
  if (!row) throw new Error('The import is gone.')
  return row
}

export const viewOf = ({ author: _, at: __, ...view }: ImportRow): ImportView => view
