import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import { notePerson } from '#services/shared/resources/people.ts'
import type { Rounds } from '#services/shared/rounds.ts'
import { IMPORTED, type ImportLink, type ImportView } from './contract.ts'
import { sizeInWords } from './file/unpack.ts'
import type { Limits } from './limits.ts'
import { receivePart } from './receive.ts'
import { expectFile, findImport, viewOf } from './store.ts'

interface ImportRoutesDeps {
  database: Database
  clock: Clock
  incoming: Parts
  limits: Limits
  reader: Pick<Rounds, 'nudge'>
}

const LARGEST_ID = 2_147_483_647
const MOST_IN_A_PART = 1_048_576

const bodyFor = ({ sent }: Limits) =>
  z.object({
    resource: z.enum(IMPORTED),
    name: z.string().trim().min(1).max(255),
    size: z
      .int()
      .min(1, 'The file is empty.')
      .max(sent, `The file is larger than ${sizeInWords(sent)}. Compress it with gzip, or split it.`),
  })

const importId = z.object({ id: integerParam({ min: 1, max: LARGEST_ID }) })

/** Files of records (contract.ts). */
export function registerRecordImportRoutes(
  app: FastifyInstance,
  { database, clock, incoming, limits, reader }: ImportRoutesDeps,
): void {
  const [body, partQuery] = [bodyFor(limits), z.object({ from: integerParam({ min: 0, max: limits.sent }) })]

  app.post('/api/imports/', async (request, reply): Promise<ImportLink> => {
    const user = requireStaff(request)
    const asked = parse(body, request.body)
    reply.code(201)
    return database.transaction(async (tx) => {
      await notePerson(tx, 'content', user)
      return expectFile(tx, asked, { author: user.user_id, at: clock() })
    })
  })

  app.get('/api/imports/:id/', async (request): Promise<ImportView> => {
    requireStaff(request)
    const { data } = importId.safeParse(request.params)
    const found = data && (await findImport(database, data.id))
    if (!found) throw notFound()
    return viewOf(found)
  })

  app.register(async (parts) => {
    const type = 'application/octet-stream'
    parts.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: MOST_IN_A_PART }, (_, bytes, done) =>
      done(null, bytes),
    )
    parts.put(
      '/api/imports/:token/',
      async (request: FastifyRequest<{ Params: { token: string }; Body: unknown }>): Promise<ImportView> => {
        const { from } = parse(partQuery, request.query)
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const part = { token: request.params.token, from, bytes, at: clock() }
        const view = await database.transaction((tx) => receivePart(tx, incoming, part))
        if (view.state === 'reading') reader.nudge()
        return view
      },
    )
  })
}
