import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { createFileCache, type FileCache } from '#services/shared/file-cache.ts'

/** Bytes of renditions that one process keeps. */
const BUDGET = 4 * 1024 ** 3

/** The pictures that all processes of the content service share: originals, and renditions of any image. */
export interface PictureStore {
  /** Keeps an original of an accepted format, and answers its path. Equal bytes are kept once. */
  keepOriginal(bytes: Buffer, extension: string): Promise<string>
  /** Answers the file for sharp to read. Throws RangeError for a path out of the store. */
  originalAt(path: string): string
  renditions: FileCache
}

/** Opens a folder of this machine, or one that several machines mount, with `originals` and `media` in it. */
export function createPictureFolder(folder: string): PictureStore {
  const originals = resolve(folder, 'originals')
  const drafts = resolve(folder, 'drafts')
  return {
    /**
     * Writes it aside and then moves it into place, so that whoever copies the originals finds none half
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
