import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { PDF, sendFile } from '#services/shared/http/send-file.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Link } from '#services/shared/links.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { moneyFileLinks } from '../file-links.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import { artistParams } from './params.ts'
import { readTaxArtist } from './queries.ts'
import { drawStatement } from './statement.ts'

const OF = 'tax-statement'
const ONE = '/api/tax-reporting/:year/artists/:artist/statement/'

const tokenParams = z.object({ token: z.string().max(100) })
const asked = z.object({ year: z.int(), artist: z.int() })

type Asked = z.output<typeof asked>

/** Adds what an artist was paid in a year as a PDF, at once and by a link that is read once (contract.ts). */
export function addTaxStatementRoutes(
  known: FastifyInstance,
  anyone: FastifyInstance,
  { database, clock, today, shop }: PayoutRouteDeps,
): void {
  async function send(reply: FastifyReply, of: Asked) {
    const artist = await readTaxArtist(database, of, today())
    const content = await drawStatement(shop, { year: of.year, artist, at: clock() })
    return sendFile(reply, { name: `royalties-${of.year}-${of.artist}.pdf`, contentType: PDF, content })
  }

  known.get(ONE, async (request, reply) => {
    const staff = requireStaff(request)
    const of = parse(artistParams, request.params)
    recordStaffAccess(known, staff, { subject: 'tax_year', owner: null, id: `${of.year}/${of.artist}` })
    return send(reply, of)
  })

  known.post(`${ONE}file/`, async (request, reply): Promise<Link> => {
    const staff = requireStaff(request)
    const of = parse(artistParams, request.params)
    await readTaxArtist(database, of, today())
    recordStaffAccess(known, staff, { subject: 'tax_year', owner: null, id: `${of.year}/${of.artist}` })
    reply.code(201)
    return moneyFileLinks.make(database, { of: OF, asked: of, author: staff.user_id }, clock())
  })

  anyone.get('/api/tax-statement-file/:token/', async (request, reply) => {
    const led = await moneyFileLinks.take(database, parse(tokenParams, request.params).token, clock())
    if (led?.of !== OF) throw notFound()
    return send(reply, asked.parse(led.asked))
  })
}
