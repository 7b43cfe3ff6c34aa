import type { SnapshotFrom } from 'xstate'
import type { BatchRunFailure } from './failure.ts'
import { allows, type batchRunMachine } from './machine.ts'
import type { BatchCommandName } from './ports.ts'

type Snapshot = SnapshotFrom<typeof batchRunMachine>

export const selectIsMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing')
/** It could not be read; what is shown may be old. */
export const selectIsUnread = (snapshot: Snapshot): boolean => snapshot.matches({ following: 'unread' })
/** What is being asked; null when nothing is. */
export const selectPending = (snapshot: Snapshot): BatchCommandName | null =>
  snapshot.hasTag('pending') ? snapshot.context.command : null
export const selectFailure = ({ context }: Snapshot): BatchRunFailure | null => context.failure
export const selectMayConfirm = ({ context }: Snapshot): boolean => allows(context.state, 'confirm')
export const selectMayStop = ({ context }: Snapshot): boolean => allows(context.state, 'stop')
export const selectMayUndo = ({ context }: Snapshot): boolean => allows(context.state, 'undo')
