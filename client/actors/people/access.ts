import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { PEOPLE } from '#client/actors/people/processes.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import type { accessMachine } from '#machines/access/machine.ts'

/** Reads whether the page may be seen, through a selector of machines/access. */
export const useAccess = <T>(select: (snapshot: SnapshotFrom<typeof accessMachine>) => T): T =>
  useSelector(useProcess(PEOPLE.access), select)

/**
 * Intents of whoever stands before a page that is not for them, and what a page says that was refused its
 * data.
 */
export const useEntry = () => {
  const access = useProcess(PEOPLE.access)
  return {
    signIn: () => access.send({ type: 'signIn.requested' }),
    changeAccount: () => access.send({ type: 'account.changeRequested' }),
    retry: () => access.send({ type: 'visitor.retried' }),
    refused: () => access.send({ type: 'entry.refused' }),
  }
}
