import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MOST_FILES } from '#machines/lifecycles/original.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Page } from '#services/shared/http/pages.ts'
import { invalid, notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { Rounds } from '#services/shared/rounds.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import { findAlike } from '../alike/find-alike.ts'
import type { Looker } from '../alike/found.ts'
import { tellApart } from '../alike/told-apart.ts'
import type { DiscardedFile, FileView, KnownFile } from '../contract.ts'
import { requireUploader, type Uploader } from '../uploader.ts'
import { discardFile } from './discard.ts'
import { readKnown } from './read-known.ts'
import { settleFile } from './settle.ts'
import { type FileRow, findFile, readFiles, touchFile } from './store.ts'
import { FILES_PATH } from './tus.ts'
import { viewOf } from './view.ts'

interface FileRoutesDeps {
  database: Database
  clock: Clock
  pictures: PictureStore
  sent: Parts
  checking: Pick<Rounds, 'nudge'>
}

const MOST_BY_ID = 100

const byId = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().min(1).max(100)).max(MOST_BY_ID))
    .optional(),
})
const known = z.object({
  files: z
    .array(z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().min(0) }))
    .min(1)
    .max(MOST_FILES),
})
const apart = z.union(
  [
    z.strictObject({ image: z.string().min(1).max(100) }),
    z.strictObject({ file: z.string().min(1).max(100) }),
  ],
  'Name an image or a file.',
)

type OfFile = FastifyRequest<{ Params: { id: string } }>

/** What becomes of files that were sent (contract.ts). */
export function registerFileRoutes(app: FastifyInstance, deps: FileRoutesDeps): void {
  const { database, clock } = deps

  /** Shows files with what they are, or look like. */
  const show = async (rows: readonly FileRow[], looker: Looker): Promise<FileView[]> => {
    const settled = await Promise.all(rows.map((row) => settleFile(deps, row)))
    const ready = settled.flatMap(({ file }) => (file.state === 'ready' ? [file] : []))
    const alike = await findAlike(database, ready, looker)
    return settled.map(({ file, offset }) => viewOf(file, offset, alike.get(file.id) ?? []))
  }

  /** Throws 401, 403, and 404 for another's file. */
  const openFile = async (request: OfFile): Promise<{ file: FileRow; user: Uploader }> => {
    const user = await requireUploader(database, request)
    const file = await findFile(database, request.params.id, user.user_id)
    if (!file) throw notFound()
    return { file, user }
  }

  const showOne = async ({ file, user }: { file: FileRow; user: Uploader }): Promise<FileView> => {
    const [view] = await show([file], user)
    if (!view) throw notFound()
    return view
  }

  app.get(`${FILES_PATH}/`, async (request): Promise<Page<FileView>> => {
    const user = await requireUploader(database, request)
    const { ids } = parse(byId, request.query)
    const rows = await readFiles(database, user.user_id, { most: MOST_FILES, ids: ids ?? null })
    const results = await show(rows, user)
    return { count: results.length, next: null, previous: null, results }
  })

  // HEAD is tus's.
  app.get(`${FILES_PATH}/:id/`, { exposeHeadRoute: false }, async (request: OfFile): Promise<FileView> => {
    const opened = await openFile(request)
    await touchFile(database, opened.file.id, clock())
    return showOne(opened)
  })

  app.delete(`${FILES_PATH}/:id/`, async (request: OfFile): Promise<DiscardedFile> => {
    const { user_id } = await requireUploader(database, request)
    return { image: await discardFile(deps, request.params.id, user_id) }
  })

  app.post('/api/upload/known/', async (request): Promise<{ results: KnownFile[] }> => {
    const looker = await requireUploader(database, request)
    const { files } = parse(known, request.body)
    return { results: await readKnown({ ...deps, looker }, files) }
  })

  app.post(`${FILES_PATH}/:id/apart/`, async (request: OfFile): Promise<FileView> => {
    const { file, user } = await openFile(request)
    const other = parse(apart, request.body)
    if ('file' in other && !(await findFile(database, other.file, file.owner)))
      throw invalid({ file: ['This file is not yours, or is gone.'] })
    await tellApart(database, file.id, other)
    return showOne({ file, user })
  })
}
