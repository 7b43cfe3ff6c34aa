import { GraphQLError } from 'graphql'
import type { EditedMeanwhile } from '#services/content/artist-profiles/applying/contract.ts'
import type { DecidedMeanwhile } from '#services/content/artist-profiles/contract.ts'
import type { OwnProfileEdited } from '#services/content/artist-profiles/own/contract.ts'
import type { EditConflict } from '#services/shared/resources/contract.ts'
import { askToWait, secondsOf } from './retry-after.ts'

export type Service = 'auth' | 'main' | 'content'

const NAMES: Record<Service, string> = { auth: 'account', main: 'project', content: 'catalog' }

const CODES = new Map([
  [400, 'BAD_USER_INPUT'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  // Records that nobody makes, say: what the service has no method for is not there.
  [405, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [429, 'RATE_LIMITED'],
])
const UNAVAILABLE = 'UPSTREAM_UNAVAILABLE'

const codeOf = (status: number) => CODES.get(status) ?? UNAVAILABLE

/** An expected refusal as data, of the schema's type. */
export interface UserError {
  field: string | null
  message: string
  code: string
}

interface FieldError {
  /** The service's name for the field; null when the refusal belongs to none. */
  field: string | null
  message: string
}

interface Circumstances {
  cause?: unknown
  /** The answer's Retry-After header. */
  retryAfter?: string | null
}

/**
 * A service's refusal or failure, as the graph says it (design.md section 4). 503 stands for a service that
 * was not reached or not in time. Only the message, the code, the service, the fields and `retryAfter`, the
 * seconds to wait for a busy service, leave the server.
 */
export class RestError extends GraphQLError {
  readonly service: Service
  readonly status: number
  /** The service's own code for it, such as `project_ordered`; null where it gives none. */
  readonly reason: string | null
  /** The secret with which a sign-in goes on that needs a code. */
  readonly challenge: string | null
  /** What somebody else has changed of the same record; null where that is not why. */
  readonly conflict: EditConflict | null
  /** What somebody has decided of the same application; null where that is not why. */
  readonly decided: DecidedMeanwhile['decided'] | null
  /** What another page has saved of one's own application; null where that is not why. */
  readonly stale: EditedMeanwhile | null
  /** What somebody has saved of one's own artist profile; null where that is not why. */
  readonly edited: OwnProfileEdited | null
  readonly fieldErrors: FieldError[]

  constructor(service: Service, status: number, body: unknown, { cause, retryAfter }: Circumstances = {}) {
    const code = codeOf(status)
    const answered = code !== UNAVAILABLE
    const fieldErrors = status === 400 ? readFieldErrors(body) : []
    const wait = secondsOf(retryAfter ?? null)
    const refusal =
      (status === 429 && wait !== undefined ? askToWait(wait) : undefined) ??
      (status === 405 ? 'Not found.' : readDetail(body)) ??
      fieldErrors[0]?.message ??
      `The ${NAMES[service]} service refused.`
    const state = wait === undefined ? 'not available' : 'very busy'
    super(answered ? refusal : `The ${NAMES[service]} service is ${state} right now.`, {
      originalError: cause instanceof Error ? cause : null,
      extensions: {
        code,
        ...(!answered && { service, ...(wait !== undefined && { retryAfter: wait }) }),
        ...(fieldErrors.length > 0 && { fields: toCamelFields(fieldErrors) }),
      },
    })
    this.service = service
    this.status = answered ? status : 503
    this.reason = isRecord(body) && typeof body.code === 'string' ? body.code : null
    this.challenge = isRecord(body) && typeof body.challenge === 'string' ? body.challenge : null
    this.conflict = status === 409 && isEditConflict(body) ? body : null
    this.decided = status === 409 && isDecided(body) ? body.decided : null
    this.stale = status === 409 && isStale(body) ? body : null
    this.edited = status === 409 && isOwnEdited(body) ? body : null
    this.fieldErrors = fieldErrors
  }
}

/** Refuses input in the graph itself, in the shape of a service's refusal. `field` is in camelCase. */
export const badInput = (field: string, message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields: [{ field, message }] } })

export const unauthenticated = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } })

/** For an id at another agency's source, which cannot be asked now: it may exist or not. */
export const sourceUnreached = () =>
  new GraphQLError('Getty results not available.', { extensions: { code: UNAVAILABLE, service: 'content' } })

export const isStatus = (error: unknown, ...statuses: number[]): error is RestError =>
  error instanceof RestError && statuses.includes(error.status)

/** For what an answer can do without. */
export const nullIfRefused = (error: unknown): null => {
  if (error instanceof RestError) return null
  throw error
}

/** Answers null for a missing thing or somebody else's, in reads that may. */
export const nullIfMissing = (error: unknown): null => {
  if (isStatus(error, 404)) return null
  throw error
}

export const forbidden = (message: string) => new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } })

/**
 * Turns a mutation's expected refusals into data: INVALID and REQUIRED with what is wrong, at a field or at
 * none (null), BAD_USER_INPUT where the service gives no details. Rethrows anything else. `fields` names the
 * input's field for a service's field where they differ by more than case; `missing` names the field that
 * refers to a missing thing.
 */
export const userErrorsFrom = (
  error: unknown,
  fields: Partial<Record<string, string>> = {},
  missing: string | null = null,
): UserError[] =>
  namedUserErrorsFrom(error, missing).map(({ field, ...said }) => ({
    ...said,
    field: field && (fields[field] ?? toCamelCase(field)),
  }))

/** Turns refusals into data as {@link userErrorsFrom} does, and leaves each field the service's own name. */
export const namedUserErrorsFrom = (error: unknown, missing: string | null): UserError[] => {
  if (!isStatus(error, 400, 404, 409, 429)) throw error
  const { status, message, fieldErrors } = error
  if (status !== 400) return [{ field: status === 404 ? missing : null, message, code: codeOf(status) }]
  if (fieldErrors.length === 0) return [{ field: null, message, code: 'BAD_USER_INPUT' }]
  return fieldErrors.map((each) => ({ ...each, code: REQUIRED.test(each.message) ? 'REQUIRED' : 'INVALID' }))
}

/** The words of Django REST Framework. */
const REQUIRED = /^This field (is required|may not be (blank|null))/

const toCamelCase = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())

const toCamelFields = (errors: FieldError[]) =>
  errors.map(({ field, message }) => ({ field: field && toCamelCase(field), message }))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEditConflict = (body: unknown): body is EditConflict =>
  isRecord(body) && body.code === 'edit_conflict' && Array.isArray(body.conflicts)

const isDecided = (body: unknown): body is DecidedMeanwhile =>
  isRecord(body) && body.code === 'application_decided' && isRecord(body.decided)

const isStale = (body: unknown): body is EditedMeanwhile =>
  isRecord(body) && body.code === 'application_edited' && isRecord(body.theirs)

const isOwnEdited = (body: unknown): body is OwnProfileEdited =>
  isRecord(body) && body.code === 'profile_edited' && isRecord(body.theirs)

const readDetail = (body: unknown) =>
  isRecord(body) && typeof body.detail === 'string' ? body.detail : undefined

const readFieldErrors = (body: unknown): FieldError[] => {
  if (!isRecord(body) || readDetail(body) !== undefined) return []
  return Object.entries(body).flatMap(([name, messages]) =>
    (Array.isArray(messages) ? messages : [messages]).map((message) => ({
      field: name === 'non_field_errors' ? null : name,
      message: String(message),
    })),
  )
}
