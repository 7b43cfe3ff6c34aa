import type { ReasonView } from './contract.ts'
import { ACTORS, type Reason } from './reasons.ts'
import { tellReason } from './reason-words.ts'

export const toReasonView = (reason: Reason): ReasonView => ({
  kind: reason.kind,
  who: ACTORS[reason.kind],
  text: tellReason(reason),
})
