import type { SnapshotFrom } from 'xstate'
import { isUnsaved, type Step } from './context.ts'
import type { Details, Dispute } from './details.ts'
import type { ArtistApplyFailure } from './failure.ts'
import type { artistApplyMachine } from './machine.ts'
import type { Stage } from './ports.ts'

export const FEWEST_PICTURES = 3
export const MOST_PICTURES = 10

type Snapshot = SnapshotFrom<typeof artistApplyMachine>

export const selectValues = ({ context }: Snapshot): Details => context.values
export const selectDisputes = ({ context }: Snapshot): readonly Dispute[] => context.disputes
export const selectFailure = ({ context }: Snapshot): ArtistApplyFailure | null => context.failure
export const selectStage = ({ context }: Snapshot): Stage | null => context.stage
/** Somebody waits for the shop. */
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** Nothing of the application was read yet. */
export const selectIsUnread = ({ context }: Snapshot): boolean => context.version === null
export const selectIsUnloaded = (snapshot: Snapshot): boolean => snapshot.matches('unloaded')
export const selectIsDisputed = (snapshot: Snapshot): boolean => snapshot.matches('disputed')

/** Whether what is typed is with the shop. */
export type Keeping = 'kept' | 'keeping' | 'unkept'

export const selectKeeping = (snapshot: Snapshot): Keeping => {
  if (snapshot.matches({ info: 'unsaved' })) return 'unkept'
  return isUnsaved(snapshot.context) ? 'keeping' : 'kept'
}

/** What would be lost with the actor. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  isUnsaved(snapshot.context) || snapshot.hasTag('pending')

/** The page that the application is at; null while that is not known. */
export const selectStep = (snapshot: Snapshot): Step | null => {
  if (snapshot.matches('info') || snapshot.matches('disputed')) return 'info'
  if (snapshot.matches('sample') || snapshot.matches('submitting')) return 'sample'
  return snapshot.matches('applied') || snapshot.matches('reapplying') ? 'applied' : null
}
