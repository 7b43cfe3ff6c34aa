import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import type { OpenedPicture } from '../../opening/contract.ts'
import type { NewUpload } from '../contract.ts'
import type { FileRow } from '../files/store.ts'
import { openedFileOf } from '../files/view.ts'
import type { Uploader } from '../uploader.ts'
import { expectCreator } from './resource.ts'

export type ReadyFile = FileRow & { opened: OpenedPicture; original: string }

/** Who says what a file becomes, and when. */
export interface ByUploader {
  user: Uploader
  at: Date
}

/** What is said of a file, with its name and whose it is. */
export interface Said extends NewUpload {
  name: string
  creator_uuid: string
  creator: string
  approved: boolean
}

/** Completes what is said of a file. Throws 400 by field. */
export async function readSaid(
  tx: Queryable,
  sent: NewUpload,
  { name, opened }: ReadyFile,
  { user }: ByUploader,
): Promise<Said> {
  const creatorUuid = sent.creator_uuid ?? user.user_id
  const artist = await expectCreator(tx, creatorUuid, user.user_id)
  refuseSmall(sent, opened)
  return {
    ...sent,
    name: sent.name ?? name,
    creator_uuid: creatorUuid,
    creator: artist ?? user.email,
    approved: sent.approved ?? user.is_staff,
  }
}

/** Throws 400 for a file that no upload can be made of. */
export function expectReady(file: FileRow): ReadyFile {
  if (!isReady(file)) throw invalid({ file: [WAITING[file.state]] })
  return file
}

const isReady = (file: FileRow): file is ReadyFile =>
  file.state === 'ready' && file.opened !== null && file.original !== null

const WAITING: Readonly<Record<FileRow['state'], string>> = {
  sending: 'This file is not whole yet.',
  checking: 'This file is still being checked.',
  refused: 'This file was refused.',
  ready: 'This file can’t be used.',
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
