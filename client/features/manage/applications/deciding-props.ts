import type { useApplicationDecision } from '#client/actors/application-decision.ts'

export interface DecidingProps {
  deciding: ReturnType<typeof useApplicationDecision>
  /** The applicant's. */
  name: string
  email: string
}
