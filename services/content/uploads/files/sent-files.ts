import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sentFolderOf } from './tus.ts'

/** The bytes of files while they are sent and opened, in a folder that all content processes share. */
export interface SentFiles {
  folder: string
  pathOf(id: string): string
  /** Bytes that are there; null where there is no file. */
  sizeOf(id: string): Promise<number | null>
  /** Takes a file away, if it is there. */
  drop(id: string): Promise<void>
  /** Takes away what was made of a file as it was opened. */
  dropProof(id: string): Promise<void>
  /** Names the files that nobody has written to since. */
  namesBefore(moment: Date): Promise<string[]>
}

export function createSentFiles(mediaDir: string): SentFiles {
  const folder = sentFolderOf(mediaDir)
  const pathOf = (id: string) => join(folder, id)
  return {
    folder,
    pathOf,
    sizeOf: async (id) => (await stat(pathOf(id)).catch(() => null))?.size ?? null,
    drop: (id) => rm(pathOf(id), { force: true }),
    async namesBefore(moment) {
      const names = await readdir(folder)
      const stats = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)))
      return names.filter((_, index) => (stats[index]?.mtimeMs ?? Infinity) < moment.getTime())
    },
    dropProof: (id) => rm(`${pathOf(id)}.proof`, { force: true }),
  }
}
