import { declarePort } from '#machines/port.ts'

export interface ProblemReport {
  /** The same for each try of one report, so that a lost answer sends it once. */
  key: string
  note: string
  /** As JSON text, exactly as the visitor was shown it. */
  journal: string
}

export const reportProblemPorts = {
  /** The redacted journal as JSON text. */
  gather: declarePort<string>('report-problem.gather'),
  /** Answers the report's id. Refuses with BAD_USER_INPUT by field, RATE_LIMITED or UPSTREAM_UNAVAILABLE. */
  send: declarePort<string, ProblemReport>('report-problem.send'),
}
