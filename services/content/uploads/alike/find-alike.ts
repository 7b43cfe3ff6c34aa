import type { Queryable } from '#services/shared/database/driver.ts'
import type { AlikeView } from '../contract.ts'
import type { Looker } from './found.ts'
import { MOST_ALIKE } from './found.ts'
import { findNamed } from './named.ts'
import { readNear } from './near.ts'
import { findSameBytes } from './same-bytes.ts'

interface Ready {
  id: string
  name: string
  sha256: string
}

/** Finds what files are, are meant for, or look like; each picture once, by the first of these. */
export async function findAlike(
  db: Queryable,
  files: readonly Ready[],
  looker: Looker,
): Promise<Map<string, AlikeView[]>> {
  if (files.length === 0) return new Map()
  const same = await findSameBytes(db, [...new Set(files.map(({ sha256 }) => sha256))], looker)
  const named = await findNamed(db, files, looker)
  const near = await readNear(
    db,
    files.map(({ id }) => id),
    looker,
  )
  return new Map(
    files.map(({ id, sha256 }) => {
      const all = [...(same.get(sha256) ?? []), ...(named.get(id) ?? []), ...(near.get(id) ?? [])]
      const byPicture = new Map<string, AlikeView>()
      for (const each of all) {
        const key = `${each.image ?? ''} ${each.file ?? ''}`
        if (!byPicture.has(key)) byPicture.set(key, each)
      }
      return [id, [...byPicture.values()].slice(0, MOST_ALIKE)]
    }),
  )
}
