import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Queryable } from '../database/driver.ts'
import { requireStaff } from '../http/authenticate.ts'
import type { WaitingView } from './contract.ts'
import { readWaiting, type WaitingKind } from './waiting.ts'

/** Adds GET {under}/waiting/{kind}/ for each kind: staff alone read how much waits. */
export function addWaitingRoutes(
  host: FastifyInstance,
  under: string,
  kinds: Readonly<Record<string, WaitingKind>>,
  { database, clock }: { database: Queryable; clock: Clock },
): void {
  for (const [name, kind] of Object.entries(kinds))
    host.get(`${under}/waiting/${name}/`, async (request): Promise<WaitingView> => {
      const { user_id: viewer } = requireStaff(request)
      return readWaiting(database, kind, { now: clock(), viewer })
    })
}
