import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useRunning } from '#client/actors/process/context.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { createRegisterEffects } from '#client/effects/register/register.ts'
import { registerMachine } from '#machines/register/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsPending,
  selectIsRegistered,
} from '#machines/register/selectors.ts'

const registerProcess = defineProcess(registerMachine, createRegisterEffects, LATE.register)

/**
 * Runs the registration form. A new account is signed in at once; `onCancelled` leads back to the sign-in
 * form.
 */
export const useRegister = (onCancelled: () => void) => {
  const { vault } = useRunning()
  const auth = useProcess(PROCESSES.auth)
  const register = useProcess(registerProcess)
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
    /** The account is made; what remains is the sign-in. */
    isRegistered: useSelector(register, selectIsRegistered),
    submit: (email: string, password: string) =>
      register.send({ type: 'register.submitted', email, secret: vault.keepSecret(password), name: '' }),
    cancel: () => register.send({ type: 'register.cancelled' }),
  }
}
