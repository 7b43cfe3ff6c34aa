import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { maskTaxNumbers } from '#services/shared/tax-numbers.ts'
import { userOf, type WriteDeps, writeOnce } from '../http.ts'
import type { Limits } from '../limits.ts'
import type { SentReport } from './contract.ts'
import { keepReport, listReports, readReport } from './store.ts'

const MOST_STREAMS = 200
const MOST_ENTRIES = 2_000
const name = z.string().min(1).max(200)

const reportBody = z.object({
  note: z.string().trim().min(1).max(2_000).transform(maskTaxNumbers),
  journal: z.looseObject({
    version: z.literal(1),
    streams: z
      .array(
        z.looseObject({ stream: name, machine: name, entries: z.array(z.looseObject({})).max(MOST_ENTRIES) }),
      )
      .max(MOST_STREAMS),
  }),
})

const reportId = integerParam({ min: 1, max: 2_147_483_647 })

/** Reports of problems (reports/contract.ts): anyone sends them, staff read them. */
export function addReportRoutes(host: FastifyInstance, deps: WriteDeps & { limits: Limits }): void {
  host.post('/api/v2/reports/', async (request, reply) => {
    const report = parse(reportBody, request.body)
    const { status, body } = await writeOnce<SentReport>(deps, request, async (tx) => {
      await deps.limits.report(tx, request)
      const id = await keepReport(tx, report, { sender: userOf(request), at: deps.clock() })
      return { status: 201, body: { id } }
    })
    return reply.code(status).send(body)
  })

  host.get('/api/v2/reports/', async (request) => {
    recordStaffAccess(host, requireStaff(request), { subject: 'reports', owner: null })
    const page = readPage(request, { defaultSize: 20, maxSize: 100 })
    const { count, reports } = await listReports(deps.database, page)
    return pageOf(request, page, count, reports)
  })

  host.get<{ Params: { id: string } }>('/api/v2/reports/:id/', async (request) => {
    const staff = requireStaff(request)
    const { data: id } = reportId.safeParse(request.params.id)
    if (id === undefined) throw notFound()
    recordStaffAccess(host, staff, { subject: 'report', id, owner: null })
    return readReport(deps.database, id)
  })
}
