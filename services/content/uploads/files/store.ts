import type { Queryable } from '#services/shared/database/driver.ts'
import type { OpenedPicture } from '../../opening/contract.ts'
import type { FileState, FileView } from '../contract.ts'

/** A file as its row says. */
export interface FileRow {
  id: string
  /** user uuid */
  owner: string
  name: string
  /** Bytes. */
  size: number
  /** In hexadecimal. */
  sha256: string
  again: boolean
  state: FileState
  refusal: FileView['refusal']
  opened: OpenedPicture | null
  /** Its path in the picture store; null until it is ready. */
  original: string | null
  /** The upload that it became. */
  upload: number | null
  at: Date
}

const COLUMNS = `id, owner, name, size::float8 as size, sha256, again, state, refusal, opened, original, upload, at`

export type NewFile = Pick<FileRow, 'id' | 'owner' | 'name' | 'size' | 'sha256' | 'again'>

/** Expects a file, and answers its id; that of the same file where this person has it under way already. */
export async function expectFile(db: Queryable, file: NewFile, at: Date): Promise<string> {
  // One that was refused is tried again, as what was wrong may have been the way here.
  await db.query(
    `delete from content.upload_files where owner = $1 and sha256 = $2 and state = 'refused' and upload is null`,
    [file.owner, file.sha256],
  )
  const [added] = await db.query<{ id: string }>(
    `insert into content.upload_files (id, owner, name, size, sha256, again, state, at, touched_at)
     values ($1, $2, $3, $4, $5, $6, 'sending', $7, $7) on conflict do nothing returning id`,
    [file.id, file.owner, file.name, file.size, file.sha256, file.again, at],
  )
  if (added) return added.id
  const [underWay] = await db.query<{ id: string }>(
    `select id from content.upload_files where owner = $1 and sha256 = $2 and upload is null and not again`,
    [file.owner, file.sha256],
  )
  // It was given up between the two statements.
  return underWay?.id ?? expectFile(db, file, at)
}

/** Reads a file of somebody's; undefined for another's. */
export async function findFile(db: Queryable, id: string, owner: string): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(
    `select ${COLUMNS} from content.upload_files where id = $1 and owner = $2`,
    [id, owner],
  )
  return row
}

/** Reads one, and keeps others from changing it meanwhile. */
export async function lockFile(tx: Queryable, id: string, owner: string): Promise<FileRow | undefined> {
  const [row] = await tx.query<FileRow>(
    `select ${COLUMNS} from content.upload_files where id = $1 and owner = $2 for update`,
    [id, owner],
  )
  return row
}

/** Reads somebody's that are no upload yet, or those of `ids` among them, the oldest first. */
export const readFiles = (
  db: Queryable,
  owner: string,
  { most, ids }: { most: number; ids: readonly string[] | null },
): Promise<FileRow[]> =>
  db.query<FileRow>(
    `select ${COLUMNS} from content.upload_files where owner = $1 and upload is null
       and ($3::json is null or id in (select json_array_elements_text($3::json)))
     order by at, id limit $2`,
    [owner, most, ids && JSON.stringify(ids)],
  )

export async function countFiles(db: Queryable, owner: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from content.upload_files where owner = $1 and upload is null',
    [owner],
  )
  return row?.count ?? 0
}

/** Notes that a file is whole, once; it waits to be opened then. */
export async function noteWhole(db: Queryable, id: string): Promise<boolean> {
  const noted = await db.query(
    `update content.upload_files set state = 'checking' where id = $1 and state = 'sending' returning 1`,
    [id],
  )
  return noted.length > 0
}

/** Notes that somebody still cares for a file. */
export const touchFile = (db: Queryable, id: string, at: Date): Promise<unknown> =>
  db.query('update content.upload_files set touched_at = $2 where id = $1', [id, at])
