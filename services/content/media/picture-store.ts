import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { FORMATS, type OriginalFormat } from '#machines/lifecycles/original.ts'
import { createFileCache, type FileCache } from '#services/shared/file-cache.ts'

/** Bytes of renditions that one process keeps. */
const BUDGET = 4 * 1024 ** 3

/** The pictures that all processes of the content service share: originals, and renditions of any image. */
export interface PictureStore {
  /** Keeps an original of an accepted format, and answers its path. Equal bytes are kept once. */
  keepOriginal(bytes: Buffer, extension: string): Promise<string>
  /**
   * Keeps a file that is there already as an original, with its proof, and answers its path. Both files stay
   * where they are, so that it can be done again.
   */
  keepFile(file: { path: string; proof: string; sha256: string; format: OriginalFormat }): Promise<string>
  /** Takes an original away, with its proof, if it is there. */
  removeOriginal(path: string): Promise<void>
  /** Answers the file for sharp to read. Throws RangeError for a path out of the store. */
  originalAt(path: string): string
  renditions: FileCache
}

/** Names an original by the SHA-256 of its bytes. */
export const originalNameOf = (sha256: string, extension: string): string =>
  join(sha256.slice(0, 2), `${sha256}.${extension}`)

/** Links a file to another place, unless there is one already. */
async function keepAt(target: string, path: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await link(path, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Opens a folder of this machine, or one that several machines mount, with `originals` and `media` in it. */
export function createPictureFolder(folder: string): PictureStore {
  const originals = resolve(folder, 'originals')
  const proofs = resolve(folder, 'proofs')
  const drafts = resolve(folder, 'drafts')
  return {
    /**
     * Writes it aside and then moves it into place, so that whoever copies the originals finds none half
     * written.
     */
    async keepOriginal(bytes, extension) {
      const name = createHash('sha256').update(bytes).digest('hex')
      const path = originalNameOf(name, extension)
      const target = join(originals, path)
      if (await stat(target).catch(() => null)) return path
      await mkdir(dirname(target), { recursive: true })
      await mkdir(drafts, { recursive: true })
      const draft = join(drafts, randomUUID())
      await writeFile(draft, bytes)
      await rename(draft, target)
      return path
    },
    async keepFile({ path, proof, sha256, format }) {
      const name = originalNameOf(sha256, FORMATS[format])
      await keepAt(join(proofs, name), proof)
      await keepAt(join(originals, name), path)
      return name
    },
    async removeOriginal(path) {
      await rm(join(originals, path), { force: true })
      await rm(join(proofs, path), { force: true })
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
