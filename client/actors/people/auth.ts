import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useRunning } from '#client/actors/process/context.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { authMachine } from '#machines/auth/machine.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** Reads who is here, through a selector of machines/auth. */
export const useAuth = <T>(select: (snapshot: AuthSnapshot) => T): T =>
  useSelector(useProcess(PROCESSES.auth), select)

/** Starts a sign-in. The password goes by way of the vault; what comes of it is read with {@link useAuth}. */
export const useSignIn = () => {
  const auth = useProcess(PROCESSES.auth)
  const { vault } = useRunning()
  return (email: string, password: string) =>
    auth.send({ type: 'signIn.submitted', email, secret: vault.keepSecret(password) })
}

/** The second step of a sign-in. The code goes by way of the vault, as the password does. */
export const useAnswerChallenge = () => {
  const auth = useProcess(PROCESSES.auth)
  const { vault } = useRunning()
  return {
    submit: (code: string) => auth.send({ type: 'code.submitted', code: vault.keepSecret(code) }),
    cancel: () => auth.send({ type: 'challenge.cancelled' }),
  }
}

export const useSignOut = () => {
  const auth = useProcess(PROCESSES.auth)
  return useCallback((everywhere: boolean) => auth.send({ type: 'signOut.requested', everywhere }), [auth])
}

/** Asks again who this is, after the server could not be reached. */
export const useRetrySession = () => {
  const auth = useProcess(PROCESSES.auth)
  return () => auth.send({ type: 'restore.retried' })
}
