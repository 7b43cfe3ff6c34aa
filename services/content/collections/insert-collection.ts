import type { Queryable } from '#services/shared/database/driver.ts'
import type { CollectionBody } from './contract.ts'
import { placeAll } from './membership.ts'

/** Writes a collection that nobody of the staff has made, without a history. Its images are to be indexed. */
export async function insertCollection(
  tx: Queryable,
  { name, description = '', contents = [] }: CollectionBody,
  at: Date,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into content.collections (name, description, created_at, updated_at) values ($1, $2, $3, $3) returning id`,
    [name, description, at],
  )
  const id = Number(row?.id)
  await placeAll(tx, id, contents)
  return id
}
