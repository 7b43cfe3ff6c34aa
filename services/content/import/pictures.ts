import { constants, copyFile, realpath, rm, stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { MOST_BYTES } from '#machines/lifecycles/original.ts'
import type { PictureStore } from '../media/picture-store.ts'
import type { Opener } from '../opening/contract.ts'
import { PictureRefused } from '../opening/refused.ts'
import { refuseTooLarge } from '../opening/words.ts'
import { BadRow, type CatalogueRow } from './row.ts'
import type { Picture } from './to-record.ts'

/** Where pictures of rows come to. */
export interface Taking {
  pictures: PictureStore
  opener: Opener
}

/**
 * Answers a function that copies the pictures of rows from `folder` into the shop's own. It throws BadRow for
 * a picture that is missing or refused.
 */
export const takeFrom =
  (folder: string, taking: Taking) =>
  async ({ file, picture }: CatalogueRow): Promise<Picture | null> => {
    const name = file ?? picture
    if (!name) return null
    try {
      return await take(await find(folder, name), taking)
    } catch (error) {
      if (error instanceof PictureRefused) throw new BadRow(`file: ${name}: ${error.message}`)
      throw error
    }
  }

/** Read nothing outside the folder: neither dots nor links may lead there. */
async function find(folder: string, name: string): Promise<string> {
  const root = await realpath(folder)
  const path = await realpath(resolve(root, name)).catch(() => null)
  if (!path || relative(root, path).split(sep).includes('..') || !(await stat(path)).isFile()) {
    throw new BadRow(`file: ${name} is not in ${folder}.`)
  }
  return path
}

/** Opens a copy, so that what is kept is what was opened, whatever happens to the file meanwhile. */
async function take(path: string, { pictures, opener }: Taking): Promise<Picture> {
  if ((await stat(path)).size > MOST_BYTES) throw refuseTooLarge()
  const original = await pictures.draft()
  const proof = await pictures.draft()
  try {
    await copyFile(path, original, constants.COPYFILE_FICLONE)
    const { pixels, colors, placeholder, format, sha256 } = await opener.open(original, proof)
    const kept = await pictures.keep({ original, proof, sha256, format })
    return { path: kept, size: pixels, colors, placeholder }
  } finally {
    await rm(original, { force: true })
    await rm(proof, { force: true })
  }
}
