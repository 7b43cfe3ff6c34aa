import type { SnapshotFrom } from 'xstate'
import type { FailedUpload } from './context.ts'
import type { UploadFailure } from './failure.ts'
import type { ChosenFile } from './files.ts'
import type { uploadMachine } from './machine.ts'
import type { Upload } from './ports.ts'

type Snapshot = SnapshotFrom<typeof uploadMachine>

export const selectIsDialogOpen = (snapshot: Snapshot): boolean => snapshot.matches({ dialog: 'open' })
export const selectChosen = (snapshot: Snapshot): readonly ChosenFile[] => snapshot.context.chosen
/** What the modal says is wrong. */
export const selectFaults = (snapshot: Snapshot): readonly string[] => snapshot.context.faults
/** There is something to describe and send. */
export const selectCanSubmit = (snapshot: Snapshot): boolean =>
  snapshot.matches({ dialog: { open: 'describing' } })
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** The one that is going, or held; null when none is. */
export const selectCurrent = (snapshot: Snapshot): Upload | null => snapshot.context.current
/** Of the current one, 0 to 1. */
export const selectProgress = ({ context: { current, sent } }: Snapshot): number =>
  current === null ? 0 : Math.min(1, sent / current.file.size)
export const selectWaiting = (snapshot: Snapshot): readonly Upload[] => snapshot.context.waiting
export const selectFailed = (snapshot: Snapshot): readonly FailedUpload[] => snapshot.context.failed
/** Why all wait, to be shown with a way to go on; null when they do not. */
export const selectPause = (snapshot: Snapshot): UploadFailure | null => snapshot.context.failure
