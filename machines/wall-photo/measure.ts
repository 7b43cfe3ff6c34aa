import type { WallPhotoFailure } from './failure.ts'
import type { RoomPhoto } from './ports.ts'

/** Parts of the photo's width and height, 0 to 1 from its upper left corner. */
export interface Point {
  x: number
  y: number
}

/** Along something whose length is known. */
export interface Line {
  from: Point
  to: Point
}

/** As high as most doors stand in a photo. */
export const FIRST_LINE: Line = { from: { x: 0.25, y: 0.25 }, to: { x: 0.25, y: 0.75 } }

/** Where pictures hang in most photos. */
export const FIRST_PLACE: Point = { x: 0.5, y: 0.35 }

const MOST_INCHES = 600
/** Parts of the photo's width; what is shorter says too little. */
const SHORTEST = 0.02

const within = (part: number): number => Math.min(1, Math.max(0, part))

export const keepWithin = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) })

/** Reads inches, of which there may be parts; null where it is no length. */
export const toLength = (text: string): number | null => {
  const inches = /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : 0
  return inches >= 1 && inches <= MOST_INCHES ? inches : null
}

/** How long the line is, in parts of the photo's width. */
const measureLine = ({ from, to }: Line, { width, height }: RoomPhoto): number =>
  Math.hypot(to.x - from.x, ((to.y - from.y) * height) / width)

/** Answers what is wrong with a measurement; null where it can be gone by. */
export const checkMeasure = (photo: RoomPhoto, line: Line, text: string): WallPhotoFailure | null => {
  if (toLength(text) === null)
    return { kind: 'length', message: `Enter a length from 1 to ${MOST_INCHES} inches.` }
  if (measureLine(line, photo) < SHORTEST)
    return { kind: 'line', message: 'Make the line longer: drag an end along something you know.' }
  return null
}

/** How many inches of the room the photo is wide, in the plane of the line. */
export const measureWidth = (photo: RoomPhoto, line: Line, inches: number): number =>
  inches / measureLine(line, photo)
