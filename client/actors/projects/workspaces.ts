import { useMemo } from 'react'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'

/** The visitor's choice of a project to add to. */
export const useWorkspaceIntents = () => {
  const quickAdd = useProcess(PROCESSES.quickAdd)
  return useMemo(
    () => ({
      /** Null chooses the current project. */
      choose: (workspaceId: string | null) => quickAdd.send({ type: 'workspace.chosen', workspaceId }),
      search: (text: string) => quickAdd.send({ type: 'workspaces.searched', text }),
      retry: () => quickAdd.send({ type: 'workspaces.retried' }),
    }),
    [quickAdd],
  )
}
