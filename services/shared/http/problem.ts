/**
 * Refusals as Django REST Framework writes them (design.md section 5). Routes throw these; the host writes
 * them.
 */

export type FieldErrors = Record<string, string[]>

/**
 * Data beside a refusal's words: `order_id` when a project has been ordered, `challenge` when a sign-in needs
 * a code, `version` and `conflicts` when two have edited the same field, `decided` when somebody has decided
 * an application, `theirs` what somebody else has saved.
 */
interface Refusal {
  detail: string
  code?: string
  order_id?: string
  challenge?: string
  version?: number
  conflicts?: readonly object[]
  decided?: object
  theirs?: object
}

export class Problem extends Error {
  readonly status: number
  readonly body: Refusal | FieldErrors
  readonly headers: Record<string, string>
  constructor(status: number, body: Refusal | FieldErrors, headers: Record<string, string> = {}) {
    super(typeof body.detail === 'string' ? body.detail : 'Invalid input.')
    this.name = 'Problem'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 400 by field; `non_field_errors` for what belongs to none. */
export const invalid = (errors: FieldErrors): Problem => new Problem(400, errors)

/** Names what is refused of a part by its place in the whole: `substrate` of `item` is `item.substrate`. */
export const nestRefusal = <T>(part: string, refused: Promise<T>): Promise<T> =>
  refused.catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    throw invalid(
      Object.fromEntries(
        Object.entries(error.body).map(([field, messages]) => [`${part}.${field}`, messages]),
      ),
    )
  })

/** Tells whether the input is wrong; an outage or a state that forbids it is something else. */
export const isInvalid = (error: unknown): boolean => error instanceof Problem && error.status === 400

export const unauthenticated = (
  detail = 'Authentication credentials were not provided.',
  code?: string,
): Problem => new Problem(401, code ? { detail, code } : { detail })

export const forbidden = (detail = 'You do not have permission to perform this action.'): Problem =>
  new Problem(403, { detail })

/** 403 `own_matter`, where a member of staff would act on themselves. */
export const ownMatter = (detail: string): Problem => new Problem(403, { detail, code: 'own_matter' })

export const notFound = (detail = 'Not found.'): Problem => new Problem(404, { detail })

export const conflict = (detail: string, code?: string): Problem =>
  new Problem(409, code ? { detail, code } : { detail })

/** 429 by a limit, whose name is for the log alone; `seconds` until another try is worth it. */
export class Throttled extends Problem {
  readonly limit: string
  constructor(limit: string, seconds: number) {
    super(
      429,
      { detail: `Request was throttled. Expected available in ${seconds} seconds.`, code: 'throttled' },
      { 'retry-after': String(seconds) },
    )
    this.limit = limit
  }
}

/** 421, for a request that belongs to another server. */
export const misdirected = (detail: string): Problem => new Problem(421, { detail })

export const unavailable = (detail: string): Problem => new Problem(503, { detail })

/** 503 where too many ask at once; `seconds` until another try is worth it. */
export const busy = (seconds: number): Problem =>
  new Problem(
    503,
    { detail: `Too many requests at once. Expected available in ${secondsInWords(seconds)}.`, code: 'busy' },
    { 'retry-after': String(seconds) },
  )

const secondsInWords = (seconds: number): string => (seconds === 1 ? '1 second' : `${seconds} seconds`)
