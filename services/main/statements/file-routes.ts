import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { askerOf } from '#services/shared/http/asker.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { CSV, PDF, sendFile } from '#services/shared/http/send-file.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Link } from '#services/shared/links.ts'
import type { Asker } from '#services/shared/queue.ts'
import { moneyFileLinks } from '../payouts/file-links.ts'
import type { StatementPaper } from './paper.ts'
import type { StatementPrinter } from './printer.ts'
import { readArtistOf, viewStatement } from './queries.ts'
import type { StatementRouteDeps } from './routes.ts'
import { toStatementCsv } from './statement-csv.ts'

const FORMATS = ['pdf', 'csv'] as const
type Format = (typeof FORMATS)[number]

const MOST_LINES = 100_000

const asked = z.object({ number: z.string(), artist: z.int() })
const numberParams = z.object({ number: z.string().max(40) })
const tokenParams = z.object({ token: z.string().max(100) })

type FileDeps = StatementRouteDeps & { clock: () => Date; printer: StatementPrinter }

/**
 * Adds statements as files (contract.ts): `known` gives an artist a link, and whoever has that reads the file
 * from `anyone` once.
 */
export function addStatementFileRoutes(
  known: FastifyInstance,
  anyone: FastifyInstance,
  deps: FileDeps,
): void {
  for (const format of FORMATS) addFormat(known, anyone, deps, format)
}

function addFormat(known: FastifyInstance, anyone: FastifyInstance, deps: FileDeps, format: Format): void {
  const { database, clock } = deps
  const of = `statement-${format}`

  known.post(`/api/earnings/statements/:number/${format}/file/`, async (request, reply): Promise<Link> => {
    const artist = await deps.requireArtist(request)
    const { number } = parse(numberParams, request.params)
    await readArtistOf(database, { artist, number })
    reply.code(201)
    const link = { of, asked: { number, artist }, author: requireUser(request).user_id }
    return moneyFileLinks.make(database, link, clock())
  })

  anyone.get(`/api/${of}-file/:token/`, async (request, reply) => {
    const led = await moneyFileLinks.take(database, parse(tokenParams, request.params).token, clock())
    if (led?.of !== of) throw notFound()
    const paper = await readPaper(database, asked.parse(led.asked), deps.timeZone)
    return send(reply, deps.printer, { paper, format, asker: askerOf(request) })
  })
}

async function readPaper(
  db: Queryable,
  of: z.output<typeof asked>,
  timeZone: string,
): Promise<StatementPaper> {
  const artist = await readArtistOf(db, of)
  const { issued_at, lines, ...view } = await viewStatement(
    db,
    { ...of, timeZone },
    { limit: MOST_LINES, offset: 0 },
  )
  return { ...view, number: of.number, issued_at: issued_at ?? '', artist, lines: lines.data }
}

async function send(
  reply: FastifyReply,
  printer: StatementPrinter,
  { paper, format, asker }: { paper: StatementPaper; format: Format; asker: Asker },
) {
  const name = `statement-${paper.number}.${format}`
  return format === 'csv'
    ? sendFile(reply, { name, contentType: CSV, content: toStatementCsv(paper) })
    : sendFile(reply, { name, contentType: PDF, content: await printer.print(paper, asker) })
}
