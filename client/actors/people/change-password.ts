import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useActors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import { createChangePasswordEffects } from '#client/effects/change-password/change-password.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import { changePasswordMachine } from '#machines/change-password/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsChanged,
  selectIsPending,
} from '#machines/change-password/selectors.ts'

const logics = new WeakMap<AuthDeps, typeof changePasswordMachine>()

/** Few visits change a password: fill in its port with the form, not with the page. */
const logicWith = (deps: AuthDeps) => {
  const logic = logics.get(deps) ?? changePasswordMachine.provide(createChangePasswordEffects(deps))
  logics.set(deps, logic)
  return logic
}

/** Runs the change of one's own password. `onLeft` leads away from the form. */
export const useChangePassword = (onLeft: () => void) => {
  const { passwordDeps, vault } = useActors()
  const raise = useRaiseAlert()
  const change = useActorRef(logicWith(passwordDeps), inspected())
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
