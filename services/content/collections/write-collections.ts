import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, invalid, notFound } from '#services/shared/http/problem.ts'
import { indexImages } from '../index/index-images.ts'
import { type CollectionBody, MOST_IMAGES, type ReplaceBody } from './contract.ts'
import { addFirst, membersOf, placeAll, refuseUnknown, takeOut } from './membership.ts'

/** Answers the new collection's id. */
export async function createCollection(
  tx: Queryable,
  { name, description = '' }: CollectionBody,
  at: Date,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into content.collections (name, description, created_at, updated_at) values ($1, $2, $3, $3) returning id`,
    [name, description, at],
  )
  return Number(row?.id)
}

/** Throws 404, 409 for an older version, and 400 at `contents` for images that do not exist. */
export async function replaceCollection(
  tx: Queryable,
  id: number,
  { name, description, contents, version }: ReplaceBody,
  at: Date,
): Promise<void> {
  const standing = await lock(tx, id)
  if (version !== undefined && version !== standing)
    throw conflict('Somebody else changed this collection first.', 'version_conflict')
  await tx.query(
    `update content.collections set name = $2, description = coalesce($3, description), version = version + 1,
     updated_at = $4 where id = $1`,
    [id, name, description ?? null, at],
  )
  if (contents === undefined) return
  const before = await membersOf(tx, id)
  const wanted = [...new Set(contents)]
  await refuseUnknown(tx, 'contents', wanted)
  await placeAll(tx, id, wanted)
  await indexImages(tx, findInOneOnly(before, wanted))
}

/**
 * Puts images first, in their order; one that the collection has already keeps its place. Throws 404, and 400
 * at `prepend`.
 */
export async function prependImages(
  tx: Queryable,
  id: number,
  images: readonly string[],
  at: Date,
): Promise<void> {
  await lock(tx, id)
  const wanted = [...new Set(images)]
  await refuseUnknown(tx, 'prepend', wanted)
  const held = new Set(await membersOf(tx, id))
  const added = wanted.filter((image) => !held.has(image))
  if (added.length === 0) return
  if (held.size + added.length > MOST_IMAGES)
    throw invalid({ prepend: [`A collection holds at most ${MOST_IMAGES} images.`] })
  await addFirst(tx, id, added)
  await touch(tx, id, at)
  await indexImages(tx, added)
}

/** Takes images out, ignoring any that the collection does not have. Throws 404. */
export async function removeImages(
  tx: Queryable,
  id: number,
  images: readonly string[],
  at: Date,
): Promise<void> {
  await lock(tx, id)
  const gone = await takeOut(tx, id, images)
  if (gone.length === 0) return
  await touch(tx, id, at)
  await indexImages(tx, gone)
}

/** Throws 404. */
export async function deleteCollection(tx: Queryable, id: number): Promise<void> {
  await lock(tx, id)
  const held = await membersOf(tx, id)
  await tx.query('delete from content.collections where id = $1', [id])
  await indexImages(tx, held)
}

/** Locks a collection until the transaction ends, and answers its version. Throws 404. */
async function lock(tx: Queryable, id: number): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    'select version from content.collections where id = $1 for update',
    [id],
  )
  if (!row) throw notFound()
  return row.version
}

const touch = (tx: Queryable, id: number, at: Date) =>
  tx.query('update content.collections set version = version + 1, updated_at = $2 where id = $1', [id, at])

const findInOneOnly = (before: readonly string[], after: readonly string[]): string[] => {
  const [held, kept] = [new Set(before), new Set(after)]
  return [...before.filter((image) => !kept.has(image)), ...after.filter((image) => !held.has(image))]
}
