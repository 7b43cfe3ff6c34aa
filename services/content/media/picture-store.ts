import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { FORMATS, type OriginalFormat } from '#machines/lifecycles/original.ts'
import { createFileCache, type FileCache } from '#services/shared/file-cache.ts'
import { moveFile } from './move-file.ts'

/** Bytes of renditions that one process keeps. */
const BUDGET = 4 * 1024 ** 3

/** An original that was opened: files of this machine, for the store to take. */
export interface OpenedFiles {
  original: string
  proof: string
  /** Of the original's bytes, in hexadecimal. */
  sha256: string
  format: OriginalFormat
}

/**
 * The pictures that all processes of the content service share: originals, a proof of each
 * (opening/contract.ts) that can be made again, and renditions of any image. Nobody else joins paths: an
 * original is named by what `keep` answered, and files are lent, for a library to read on this machine.
 */
export interface PictureStore {
  /**
   * Answers the path of a file that is not there yet, for somebody to write what is kept or given up after
   * that; no other will be given the same.
   */
  draft(): Promise<string>
  /** Moves an original and its proof here, and answers its name. Equal bytes are kept once. */
  keep(files: OpenedFiles): Promise<string>
  /** Moves a proof here for an original that had none. */
  keepProof(name: string, proof: string): Promise<void>
  /** Lends an original. Throws RangeError for a name that leads out of the store. */
  originalAt(name: string): Promise<string>
  /** Lends a proof; null where the original has none. Throws RangeError as `originalAt`. */
  proofAt(name: string): Promise<string | null>
  /** Removes an original and its proof; nothing happens where it is gone. No image may name it any more. */
  remove(name: string): Promise<void>
  renditions: FileCache
}

/** Names an original by the SHA-256 of its bytes. */
export const originalNameOf = (sha256: string, extension: string): string =>
  join(sha256.slice(0, 2), `${sha256}.${extension}`)

/**
 * Opens a folder of this machine, or one that several machines mount, with `originals`, `proofs`, `drafts`
 * and `media` in it. What has a name in the first two is whole.
 */
export function createPictureFolder(folder: string): PictureStore {
  const within = (room: string, name: string): string => {
    const root = resolve(folder, room)
    const file = resolve(root, name)
    if (relative(root, file).split(sep)[0] === '..') throw new RangeError('A picture lies outside its folder')
    return file
  }
  const original = (name: string) => within('originals', name)
  const proof = (name: string) => within('proofs', `${name}.jpg`)
  return {
    async draft() {
      const path = within('drafts', randomUUID())
      await mkdir(dirname(path), { recursive: true })
      return path
    },
    async keep({ sha256, format, ...files }) {
      const name = originalNameOf(sha256, FORMATS[format])
      await moveOnce(files.proof, proof(name))
      await moveOnce(files.original, original(name))
      return name
    },
    keepProof: (name, file) => moveFile(file, proof(name)),
    originalAt: async (name) => original(name),
    proofAt: async (name) => ((await sizeOf(proof(name))) ? proof(name) : null),
    async remove(name) {
      await rm(original(name), { force: true })
      await rm(proof(name), { force: true })
    },
    renditions: createFileCache({ name: 'media_files', folder: join(folder, 'media'), budget: BUDGET }),
  }
}

/** The name tells the bytes, so that what is there is the same; a power cut may have left the name alone. */
async function moveOnce(from: string, to: string): Promise<void> {
  if ((await sizeOf(to)) === (await sizeOf(from))) await rm(from, { force: true })
  else await moveFile(from, to)
}

/** Null where there is no file. */
const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )
