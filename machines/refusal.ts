/** All that is wrong with each input field, in sentences; in camelCase as the graph names it. */
export type FieldErrors = Readonly<Record<string, string>>

/** The graph's error codes (design.md section 4), and what a session may lack (spec.md section 8). */
export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'NO_TOKEN'
  | 'NO_USER'

/** How a port says no. Whatever else a port throws reads as UPSTREAM_UNAVAILABLE. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldErrors
  /** Each thing that is wrong with no one field (spec.md section 8, non_field_errors). */
  readonly others: readonly string[]
  constructor(code: RefusalCode, message: string, fields: FieldErrors = {}, others: readonly string[] = []) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
    this.others = others
  }
}

/** The data of a refusal, for a failure to keep: an Error does not survive a journal or a snapshot whole. */
export interface RefusalData {
  code: RefusalCode
  /** The server's detail text; of a form, what is wrong with no one field if anything is. */
  message: string
  fields: FieldErrors
  others: readonly string[]
}

/** Journals of before hold no `others`. */
type KeptRefusal = Omit<RefusalData, 'others'> & Partial<Pick<RefusalData, 'others'>>

const NOT_REACHED = 'We couldn’t reach the shop.'

export const readRefusal = (error: unknown): RefusalData =>
  isRefusal(error)
    ? { code: error.code, message: error.message, fields: error.fields, others: error.others ?? [] }
    : { code: 'UPSTREAM_UNAVAILABLE', message: NOT_REACHED, fields: {}, others: [] }

/** A refusal as it was thrown, or the data that a journal has kept of one. */
const isRefusal = (error: unknown): error is KeptRefusal =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error && 'fields' in error

/** Ends the error text of a toggle, a cart add or a search that failed, as spec.md section 8 says. */
export const askToTryAgain = (message: string): string =>
  `${message} Please try again. Contact customer support if this persists.`

/** Leaves the text as it is where the session is over: only signing in helps, which its message says. */
export const askToTryAgainIfOfUse = ({ code, message }: Pick<RefusalData, 'code' | 'message'>): string =>
  code === 'UNAUTHENTICATED' ? message : askToTryAgain(message)

/** Ends the error text of a sign-out that failed, as spec.md section 8 says. */
export const askToReload = (message: string): string =>
  `${message} Please try reloading the page. Contact customer support if this persists.`
