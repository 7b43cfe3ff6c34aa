import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { AccessClaims } from '../http/claims.ts'
import { currentRequest } from '../http/current-request.ts'
import { type Problem, Throttled } from '../http/problem.ts'
import { networkOf } from '../limits/network.ts'
import type { SecurityEvent, StaffSubject } from './events.ts'

declare module 'fastify' {
  interface FastifyInstance {
    security: SecurityLog
  }
}

export interface SecurityLog {
  /** Writes a line, with the request for which it happened, if there is one. */
  record(event: SecurityEvent): void
}

const events = new Counter({
  name: 'security_events_total',
  help: 'Lines of the security log.',
  labelNames: ['event', 'outcome'],
})

/**
 * Logs who did what to whose account, as JSON lines among the others, each with `event`. They are written at
 * every LOG_LEVEL except silent: fewer words of the rest must not silence these.
 */
export function addSecurityLog(host: FastifyInstance): void {
  host.decorate('security', {
    record(event) {
      const request = currentRequest()
      events.inc({ event: event.event, outcome: event.outcome })
      const log = request?.log ?? host.log
      logAtAnyLevel(log).info({ ...event, ...(request && placeOf(request)) }, 'security')
    },
  } satisfies SecurityLog)
}

const logAtAnyLevel = (log: FastifyBaseLogger): FastifyBaseLogger =>
  log.child({}, { level: log.level === 'silent' ? 'silent' : 'info' })

const placeOf = ({ ip, method, routeOptions }: FastifyRequest) => ({
  network: networkOf(ip),
  method,
  route: routeOptions.url,
})

/** Records a refusal by a limit or for lack of a right. */
export function recordRefusal(
  { security }: FastifyInstance,
  request: FastifyRequest,
  problem: Problem,
): void {
  const actor = request.user?.user_id ?? null
  if (problem instanceof Throttled)
    security.record({ event: 'limit_reached', outcome: 'refused', actor, limit: problem.limit })
  if (problem.status === 403) security.record({ event: 'right_refused', outcome: 'refused', actor })
}

/** Records that staff opened somebody else's data by a right that only staff have. */
export function recordStaffAccess(
  { security }: FastifyInstance,
  { user_id: actor }: Pick<AccessClaims, 'user_id'>,
  opened: { subject: StaffSubject; owner: string | null; id?: string | number },
): void {
  security.record({ event: 'staff_access', outcome: 'success', actor, ...opened })
}
