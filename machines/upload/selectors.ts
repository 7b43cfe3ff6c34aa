import type { SnapshotFrom } from 'xstate'
import type { Typed } from '#machines/upload-file/details.ts'
import type { Standing } from '#machines/upload-file/events.ts'
import type { AboutAll } from '#machines/upload-file/failure.ts'
import type { ChosenFile } from '#machines/upload-file/file.ts'
import { countAt, type Fault, standingAt } from './context.ts'
import type { uploadMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof uploadMachine>

export const selectIsDialogOpen = (snapshot: Snapshot): boolean => snapshot.matches({ dialog: 'open' })
export const selectChosen = ({ context }: Snapshot): readonly ChosenFile[] => context.chosen
export const selectFaults = ({ context }: Snapshot): readonly Fault[] => context.faults
/** Ids of all files, in their order. */
export const selectIds = ({ context }: Snapshot): readonly string[] =>
  context.entries.map(({ file }) => file.id)
export const isSameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])
/** What is said of all files. */
export const selectCommon = ({ context }: Snapshot): Typed => context.common
export const selectIsOffline = (snapshot: Snapshot): boolean => snapshot.matches({ turns: 'offline' })
/** Why all wait; null when they do not. */
export const selectHeld = ({ context }: Snapshot): AboutAll | null => context.failure

/** Before the shop has it whole. */
const AHEAD: readonly Standing[] = [
  'unread',
  'reading',
  'unknown',
  'asked',
  'queued',
  'sending',
  'lost',
  'duplicate',
]
const DECIDED_BY_PERSON: readonly Standing[] = [
  'duplicate',
  'alike',
  'named',
  'invalid',
  'refused',
  'failed',
  'lost',
]
const UNDER_WAY: readonly Standing[] = [
  'unread',
  'reading',
  'unknown',
  'asked',
  'queued',
  'sending',
  'checking',
  'ordered',
  'saving',
  'toReplace',
  'replacing',
]

export interface Sums {
  all: number
  sent: number
  /** Wait for the person. */
  attention: number
  /** Go on by themselves. */
  underWay: number
  /** May be saved. */
  ready: number
  saved: number
  lost: number
}

export const selectSums = ({ context }: Snapshot): Sums => ({
  all: context.entries.length,
  sent: context.entries.length - countAt(context, ...AHEAD),
  attention: countAt(context, ...DECIDED_BY_PERSON),
  underWay: countAt(context, ...UNDER_WAY),
  ready: countAt(context, 'ready', 'invalid'),
  saved: countAt(context, 'saved'),
  lost: countAt(context, 'lost'),
})

export const isSameSums = (one: Sums, other: Sums): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Ids of the files that may replace the pictures whose local ids they bear. */
export const selectReplacing = ({ context }: Snapshot): string =>
  standingAt(context, 'named')
    .map(({ file }) => file.id)
    .join(' ')

/** Ids of the files that are sent just now. */
export const selectSending = ({ context }: Snapshot): string =>
  standingAt(context, 'sending')
    .map(({ file }) => file.id)
    .join(' ')

/** Bytes of the files that wait to be read or sent. */
export const selectBytesWaiting = ({ context }: Snapshot): number =>
  standingAt(context, 'unread', 'reading', 'unknown', 'asked', 'queued').reduce(
    (sum, { file }) => sum + file.size,
    0,
  )

/** Something is left that is no picture of the shop yet. */
export const selectIsUnfinished = ({ context }: Snapshot): boolean =>
  context.entries.some(({ standing }) => standing !== 'saved')

/** Pictures that are there to be looked at, whatever is still to be said of them. */
export const selectSampleCount = ({ context }: Snapshot): number =>
  countAt(context, 'ready', 'invalid', 'alike', 'named')
