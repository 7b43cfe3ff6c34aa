import { randomBytes } from 'node:crypto'
import type { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CHUNK_BYTES, MOST_FILES } from '#machines/lifecycles/original.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { conflict, notFound, Problem } from '#services/shared/http/problem.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import { requireUploader } from '../uploader.ts'
import { readTold } from './body.ts'
import { countFiles, expectFile, findFile, touchFile } from './store.ts'
import { FILES_PATH, NEW_FILE_ID } from './tus.ts'

interface TusRoutesDeps {
  database: Database
  clock: Clock
  sent: Parts
  tus: Server
}

const ID_BYTES = 24
/** Twice as many as an application shows: some are refused. */
const MOST_OF_APPLICANT = 20
const PART = 'application/offset+octet-stream'

type OfFile = FastifyRequest<{ Params: { id: string } }>

/**
 * POST, HEAD and PATCH of tus 1.0 (contract.ts). Requests come whole, 2,000,000 bytes at most, and are given
 * to tus as the web's `Request`, so that everything the host does for its routes is done for these too.
 */
export function registerTusRoutes(app: FastifyInstance, { database, clock, sent, tus }: TusRoutesDeps): void {
  const pass = async (reply: FastifyReply, request: Request) => {
    const answer = await tus.handleWeb(request)
    if (answer.status >= 400) throw await problemOf(answer, sent)
    for (const [name, value] of answer.headers) if (isTold(name)) reply.header(name, value)
    return reply.code(answer.status).send()
  }

  app.register(async (parts) => {
    parts.addContentTypeParser(PART, { parseAs: 'buffer', bodyLimit: CHUNK_BYTES }, (_, bytes, done) =>
      done(null, bytes),
    )

    parts.post(`${FILES_PATH}/`, async (request, reply) => {
      const uploader = await requireUploader(database, request)
      const owner = uploader.user_id
      const most = uploader.is_staff || uploader.isApproved ? MOST_FILES : MOST_OF_APPLICANT
      const file = readTold(request.headers)
      if ((await countFiles(database, owner)) >= most)
        throw conflict(`Finish or discard some of your ${most} files first.`, 'too_many')
      await expectRoom(sent, file.size)
      const made = randomBytes(ID_BYTES).toString('hex')
      const id = await expectFile(database, { ...file, id: made, owner }, clock())
      if (id !== made)
        return reply
          .code(201)
          .header('tus-resumable', '1.0.0')
          .header('location', `${FILES_PATH}/${id}`)
          .send()
      const headers = { ...tusHeadersOf(request), [NEW_FILE_ID]: id }
      return pass(reply, new Request(addressOf(request), { method: 'POST', headers }))
    })

    parts.head(`${FILES_PATH}/:id`, async (request: OfFile, reply) => {
      await openFile(request)
      return pass(reply, new Request(addressOf(request), { method: 'HEAD', headers: tusHeadersOf(request) }))
    })

    parts.patch(`${FILES_PATH}/:id`, async (request: OfFile, reply) => {
      const { id } = await openFile(request)
      await touchFile(database, id, clock())
      const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : new Uint8Array()
      const headers = { ...tusHeadersOf(request), 'content-length': `${body.length}` }
      return pass(reply, new Request(addressOf(request), { method: 'PATCH', headers, body }))
    })
  })

  /** Throws 401, 403, and 404 for another's file. */
  const openFile = async (request: OfFile) => {
    const { user_id } = await requireUploader(database, request)
    const file = await findFile(database, request.params.id, user_id)
    if (!file) throw notFound()
    return file
  }
}

const TUS_HEADERS = ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset', 'content-type']

const tusHeadersOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    TUS_HEADERS.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )

const addressOf = ({ url }: FastifyRequest): string => new URL(url.replace(/\/$/, ''), 'http://content').href

/** Pages of other sites have no business here, so that nothing is said to them. */
const isTold = (name: string): boolean => !name.startsWith('access-control-') && name !== 'content-length'

/** Throws 507 where a file would fill the disk. */
async function expectRoom(sent: Parts, size: number): Promise<void> {
  if (!(await sent.hasRoomFor(size))) throw noRoom()
}

const noRoom = () =>
  new Problem(507, { detail: 'There is no room for this picture at the moment.', code: 'no_room' })

async function problemOf(answer: Response, sent: Parts): Promise<Problem> {
  if (answer.status >= 500) await expectRoom(sent, CHUNK_BYTES)
  const detail = (await answer.text()).trim()
  return new Problem(answer.status, { detail, code: 'tus' })
}
