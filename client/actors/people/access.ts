import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { accessMachine } from '#machines/access/machine.ts'

/** Reads whether the page may be seen, through a selector of machines/access. */
export const useAccess = <T>(select: (snapshot: SnapshotFrom<typeof accessMachine>) => T): T =>
  useSelector(useProcess(PROCESSES.access), select)

/**
 * Intents of whoever stands before a page that is not for them, and what a page says that was refused its
 * data.
 */
export const useEntry = () => {
  const access = useProcess(PROCESSES.access)
  return {
    signIn: () => access.send({ type: 'signIn.requested' }),
    changeAccount: () => access.send({ type: 'account.changeRequested' }),
    retry: () => access.send({ type: 'visitor.retried' }),
    reportRefusal: () => access.send({ type: 'entry.refused' }),
  }
}
