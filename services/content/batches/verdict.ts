import { Problem } from '#services/shared/http/problem.ts'

/** What becomes of a record, or would. */
export type Verdict = { outcome: 'change' } | { outcome: 'same' } | Refused

export interface Refused {
  outcome: 'refused'
  reason: string
  /** Who has changed it otherwise, and when; null where that is not why. */
  changed: { actor: string; at: string } | null
}

export const GONE = 'It no longer exists.'

export const refuse = (reason: string, changed: Refused['changed'] = null): Refused => ({
  outcome: 'refused',
  reason,
  changed,
})

/** Answers what `decide` does, or what it refuses. */
export function orRefuse<T>(decide: () => T): T | Refused {
  try {
    return decide()
  } catch (error) {
    return refusalOf(error)
  }
}

/** Makes a refusal of the one record of what the rules refuse; throws all else. */
export function refusalOf(error: unknown): Refused {
  if (!(error instanceof Problem) || error.status >= 500) throw error
  const [words] = Object.values(error.body).flat()
  return refuse(typeof words === 'string' ? words : error.message)
}
