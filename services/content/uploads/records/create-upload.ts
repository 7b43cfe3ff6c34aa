import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid, Problem } from '#services/shared/http/problem.ts'
import { newsOfNew, takeIds } from '#services/shared/resources/beginning.ts'
import { followEdits, writeNews } from '#services/shared/resources/write.ts'
import { setPublished } from '../../images/publication.ts'
import { writeImages } from '../../images/write-images.ts'
import type { OpenedPicture } from '../../opening/contract.ts'
import type { NewUpload } from '../contract.ts'
import { type FileRow, lockFile } from '../files/store.ts'
import { openedFileOf } from '../files/view.ts'
import { finishFile } from '../finish-file.ts'
import type { Uploader } from '../uploader.ts'
import { factsOf } from './facts.ts'
import { expectCreator, uploads } from './resource.ts'
import { toImage } from './to-image.ts'

type ReadyFile = FileRow & { opened: OpenedPicture; original: string }

/**
 * Makes an upload and its image of a file that is ready, and answers the upload's id; the same file again
 * answers the same. Throws 400 by field.
 */
export async function createUpload(
  tx: Queryable,
  sent: NewUpload,
  { user, at }: { user: Uploader; at: Date },
): Promise<number> {
  const file = await lockFile(tx, sent.file, user.user_id)
  if (!file) throw invalid({ file: ['This file is gone. Choose it again.'] })
  if (file.upload !== null) return file.upload
  if (!isReady(file)) throw invalid({ file: [WAITING[file.state]] })
  const said = { ...sent, name: sent.name ?? file.name }
  const creatorUuid = said.creator_uuid ?? user.user_id
  const artist = await expectCreator(tx, creatorUuid, user.user_id)
  refuseSmall(said, file.opened)

  const [id] = await takeIds(tx, uploads, 1)
  if (id === undefined) throw new Error('Uploads make no ids.')
  const image = toImage(`upload-${id}`, said, file)
  await writeImages(tx, [image], at)
  if (said.published) await publish(tx, image.id, { user, at })
  const values = {
    name: said.name,
    approved: said.approved ?? user.is_staff,
    creator_uuid: creatorUuid,
    creator: artist ?? user.email,
    artist: image.artist,
    publisher: image.publisher,
    published: said.published ?? false,
    image: image.id,
    original: file.original,
    facts: factsOf(file.opened),
  }
  const news = newsOfNew(uploads, id, values, {})
  await followEdits(tx, uploads, [await writeNews(tx, uploads, news, { user, at })], { user })
  await finishFile(tx, file.id, { upload: Number(id), image: image.id })
  return Number(id)
}

const isReady = (file: FileRow): file is ReadyFile =>
  file.state === 'ready' && file.opened !== null && file.original !== null

const WAITING: Readonly<Record<FileRow['state'], string>> = {
  sending: 'This file is not whole yet.',
  checking: 'This file is still being checked.',
  refused: 'This file was refused.',
  ready: 'This file cannot be used.',
}

/** Throws 400 where a small picture is to be sold, and nobody has confirmed that. */
function refuseSmall({ published, sells_small }: NewUpload, opened: OpenedPicture): void {
  const { print, is_small } = openedFileOf(opened)
  if (!is_small || !published || sells_small) return
  const size = `${print.width} × ${print.height} in`
  throw invalid({
    sells_small: [`It prints up to ${size}, smaller than 12. Confirm that you want to sell it that small.`],
  })
}

/** Throws 400 with the lifecycle's reason. */
async function publish(tx: Queryable, image: string, by: { user: Uploader; at: Date }): Promise<void> {
  try {
    await setPublished(tx, image, true, by)
  } catch (error) {
    if (error instanceof Problem && error.status === 409) throw invalid({ published: [error.message] })
    throw error
  }
}
