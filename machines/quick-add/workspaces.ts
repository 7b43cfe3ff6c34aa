import type { Workspace, WorkspacePage } from './ports.ts'

export interface WorkspacesContext {
  signedIn: boolean
  /** The answer of `loadWorkspaces`; the last one stays while another is asked for. */
  workspaces: readonly Workspace[]
  /** How many there are in all; null until it is known. */
  workspaceCount: number | null
  /** What they are searched for. */
  search: string
  /** Where things go instead of into the current project; null when they go there. */
  workspace: Workspace | null
}

export const noWorkspaces = { workspaces: [], workspaceCount: null, search: '', workspace: null }

export const findWorkspace = (
  { workspaces }: WorkspacesContext,
  workspaceId: string | null,
): Workspace | null => workspaces.find(({ id }) => id === workspaceId) ?? null

/**
 * Keeps the chosen workspace unless it is known to be gone: then things go into the current project again.
 */
export const findKeptWorkspace = (
  { workspace, search }: WorkspacesContext,
  { count, workspaces }: WorkspacePage,
): Workspace | null => {
  if (workspace === null) return null
  const isAll = search === '' && count <= workspaces.length
  return workspaces.find(({ id }) => id === workspace.id) ?? (isAll ? null : workspace)
}

/**
 * The number of workspaces that a search is answered with at most; where there are more they can be searched.
 */
export const MANY_WORKSPACES = 20
