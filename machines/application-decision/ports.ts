import { declarePort } from '#machines/port.ts'

/** Whose application it is. */
export interface ApplicationRef {
  /** Of the artist profile. */
  id: string
  /** The applicant's. */
  name: string
}

export type Decision = 'approve' | 'decline'

/** A decision on an application as it was read. */
export interface Decided {
  id: string
  decision: Decision
  /** Why it is declined, as it was typed; null for an approval. */
  reason: string | null
  /** Of the profile. */
  version: number
  /** The same for each try of one decision, so that a lost response decides and mails it once. */
  idempotencyKey: string
}

/** What somebody else has decided. */
export interface Meanwhile {
  /** Their email; null for the shop itself. */
  who: string | null
  what: Decision
  /** ISO 8601 */
  when: string
}

export type DecisionAnswer = { kind: 'decided' } | ({ kind: 'meanwhile' } & Meanwhile)

/** Apollo's cache takes the profile that they bring; the machine keeps none of it. */
export const applicationDecisionPorts = {
  /**
   * Decides the application and mails the applicant, once under one key. BAD_USER_INPUT with `fields.reason`,
   * or with `fields.decision` where nobody could be told or credited; CONFLICT when it is another application
   * by now, FORBIDDEN for whoever is not staff, NOT_FOUND when it is gone.
   */
  decideApplication: declarePort<DecisionAnswer, Decided>('application-decision.decideApplication'),
  /** Reads the profile as it is now, past every cache. FORBIDDEN, or NOT_FOUND when it is gone. */
  readApplication: declarePort<void, { id: string }>('application-decision.readApplication'),
}
