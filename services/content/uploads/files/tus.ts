import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createLocker } from './lock.ts'

export const FILES_PATH = '/api/upload/files'

/** Tells tus the id that a new file has got; it comes from the route, never from outside. */
export const NEW_FILE_ID = 'x-new-file-id'

/** Where the bytes of a file are while it is sent and opened. */
export const sentFolderOf = (mediaDir: string): string => join(mediaDir, 'sent')

interface TusDeps {
  database: Queryable
  clock: Clock
  mediaDir: string
  /** Called each time all bytes of a file are there. */
  onWhole(id: string): Promise<void>
}

/**
 * tus 1.0 over the folder that all content processes share. What is known of a file is its row alone, and how
 * much of it is there, its bytes; so `cleanUpExpiredUploads`, which deletes finished files, is never called.
 */
export function createTus({ database, clock, mediaDir, onWhole }: TusDeps): Server {
  const directory = sentFolderOf(mediaDir)
  // FileStore makes it too, but throws where nobody can catch it.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return new Server({
    path: FILES_PATH,
    relativeLocation: true,
    datastore: new FileStore({ directory, configstore: describeFiles(database) }),
    locker: createLocker(database, clock),
    namingFunction: (request) => request.headers.get(NEW_FILE_ID) ?? '',
    async onUploadFinish(_, { id }) {
      await onWhole(id)
      return {}
    },
  })
}

/** The rows of files, as tus reads them. */
const describeFiles = (db: Queryable) => ({
  async get(id: string): Promise<Upload | undefined> {
    const [row] = await db.query<{ size: number }>(
      'select size::float8 as size from content.upload_files where id = $1',
      [id],
    )
    return row && new Upload({ id, size: row.size, offset: 0 })
  },
  async set() {},
  async delete() {},
})
