import { refuseDecision } from '#machines/lifecycles/application-refusal.ts'

/** Says why staff may not decide it now, by the service's own lifecycle; null where they may. */
export const decisionRefusalOf = (application: { stage: string; reason: string | null }): string | null =>
  refuseDecision(application)
