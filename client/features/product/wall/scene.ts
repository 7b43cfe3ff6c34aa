/** A wall in inches, from its upper left corner: what hangs there is to scale with the furniture. */
export interface Scene {
  width: number
  height: number
  /** Where the floor begins. */
  floor: number
  /** The middle of the furniture, where its feet stand. */
  feet: { x: number; y: number }
  /** The work with its frame, if it has one. */
  work: Box
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const ROOMS = ['living room', 'bedroom', 'office'] as const
export type Room = (typeof ROOMS)[number]

/** What stands beneath the work; inches. */
export const FURNITURE: Readonly<Record<Room, { name: string; width: number; height: number }>> = {
  'living room': { name: 'sofa', width: 84, height: 33 },
  bedroom: { name: 'headboard', width: 64, height: 44 },
  office: { name: 'desk', width: 60, height: 30 },
}

/** Between what stands and what hangs, as galleries hang over furniture. */
export const CLEARANCE = 8

const ABOVE = 14
const AROUND = 18
const FLOOR = 17
/** The feet stand on the floor, before the wall. */
const STANDING = 6
const LEAST_WIDTH = 132
const LEAST_HEIGHT = 88

export const sceneOf = (size: { width: number; height: number }, room: Room): Scene => {
  const furniture = FURNITURE[room].height
  const width = Math.max(LEAST_WIDTH, size.width + 2 * AROUND)
  const floor = Math.max(LEAST_HEIGHT, furniture - STANDING + CLEARANCE + size.height + ABOVE)
  const feet = { x: width / 2, y: floor + STANDING }
  return {
    width,
    height: floor + FLOOR,
    floor,
    feet,
    work: {
      x: (width - size.width) / 2,
      y: feet.y - furniture - CLEARANCE - size.height,
      width: size.width,
      height: size.height,
    },
  }
}
