import { Problem } from '../http/problem.ts'

/** The bucket's server is away, late, or refuses; whoever asked is answered 503 in words. */
export class BucketAway extends Problem {
  /** S3's, such as AccessDenied, or the system's, such as ECONNREFUSED. */
  readonly code: string
  /** For the log. What S3 answers repeats keys and signatures, so nothing else of it is kept. */
  readonly reason: string
  constructor(error: unknown) {
    super(503, { detail: 'Pictures are not available at the moment.' })
    this.code = codeOf(error)
    this.reason = [statusOf(error), this.code].filter(Boolean).join(' ')
  }
}

/** The HTTP status that a server answered; undefined where it answered nothing. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error &&
  '$metadata' in error &&
  typeof error.$metadata === 'object' &&
  error.$metadata !== null &&
  'httpStatusCode' in error.$metadata &&
  typeof error.$metadata.httpStatusCode === 'number'
    ? error.$metadata.httpStatusCode
    : undefined

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const isNamed = statusOf(error) === undefined && 'code' in error && typeof error.code === 'string'
  return isNamed ? `${error.code}` : error.name
}
