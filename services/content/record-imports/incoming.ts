import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that are sent in parts, which all processes of the content service share. */
export interface Incoming {
  pathOf(id: number): string
  /** Writes a part at its place. Writing it again changes nothing. */
  writePart(id: number, from: number, bytes: Buffer): Promise<void>
  /** Takes a file away, if it is there. */
  drop(id: number): Promise<void>
}

export function createIncoming(mediaDir: string): Incoming {
  const folder = join(mediaDir, 'incoming')
  const pathOf = (id: number) => join(folder, `${id}`)
  return {
    pathOf,
    async writePart(id, from, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = await open(pathOf(id), from === 0 ? 'w' : 'r+', 0o600)
      try {
        await file.write(bytes, 0, bytes.length, from)
        await file.sync()
      } finally {
        await file.close()
      }
    },
    drop: (id) => rm(pathOf(id), { force: true }),
  }
}
