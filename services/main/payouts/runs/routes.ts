import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addDays } from '#services/shared/business-day.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { requireKey } from '#services/shared/http/idempotency.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { writeOnce } from '../../http.ts'
import { listOf, windowQuery } from '../../payees/lists.ts'
import type { OwnMatterGate } from '../../people/own-matter-gate.ts'
import { createPayoutChanges } from '../payout/changing.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import { artistsOf, recordBankRows } from './bank-record.ts'
import { readBankRows } from './bank-rows.ts'
import type { BankFileResult, HeldList, RunList, RunPreview, RunView } from './contract.ts'
import { previewRun } from './preview.ts'
import { listHeld, listRuns, viewRun } from './queries.ts'
import { createRunStreams } from './streams.ts'

const day = z.iso.date('Enter a day such as 2026-11-20.')
const LONGEST_FILE = 1_000_000
const MOST_DAYS_ON = 366

const dayBody = z.object({ day })
const previewQuery = dayBody.partial()
const idParams = z.object({ id: z.string().max(100) })
const transitionBody = z.object({ transition: z.enum(['send', 'cancel']) })
const fileBody = z.object({ file: z.string().min(1).max(LONGEST_FILE) })

const RUN_ID_BYTES = 9

export interface RunRouteDeps extends PayoutRouteDeps {
  ownMatters: Pick<OwnMatterGate, 'ownAmong'>
}

/** Adds /api/payout-run/ and what is beneath it, but for the bank's file (contract.ts). */
export function addRunRoutes(host: FastifyInstance, deps: RunRouteDeps): void {
  const { database, mailer, today, nudge, ownMatters } = deps
  const streams = createRunStreams(deps)
  const changes = createPayoutChanges(deps)

  host.get('/api/payout-run/preview/', async (request): Promise<RunPreview> => {
    requireStaff(request)
    const { day: on = today() } = parse(previewQuery, request.query)
    if (on < today()) throw invalid({ day: ['This day is over.'] })
    if (on > addDays(today(), MOST_DAYS_ON)) throw invalid({ day: ['This day is more than a year away.'] })
    return previewRun(database, deps, on)
  })

  host.post('/api/payout-run/', async (request, reply) => {
    const staff = requireStaff(request)
    requireKey(request)
    const asked = parse(dayBody, request.body)
    const { status, body } = await writeOnce<RunView>(deps, request, async (tx) => {
      if (asked.day !== today()) throw invalid({ day: ['A run is started on its own day: choose today.'] })
      const id = randomBytes(RUN_ID_BYTES).toString('base64url')
      await streams.start(tx, id, asked.day, staff.user_id)
      return { status: 201, body: await viewRun(tx, id) }
    })
    nudge()
    return reply.code(status).send(body)
  })

  host.get('/api/payout-run/', async (request): Promise<RunList> => {
    requireStaff(request)
    const asked = parse(windowQuery, request.query)
    return listOf(asked, await listRuns(database, asked))
  })

  host.get('/api/payout-run/:id/', async (request): Promise<RunView> => {
    const staff = requireStaff(request)
    const run = await viewRun(database, parse(idParams, request.params).id)
    recordStaffAccess(host, staff, { subject: 'payouts', owner: null, id: run.id })
    return run
  })

  host.get('/api/payout-run/:id/held/', async (request): Promise<HeldList> => {
    requireStaff(request)
    const asked = parse(windowQuery, request.query)
    const { id } = await viewRun(database, parse(idParams, request.params).id)
    return listOf(asked, await listHeld(database, id, asked))
  })

  host.post('/api/payout-run/:id/transitions/', async (request, reply) => {
    const staff = requireStaff(request)
    requireKey(request)
    const { id } = parse(idParams, request.params)
    const { transition } = parse(transitionBody, request.body)
    const { status, body } = await writeOnce<RunView>(deps, request, async (tx) => {
      await streams.change(tx, id, { type: `run.${transition}`, by: 'staff' }, staff.user_id)
      return { status: 201, body: await viewRun(tx, id) }
    })
    nudge()
    return reply.code(status).send(body)
  })

  host.post('/api/payout-run/bank-file/', async (request): Promise<BankFileResult> => {
    const staff = requireStaff(request)
    requireKey(request)
    const rows = readBankRows(parse(fileBody, request.body).file)
    const own = await ownMatters.ownAmong(request, await artistsOf(database, rows))
    const { body } = await writeOnce<BankFileResult>(deps, request, async (tx) => ({
      status: 200,
      body: await recordBankRows(tx, rows, { changes, actor: staff.user_id, own }),
    }))
    mailer.send()
    return body
  })
}
