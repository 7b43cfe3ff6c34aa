import { readFile, realpath, stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import sharp from 'sharp'
import { MOST_BYTES, MOST_PIXELS, MOST_WHOLE_PIXELS } from '#machines/lifecycles/original.ts'
import type { PictureStore } from '../media/picture-store.ts'
import { glanceAt } from '../opening/look/glance.ts'
import { BadRow, type CatalogueRow } from './row.ts'
import type { Picture } from './to-record.ts'

/** Accepted formats, as sharp names them, with the endings of their files. */
const EXTENSIONS = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['tiff', 'tif'],
])

/**
 * Answers a function that copies the pictures of rows from `folder` into the shop's own. It throws BadRow for
 * a picture that is missing or broken.
 */
export const takeFrom =
  (folder: string, pictures: PictureStore) =>
  async ({ file, picture }: CatalogueRow): Promise<Picture | null> => {
    const name = file ?? picture
    if (!name) return null
    const bytes = await read(folder, name)
    const looks = await look(bytes, name)
    return { ...looks, path: await pictures.keepOriginal(bytes, looks.extension) }
  }

/** Read nothing outside the folder: neither dots nor links may lead there. */
async function read(folder: string, name: string): Promise<Buffer> {
  const root = await realpath(folder)
  const path = await realpath(resolve(root, name)).catch(() => null)
  if (!path || relative(root, path).split(sep).includes('..') || !(await stat(path)).isFile()) {
    throw new BadRow(`file: ${name} is not in ${folder}.`)
  }
  if ((await stat(path)).size > MOST_BYTES) {
    throw new BadRow(`file: ${name} is larger than ${MOST_BYTES / 1_000_000} MB.`)
  }
  return readFile(path)
}

/** Interlaced PNGs and progressive JPEGs come in passes and must be unpacked whole. */
function refuseTooLarge(
  name: string,
  { pixels, isProgressive }: { pixels: number; isProgressive: boolean },
): void {
  const most = isProgressive ? MOST_WHOLE_PIXELS : MOST_PIXELS
  if (pixels <= most) return
  const why = isProgressive ? ' and is progressive or interlaced; save it plain' : ''
  throw new BadRow(`file: ${name} has more than ${most / 1_000_000} megapixels${why}.`)
}

/** Lets sharp read the size of any picture without its pixels. */
const UNBOUND = { limitInputPixels: false }

async function look(bytes: Buffer, name: string) {
  try {
    const { format, autoOrient: size, isProgressive } = await sharp(bytes, UNBOUND).metadata()
    const extension = EXTENSIONS.get(format)
    if (!extension) throw new Error(`${format} is not one of ${[...EXTENSIONS.keys()].join(', ')}`)
    const { width, height } = size
    refuseTooLarge(name, { pixels: width * height, isProgressive })
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    return { extension, size: { width, height }, ...(await glanceAt(picture)) }
  } catch (error) {
    if (error instanceof TypeError || error instanceof BadRow) throw error
    throw new BadRow(`file: ${name} cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}
