import type { SnapshotFrom } from 'xstate'
import { demand } from '#machines/demand.ts'
import type { WallPhotoFailure } from './failure.ts'
import type { wallPhotoMachine } from './machine.ts'
import { type Line, measureWidth, type Point, toLength } from './measure.ts'
import type { RoomFile, RoomPhoto } from './ports.ts'

export type { Line, Point }

type Snapshot = SnapshotFrom<typeof wallPhotoMachine>

export const selectFailure = ({ context: { failure } }: Snapshot): WallPhotoFailure | null => failure
export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsMeasuring = (snapshot: Snapshot): boolean => snapshot.matches('measuring')
export const selectFile = ({ context: { file } }: Snapshot): RoomFile | null => file
/** Null before it was read. */
export const selectPhoto = ({ context: { photo } }: Snapshot): RoomPhoto | null => photo
export const selectLine = ({ context: { line } }: Snapshot): Line => line
export const selectLength = ({ context: { length } }: Snapshot): string => length
/** The middle of the work. */
export const selectPlace = ({ context: { at } }: Snapshot): Point => at
/** How many inches the photo is wide; null before it was measured. */
export const selectWidth = (snapshot: Snapshot): number | null => {
  if (!snapshot.matches('placed')) return null
  const { photo, line, length } = snapshot.context
  return measureWidth(demand(photo, 'a photo'), line, demand(toLength(length), 'a length'))
}
