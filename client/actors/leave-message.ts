import { useSelector } from '@xstate/react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createLeaveMessageEffects } from '#client/effects/leave-message/leave-message.ts'
import { leaveMessageMachine } from '#machines/leave-message/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsLeft,
  selectIsSending,
} from '#machines/leave-message/selectors.ts'

const leaveMessageProcess = defineProcess(leaveMessageMachine, createLeaveMessageEffects, {
  life: 'component',
})

/** Runs one message to the designers, from its writing until it is left. */
export const useLeaveMessage = () => {
  const leaving = useProcess(leaveMessageProcess)
  return {
    errors: useSelector(leaving, selectFieldErrors),
    failure: useSelector(leaving, selectFailure),
    isSending: useSelector(leaving, selectIsSending),
    isLeft: useSelector(leaving, selectIsLeft),
    send: (email: string, message: string) =>
      leaving.send({ type: 'message.submitted', email, message, idempotencyKey: crypto.randomUUID() }),
  }
}
