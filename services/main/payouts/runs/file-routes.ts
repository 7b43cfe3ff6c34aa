import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { decide } from '#machines/lifecycles/decide.ts'
import { payoutRunLifecycle, payoutRunStateOf } from '#machines/lifecycles/payout-run.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import { CSV, sendFile } from '#services/shared/http/send-file.ts'
import { parse } from '#services/shared/http/validate.ts'
import { createLinks, type Link } from '#services/shared/links.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import { isForProvider, writeBankFile } from './bank-file.ts'
import { createRunStreams, readRun } from './streams.ts'

const idParams = z.object({ id: z.string().max(100) })
const tokenParams = z.object({ token: z.string().max(100) })

const NO_FILE = 'The payouts of this run were given to the payment provider: the bank gets no file.'

/** Links to the bank's files that staff have asked for, good for a minute. */
export const bankFileLinks = createLinks<{ run: string; author: string }>('main.payout_file_link', 60_000)

/** Adds the bank's file of a run: a link for staff, which is read once (contract.ts). */
export function addRunFileRoutes(
  known: FastifyInstance,
  anyone: FastifyInstance,
  deps: PayoutRouteDeps,
): void {
  const { database, clock, accounts } = deps
  const streams = createRunStreams(deps)

  known.post('/api/payout-run/:id/file/', async (request, reply): Promise<Link> => {
    const staff = requireStaff(request)
    const { id } = parse(idParams, request.params)
    const { status } = await readRun(database, id)
    const asked = decide(payoutRunLifecycle, payoutRunStateOf(status), { type: 'run.download', by: 'staff' })
    if (!asked.accepted) throw conflict('The bank’s file is there once the run has been sent.', 'wrong_state')
    if (await isForProvider(database, id)) throw conflict(NO_FILE, 'no_file')
    reply.code(201)
    return bankFileLinks.make(database, { run: id, author: staff.user_id }, clock())
  })

  anyone.get('/api/payout-run-file/:token/', async (request, reply) => {
    const { token } = parse(tokenParams, request.params)
    const { run, file } = await database.transaction(async (tx) => {
      const led = await bankFileLinks.take(tx, token, clock())
      if (!led) throw notFound()
      await streams.change(tx, led.run, { type: 'run.download', by: 'staff' }, led.author)
      return { run: led.run, file: await writeBankFile(tx, accounts, led.run) }
    })
    return sendFile(reply, { name: `payouts-${run}.csv`, contentType: CSV, content: file })
  })
}
