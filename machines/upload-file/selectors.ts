import type { SnapshotFrom } from 'xstate'
import { namedOf, typedDetailsOf, type UploadFileContext } from './context.ts'
import type { Typed } from './details.ts'
import { type Detail, type DetailName, type Details, detailOf } from './details.ts'
import type { FileFailure } from './failure.ts'
import type { ChosenFile } from './file.ts'
import type { uploadFileMachine } from './machine.ts'
import type { AlikePicture, Opened } from './picture.ts'

export type UploadFileSnapshot = SnapshotFrom<typeof uploadFileMachine>

export const selectFile = ({ context }: UploadFileSnapshot): ChosenFile => context.file
export const selectBytes = ({ context }: UploadFileSnapshot): string | null => context.bytes
/** Bytes that the shop has. */
export const selectOffset = ({ context }: UploadFileSnapshot): number => context.offset
/** Bytes a second; 0 while nothing is sent. */
export const selectRate = ({ context }: UploadFileSnapshot): number => context.rate
export const selectOpened = ({ context }: UploadFileSnapshot): Opened | null => context.opened
export const selectAlike = ({ context }: UploadFileSnapshot): readonly AlikePicture[] => context.alike
/** The picture that it is meant to replace, by its name. */
export const selectNamed = ({ context }: UploadFileSnapshot): AlikePicture | null => namedOf(context)
export const selectFailure = ({ context }: UploadFileSnapshot): FileFailure | null => context.failure
export const selectRefusal = ({ context }: UploadFileSnapshot): string | null => context.refusal
export const selectImage = ({ context }: UploadFileSnapshot): string | null => context.image
/** What came too late, as it was saved before. */
export const selectLate = ({ context }: UploadFileSnapshot): UploadFileContext['late'] => context.late
export const selectTypedDetails = ({ context }: UploadFileSnapshot): Typed => typedDetailsOf(context)
export const selectSellsSmall = ({ context }: UploadFileSnapshot): boolean => context.sellsSmall
/** It has to be confirmed before it is sold. */
export const selectIsSmallPrint = ({ context }: UploadFileSnapshot): boolean =>
  context.opened?.isSmall === true
export const selectTyped = ({ context }: UploadFileSnapshot): Typed => context.typed

/** What one field holds. */
export const readDetail = <Name extends DetailName>(
  { typed, opened }: { typed: Typed; opened: Opened | null },
  common: Typed,
  name: Name,
): Detail<Details[Name]> => detailOf(name, { typed, common, described: opened?.described ?? null })

/** What the line of a file says. */
export type FileStage =
  | 'waiting'
  | 'reading'
  | 'sending'
  | 'checking'
  | 'duplicate'
  | 'alike'
  | 'ready'
  | 'saving'
  | 'invalid'
  | 'saved'
  | 'refused'
  | 'failed'
  | 'lost'
  | 'discarding'
  | 'undiscarded'

export const selectStage = (snapshot: UploadFileSnapshot): FileStage => {
  if (snapshot.matches({ discarding: 'refused' })) return 'undiscarded'
  if (snapshot.matches({ ready: 'alike' })) return 'alike'
  if (snapshot.matches({ ready: 'invalid' })) return 'invalid'
  if (snapshot.matches({ ready: 'decided' })) return 'ready'
  if (snapshot.matches('ready')) return 'saving'
  const stage = Object.entries(STAGES).find(([state]) => snapshot.matches(state as keyof typeof STAGES))
  return stage?.[1] ?? 'waiting'
}

const STAGES = {
  reading: 'reading',
  sending: 'sending',
  checking: 'checking',
  duplicate: 'duplicate',
  saved: 'saved',
  refused: 'refused',
  failed: 'failed',
  lost: 'lost',
  discarding: 'discarding',
} as const

/** Whether it can be sent though the shop has it. */
export const selectMayKeepBoth = (snapshot: UploadFileSnapshot): boolean =>
  snapshot.can({ type: 'duplicate.kept' })
/** Whether it can be given up. */
export const selectMayDiscard = (snapshot: UploadFileSnapshot): boolean =>
  snapshot.can({ type: 'file.discarded' })
/** It is on the screen and its details may be changed. */
export const selectIsEditable = (snapshot: UploadFileSnapshot): boolean =>
  snapshot.matches('ready') && !snapshot.hasTag('pending')
export const selectNeedsAttention = (snapshot: UploadFileSnapshot): boolean => snapshot.hasTag('attention')
