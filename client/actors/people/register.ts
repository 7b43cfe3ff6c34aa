import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useActors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import { createRegisterEffects } from '#client/effects/register/register.ts'
import { registerMachine } from '#machines/register/machine.ts'
import { selectFailure, selectFieldErrors, selectIsPending } from '#machines/register/selectors.ts'

/**
 * Runs the registration form. A new account is signed in at once; `onCancelled` leads back to the sign-in
 * form.
 */
export const useRegister = (onCancelled: () => void) => {
  const { registerDeps, vault, auth } = useActors()
  const [logic] = useState(() =>
    registerDeps.record(registerMachine.provide(createRegisterEffects(registerDeps))),
  )
  const register = useActorRef(logic, inspected())
  useEffect(() => {
    const listening = register.on('account.registered', ({ email, secret }) =>
      auth.send({ type: 'signIn.submitted', email, secret }),
    )
    return () => listening.unsubscribe()
  }, [register, auth])
  useEffect(() => {
    const listening = register.on('registration.cancelled', () => onCancelled())
    return () => listening.unsubscribe()
  }, [register, onCancelled])
  return {
    errors: useSelector(register, selectFieldErrors),
    failure: useSelector(register, selectFailure),
    isPending: useSelector(register, selectIsPending),
    submit: (email: string, password: string) =>
      register.send({ type: 'register.submitted', email, secret: vault.keepSecret(password), name: '' }),
    cancel: () => register.send({ type: 'register.cancelled' }),
  }
}
