import type { FastifyReply, FastifyRequest } from 'fastify'
import { Busy } from '../queue.ts'
import { toProblem } from './to-problem.ts'

/**
 * Answers any error as a refusal in the form of Django REST Framework, and logs the faults that are ours.
 * Counts Busy (metrics/queues.ts) without logging it: whoever causes it could fill the log. Who has left the
 * page before its answer is no fault either.
 */
export function writeProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error)
  const hasLeft = request.signal.aborted && error === request.signal.reason
  if (problem.status >= 500 && !(error instanceof Busy) && !hasLeft)
    request.log.error({ err: error }, 'request failed')
  return reply.code(problem.status).headers(problem.headers).send(problem.body)
}
