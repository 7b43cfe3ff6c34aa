import type { Queryable } from '#services/shared/database/driver.ts'
import type { ResourceRecord } from '#services/shared/resources/contract.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import type { Viewer } from '#services/shared/resources/resource.ts'
import { readRecords } from '#services/shared/resources/rows.ts'
import { readImages } from '../record/image-store.ts'
import { mediaOf } from './image-view.ts'
import { IMAGE_ROWS } from './record-fields.ts'

/** Reads images as staff see them, with their pictures. */
export async function readImageRecords(
  db: Queryable,
  ids: readonly RecordId[],
  viewer: Viewer,
): Promise<ResourceRecord[]> {
  const records = await readRecords(db, IMAGE_ROWS, ids, viewer)
  const found = await readImages(db, ids.map(String))
  const pictures = new Map(found.map((image) => [image.id, mediaOf(image)]))
  return records.map((record) => ({ ...record, ...pictures.get(`${record.id}`) }))
}
