import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useRunning } from '#client/actors/process/context.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createChangePasswordEffects } from '#client/effects/change-password/change-password.ts'
import { changePasswordMachine } from '#machines/change-password/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsChanged,
  selectIsPending,
} from '#machines/change-password/selectors.ts'

const changePasswordProcess = defineProcess(changePasswordMachine, createChangePasswordEffects, {
  life: 'component',
})

/** Runs the change of one's own password. `onLeft` leads away from the form. */
export const useChangePassword = (onLeft: () => void) => {
  const { vault } = useRunning()
  const raise = useRaiseAlert()
  const change = useProcess(changePasswordProcess)
  const tell = useEffectEvent((text: string) => raise({ status: 'success', text }))
  const leave = useEffectEvent(onLeft)
  useEffect(() => {
    const listening = [
      change.on('password.changed', ({ text }) => tell(text)),
      change.on('change.left', () => leave()),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [change])
  return {
    errors: useSelector(change, selectFieldErrors),
    failure: useSelector(change, selectFailure),
    isPending: useSelector(change, selectIsPending),
    isChanged: useSelector(change, selectIsChanged),
    submit: (current: string, next: string) =>
      change.send({
        type: 'password.submitted',
        current: vault.keepSecret(current),
        next: vault.keepSecret(next),
      }),
    cancel: () => change.send({ type: 'change.cancelled' }),
  }
}
