import { Server } from '@tus/server'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import { createLocker } from './lock.ts'
import { TusStore } from './tus-store.ts'

export const FILES_PATH = '/api/upload/files'

/** Tells tus the id that a new file has got; it comes from the route, never from outside. */
export const NEW_FILE_ID = 'x-new-file-id'

interface TusDeps {
  database: Queryable
  clock: Clock
  sent: Parts
  /** Called each time all bytes of a file are there. */
  onWhole(id: string): Promise<void>
}

/** tus 1.0 over what all content processes share. */
export const createTus = ({ database, clock, sent, onWhole }: TusDeps): Server =>
  new Server({
    path: FILES_PATH,
    relativeLocation: true,
    datastore: new TusStore(database, sent),
    locker: createLocker(database, clock),
    namingFunction: (request) => request.headers.get(NEW_FILE_ID) ?? '',
    async onUploadFinish(_, { id }) {
      await onWhole(id)
      return {}
    },
  })
