import type { Queryable } from '#services/shared/database/driver.ts'
import { editRecord } from '#services/shared/resources/commands.ts'
import { writeImages } from '../../images/write-images.ts'
import { publishUpload } from './publish-upload.ts'
import { uploads } from './resource.ts'
import type { ByUploader, ReadyFile, Said } from './said.ts'
import { imageIdOf, toImage } from './to-image.ts'

/** Says something else of what a file has become, where nobody has edited that. Throws 400 by field. */
export async function sayAgain(
  tx: Queryable,
  said: Said,
  { upload, ...file }: ReadyFile & { upload: number },
  by: ByUploader,
): Promise<void> {
  const image = toImage(imageIdOf(upload), said, file)
  await writeImages(tx, [image], by.at)
  await publishUpload(tx, image.id, said.published ?? false, by)
  const { name, approved, creator_uuid, creator } = said
  const sent = { name, approved, creator_uuid, creator }
  await editRecord(tx, uploads, upload, { version: undefined, sent }, by)
}
