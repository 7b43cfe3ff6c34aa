import type { SnapshotFrom } from 'xstate'
import type { ProjectRef } from '#machines/session.ts'
import type { projectSearchMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof projectSearchMachine>

export const selectProjects = (snapshot: Snapshot): readonly ProjectRef[] => snapshot.context.projects
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** The words were looked for, and no project is called so. */
export const selectIsNothingFound = (snapshot: Snapshot): boolean =>
  snapshot.matches('found') && snapshot.context.projects.length === 0
export const selectFailure = (snapshot: Snapshot): string | null => snapshot.context.failure?.message ?? null
