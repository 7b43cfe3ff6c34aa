import type { SnapshotFrom } from 'xstate'
import type { BankAnswerFailure } from './failure.ts'
import type { bankAnswerMachine } from './machine.ts'
import type { AnsweredRow, ChosenFile } from './ports.ts'

type Snapshot = SnapshotFrom<typeof bankAnswerMachine>

export const selectIsOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.matches('paused')
export const selectIsTold = (snapshot: Snapshot): boolean => snapshot.matches('told')
export const selectFile = ({ context }: Snapshot): ChosenFile | null => context.file
export const selectRows = ({ context }: Snapshot): readonly AnsweredRow[] => context.rows
export const selectTotal = ({ context }: Snapshot): number => context.total
export const selectFailure = ({ context }: Snapshot): BankAnswerFailure | null => context.failure
/** No file can help. */
export const selectIsFinal = ({ context: { failure } }: Snapshot): boolean => failure?.kind === 'refused'
