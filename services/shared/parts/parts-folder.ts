import { constants, copyFile, link, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../bounded-folder.ts'
import type { Parts } from './parts.ts'

/** Bytes that stay free on the disk whoever sends what. */
const LEAST_ROOM = 256 * 1024 * 1024

/** Keeps each file whole in a folder, of this machine or one that several machines mount. */
export function createPartsFolder(folder: string): Parts {
  const pathOf = (name: string) => join(folder, name)
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    async write(name, from, bytes) {
      await makeFolder()
      const file = await open(pathOf(name), from === 0 ? 'w' : 'r+', 0o600)
      try {
        await file.write(bytes, 0, bytes.length, from)
        await file.sync()
      } finally {
        await file.close()
      }
    },
    sizeOf: async (name) => (await stat(pathOf(name)).catch(ignoreMissing))?.size ?? null,
    // Not every file system has links.
    copyTo: (name, path) =>
      link(pathOf(name), path).catch(() => copyFile(pathOf(name), path, constants.COPYFILE_EXCL)),
    drop: (name) => rm(pathOf(name), { force: true }),
    async namesBefore(moment) {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? []
      const stats = await Promise.all(names.map((name) => stat(pathOf(name)).catch(ignoreMissing)))
      return names.filter((_, index) => (stats[index]?.mtimeMs ?? Infinity) < moment.getTime())
    },
    async hasRoomFor(bytes) {
      await makeFolder()
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize >= bytes + LEAST_ROOM
    },
  }
}
