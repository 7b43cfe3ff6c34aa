import type { SnapshotFrom } from 'xstate'
import type { ImportingFailure } from './failure.ts'
import type { importingMachine } from './machine.ts'
import type { ChosenFile } from './ports.ts'

type Snapshot = SnapshotFrom<typeof importingMachine>

export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open')
export const selectIsChoosing = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'choosing' })
export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'reading' })
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'paused' })
export const selectFile = ({ context }: Snapshot): ChosenFile | null => context.file
/** How much of the file the shop has, from 0 to 1. */
export const selectShare = ({ context: { file, sent } }: Snapshot): number => (file ? sent / file.size : 0)
export const selectRows = ({ context }: Snapshot): number => context.rows
export const selectFailure = ({ context }: Snapshot): ImportingFailure | null => context.failure
/** No other file can help. */
export const selectIsFinal = ({ context: { failure } }: Snapshot): boolean => failure?.kind === 'refused'
