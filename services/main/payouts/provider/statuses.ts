/** What a provider's status says of the money; `unknown` where nobody here knows the word. */
export type Standing = 'under way' | 'arrived' | 'ended' | 'unknown'

const STANDINGS: Readonly<Record<string, Standing>> = {
  CREATED: 'under way',
  SCHEDULED: 'under way',
  IN_PROGRESS: 'under way',
  COMPLETED: 'arrived',
  CANCELLED: 'ended',
  EXPIRED: 'ended',
  FAILED: 'ended',
  RECALLED: 'ended',
  RETURNED: 'ended',
}

/** The money waits for somebody: `PENDING_TAX_VERIFICATION` and its like. */
const WAITS = /^PENDING_[A-Z_]+$/

export const standingOf = (status: string): Standing =>
  WAITS.test(status) ? 'under way' : (Object.hasOwn(STANDINGS, status) && STANDINGS[status]) || 'unknown'
