/**
 * A wall in inches, from its upper left corner: what hangs on it is as large beside the furniture as it would
 * be.
 */
export interface Scene {
  width: number
  height: number
  /** Where the floor begins. */
  floor: number
  furniture: Box
  /** The picture itself. */
  picture: Box
  /** With its mat and frame around it. */
  framed: Box
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Furniture = 'sofa' | 'desk'

/** Inches. */
export const FURNITURE: Record<Furniture, { label: string; width: number; height: number }> = {
  sofa: { label: 'Sofa', width: 84, height: 33 },
  desk: { label: 'Desk', width: 60, height: 30 },
}

/** Galleries hang the middle of a picture at this height above the floor. */
const EYE = 58
/** Least room between a picture and what stands beneath it, and between it and the edges of the wall. */
const CLEARANCE = 8
const AROUND = 24
const FLOOR = 14
const LEAST_WIDTH = 132
const LEAST_HEIGHT = 104

/** `border` is how far mat and frame reach beyond the picture on each side. */
export const sceneOf = (
  picture: { width: number; height: number },
  furniture: Furniture,
  border: number,
): Scene => {
  const { width: itsWidth, height: itsHeight } = FURNITURE[furniture]
  const framed = { width: picture.width + 2 * border, height: picture.height + 2 * border }
  const bottom = Math.max(itsHeight + CLEARANCE, EYE - framed.height / 2)
  const width = Math.max(LEAST_WIDTH, framed.width + 2 * AROUND)
  const floor = Math.max(LEAST_HEIGHT - FLOOR, bottom + framed.height + CLEARANCE)
  const x = (width - framed.width) / 2
  const y = floor - bottom - framed.height
  return {
    width,
    height: floor + FLOOR,
    floor,
    furniture: {
      x: (width - itsWidth) / 2,
      y: floor + FLOOR / 2 - itsHeight,
      width: itsWidth,
      height: itsHeight,
    },
    framed: { x, y, ...framed },
    picture: { x: x + border, y: y + border, width: picture.width, height: picture.height },
  }
}
