import type { Queryable } from '#services/shared/database/driver.ts'
import { newsOfNew, takeIds } from '#services/shared/resources/beginning.ts'
import { followEdits, writeNews } from '#services/shared/resources/write.ts'
import { writeImages } from '../../images/write-images.ts'
import { finishFile } from '../finish-file.ts'
import { factsOf } from './facts.ts'
import { publishUpload } from './publish-upload.ts'
import { uploads } from './resource.ts'
import type { ByUploader, ReadyFile, Said } from './said.ts'
import { imageIdOf, toImage } from './to-image.ts'

/** Makes an upload and its image of a file, and answers the upload's id. Throws 400 by field. */
export async function createUpload(
  tx: Queryable,
  said: Said,
  file: ReadyFile,
  by: ByUploader,
): Promise<number> {
  const [id] = await takeIds(tx, uploads, 1)
  if (id === undefined) throw new Error('Uploads make no ids.')
  const image = toImage(imageIdOf(Number(id)), said, file)
  await writeImages(tx, [image], by.at)
  if (said.published) await publishUpload(tx, image.id, true, by)
  const values = {
    name: said.name,
    approved: said.approved,
    creator_uuid: said.creator_uuid,
    creator: said.creator,
    artist: image.artist,
    publisher: image.publisher,
    published: said.published ?? false,
    image: image.id,
    original: file.original,
    made_by_ai: file.opened.isMadeByAi,
    facts: factsOf(file.opened),
  }
  const news = newsOfNew(uploads, id, values, {})
  await followEdits(tx, uploads, [await writeNews(tx, uploads, news, by)], by)
  await finishFile(tx, file.id, { upload: Number(id), image: image.id })
  return Number(id)
}
