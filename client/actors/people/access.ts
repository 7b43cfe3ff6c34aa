import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { accessMachine } from '#machines/access/machine.ts'

export type Access = ActorRefFrom<typeof accessMachine>

export const AccessContext = createContext<Access | null>(null)

const useAccessActor = (): Access => {
  const access = use(AccessContext)
  if (!access) throw new Error('Access has not been started.')
  return access
}

/** Reads whether the page may be seen, through a selector of machines/access. */
export const useAccess = <T>(select: (snapshot: SnapshotFrom<typeof accessMachine>) => T): T =>
  useSelector(useAccessActor(), select)

/**
 * Intents of whoever stands before a page that is not for them, and what a page says that was refused its
 * data.
 */
export const useEntry = () => {
  const access = useAccessActor()
  return {
    signIn: () => access.send({ type: 'signIn.requested' }),
    changeAccount: () => access.send({ type: 'account.changeRequested' }),
    retry: () => access.send({ type: 'visitor.retried' }),
    refused: () => access.send({ type: 'entry.refused' }),
  }
}
