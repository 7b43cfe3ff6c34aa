import { errorCodes, type FastifyError } from 'fastify'
import { DatabaseError, DISK_FULL } from '../database/driver.ts'
import { VersionConflict } from '../events/store.ts'
import { Busy } from '../queue.ts'
import { Unanswered } from '../within.ts'
import { UpstreamFailure } from './client.ts'
import { busy, conflict, Problem, unavailable } from './problem.ts'

/** Answers the refusal for any error. An unforeseen one is 500 and does not tell its cause. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof VersionConflict)
    return conflict('Someone else changed this first. Please try again.', 'version_conflict')
  if (error instanceof Busy) return busy(error.retryAfter)
  if (isDiskFull(error)) return unavailable("The shop's store is full. Please try again later.")
  if (error instanceof UpstreamFailure || error instanceof Unanswered || isUnreachable(error))
    return unavailable('Service temporarily unavailable, try again later.')
  if (isTooSlow(error)) return unavailable('This takes too long right now. Please try again.')
  return fromFastify(error) ?? new Problem(500, { detail: 'Server error.' })
}

/** The disk of the database, or of the folder of pictures. */
const isDiskFull = (error: unknown): boolean =>
  (error instanceof DatabaseError && error.code === DISK_FULL) ||
  (error instanceof Error && 'code' in error && error.code === 'ENOSPC')

/**
 * SQLSTATEs of a failed connection, of a server that stops, has no connection left or follows another, and of
 * a transaction that the server ended as idle.
 */
const isUnreachable = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(08|57P|53300$|25006$|25P03$)/.test(error.code)

/** The SQLSTATE of a statement that ran out of time. */
const isTooSlow = (error: unknown): boolean => error instanceof DatabaseError && error.code === '57014'

function fromFastify(error: unknown): Problem | undefined {
  if (!isFastifyError(error)) return undefined
  if (error instanceof errorCodes.FST_ERR_CTP_INVALID_JSON_BODY)
    return refuse(400, 'JSON parse error - the body is not valid JSON')
  if (error instanceof errorCodes.FST_ERR_CTP_EMPTY_JSON_BODY)
    return refuse(400, 'JSON parse error - the body is empty')
  if (error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE) return refuse(413, 'Request body is too large.')
  if (error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE)
    return refuse(415, 'Unsupported media type in request.')
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? refuse(status, 'Malformed request.') : undefined
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_')

const refuse = (status: number, detail: string): Problem => new Problem(status, { detail })
