import type { SnapshotFrom } from 'xstate'
import { isUnsaved } from './context.ts'
import type { Details, Dispute } from './details.ts'
import type { ProfileEditFailure } from './failure.ts'
import type { profileEditMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof profileEditMachine>

export const selectValues = ({ context }: Snapshot): Details => context.values
export const selectDisputes = ({ context }: Snapshot): readonly Dispute[] => context.disputes
export const selectFailure = ({ context }: Snapshot): ProfileEditFailure | null => context.failure
/** The form waits for the shop. */
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches('sending')
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading')
export const selectIsUnloaded = (snapshot: Snapshot): boolean => snapshot.matches('unloaded')
export const selectIsDisputed = (snapshot: Snapshot): boolean => snapshot.matches('disputed')
export const selectIsUnsaved = ({ context }: Snapshot): boolean => isUnsaved(context)
/** What would be lost with the actor. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  isUnsaved(snapshot.context) || snapshot.hasTag('pending') || snapshot.matches('sending')
