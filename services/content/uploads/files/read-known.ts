import type { Queryable } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { Looker } from '../alike/found.ts'
import { findSameBytes } from '../alike/same-bytes.ts'
import type { KnownFile } from '../contract.ts'
import type { FileRow } from './store.ts'

interface KnownDeps {
  database: Queryable
  sent: Parts
  looker: Looker
}

/** Answers which files this person has under way, and which images have the same bytes, in their order. */
export async function readKnown(
  { database, sent, looker }: KnownDeps,
  files: readonly { sha256: string }[],
): Promise<KnownFile[]> {
  const hashes = [...new Set(files.map(({ sha256 }) => sha256))]
  const rows = await database.query<Pick<FileRow, 'id' | 'state' | 'size' | 'sha256'>>(
    `select id, state, size::float8 as size, sha256 from content.upload_files
     where owner = $1 and upload is null and not again
       and sha256 in (select json_array_elements_text($2::json))`,
    [looker.user_id, JSON.stringify(hashes)],
  )
  const underWay = new Map(
    await Promise.all(
      rows.map(async ({ id, state, size, sha256 }) => {
        const offset = state === 'sending' ? ((await sent.sizeOf(id)) ?? 0) : size
        return [sha256, { id, state, offset }] as const
      }),
    ),
  )
  const images = await findSameBytes(database, hashes, looker)
  return files.map(({ sha256 }) => ({
    file: underWay.get(sha256) ?? null,
    images: images.get(sha256) ?? [],
  }))
}
