import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { createFileCache, type FileCache } from '#services/shared/file-cache.ts'

/** Bytes of renditions that one process lets be kept. */
const BUDGET = 4 * 1024 ** 3

/** The pictures that all processes of the content service share: originals, and renditions of any image. */
export interface PictureStore {
  /** Keeps what is in one of the formats that are taken, and answers its path. No bytes are kept twice. */
  keepOriginal(bytes: Buffer, extension: string): Promise<string>
  /** The file that sharp reads. Throws RangeError for a path that leads out of the store. */
  originalAt(path: string): string
  renditions: FileCache
}

/** A folder, of this machine or mounted by several: `originals` and `media` in it. */
export function createPictureFolder(folder: string): PictureStore {
  const originals = resolve(folder, 'originals')
  const drafts = resolve(folder, 'drafts')
  return {
    /**
     * Written aside and then moved to its place: whoever copies the originals finds none that is half
     * written.
     */
    async keepOriginal(bytes, extension) {
      const name = createHash('sha256').update(bytes).digest('hex')
      const path = join(name.slice(0, 2), `${name}.${extension}`)
      const target = join(originals, path)
      if (await stat(target).catch(() => null)) return path
      await mkdir(dirname(target), { recursive: true })
      await mkdir(drafts, { recursive: true })
      const draft = join(drafts, randomUUID())
      await writeFile(draft, bytes)
      await rename(draft, target)
      return path
    },
    originalAt(path) {
      const file = resolve(originals, path)
      if (relative(originals, file).split(sep)[0] === '..')
        throw new RangeError('An original lies outside its folder')
      return file
    },
    renditions: createFileCache({ name: 'media_files', folder: join(folder, 'media'), budget: BUDGET }),
  }
}
