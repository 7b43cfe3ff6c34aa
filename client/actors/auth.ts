import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { authMachine } from '#machines/auth/machine.ts'
import { useActors } from './context.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** Reads who is here, through a selector of machines/auth. */
export const useAuth = <T>(select: (snapshot: AuthSnapshot) => T): T => useSelector(useActors().auth, select)

export const useSignOut = () => {
  const { auth } = useActors()
  return useCallback((everywhere: boolean) => auth.send({ type: 'signOut.requested', everywhere }), [auth])
}

/** Asks again who this is, after the server could not be reached. */
export const useRetrySession = () => {
  const { auth } = useActors()
  return () => auth.send({ type: 'restore.retried' })
}
