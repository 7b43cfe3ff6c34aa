import type { ReasonView } from './contract.ts'
import { tellReason } from './reason-words.ts'
import { ACTORS, type Reason } from './reasons.ts'

export const toReasonView = (reason: Reason): ReasonView => ({
  kind: reason.kind,
  who: ACTORS[reason.kind],
  text: tellReason(reason),
})
