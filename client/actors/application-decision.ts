import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createApplicationDecisionEffects } from '#client/effects/application-decision/application-decision.ts'
import { applicationDecisionMachine } from '#machines/application-decision/machine.ts'
import type { ApplicationRef } from '#machines/application-decision/ports.ts'
import {
  selectDecision,
  selectFieldErrors,
  selectIsBusy,
  selectIsFinal,
  selectIsReading,
  selectIsSending,
  selectIsUnread,
  selectMeanwhile,
  selectMessage,
  selectReason,
} from '#machines/application-decision/selectors.ts'

export type { Meanwhile } from '#machines/application-decision/selectors.ts'

/** A reason that is begun stays while staff look at other pages of the shop. */
export const applicationDecisionProcess = defineProcess(
  applicationDecisionMachine,
  createApplicationDecisionEffects,
  {
    life: 'subject',
    keyOf: ({ id }: Pick<ApplicationRef, 'id'>) => id,
    isBusy: selectIsBusy,
    finish: { type: 'decision.dismissed' },
  },
)

/** Runs the decision on one application. `onDecided` hears of it while the application is shown. */
export const useApplicationDecision = (application: ApplicationRef, onDecided: () => void) => {
  const decision = useProcess(applicationDecisionProcess, application)
  const tell = useEffectEvent(onDecided)
  useEffect(() => {
    const listening = decision.on('application.decided', () => tell())
    return () => listening.unsubscribe()
  }, [decision])
  return {
    decision: useSelector(decision, selectDecision),
    reason: useSelector(decision, selectReason),
    isSending: useSelector(decision, selectIsSending),
    errors: useSelector(decision, selectFieldErrors),
    message: useSelector(decision, selectMessage),
    isFinal: useSelector(decision, selectIsFinal),
    meanwhile: useSelector(decision, selectMeanwhile),
    isReading: useSelector(decision, selectIsReading),
    isUnread: useSelector(decision, selectIsUnread),
    approve: (version: number) => decision.send({ type: 'approval.begun', version }),
    decline: (version: number) => decision.send({ type: 'decline.begun', version }),
    type: (reason: string) => decision.send({ type: 'reason.typed', reason }),
    confirm: () => decision.send({ type: 'decision.confirmed', idempotencyKey: crypto.randomUUID() }),
    dismiss: () => decision.send({ type: 'decision.dismissed' }),
    readAgain: () => decision.send({ type: 'reading.retried' }),
  }
}
