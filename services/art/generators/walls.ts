import { clipped, rough } from '../brushwork.ts'
import { darken, lighten } from '../color.ts'
import { type Point, path, rect, type Sheet } from '../sheet.ts'
import { paintOver } from './air.ts'

export interface Light {
  /** Walls in the sun, and turned from it. */
  wall: string
  shade: string
  sky: string
  accent: string
  /** 1: from the right. */
  side: number
}

/** Strokes of limewash. */
export const plaster = (
  sheet: Sheet,
  area: readonly [number, number, number, number],
  color: string,
): string =>
  paintOver(sheet, area, [color, lighten(color, 0.07), darken(color, 0.03)], {
    long: 120,
    wide: 40,
    angle: 1.3,
    opacity: 0.2,
  })

/** A wall, or part of one, that is painted inside its outline. */
export const wallOf = (sheet: Sheet, id: string, points: readonly Point[], color: string): string => {
  const d = rough(sheet.random, points, 1.3)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return clipped(
    id,
    d,
    path(d, color) +
      plaster(sheet, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], color),
  )
}

/** The outline of an opening with a round head. */
export const archOf = (x: number, foot: number, wide: number, tall: number): Point[] => {
  const r = wide / 2
  const bow = Array.from({ length: 19 }, (_, i): Point => {
    const angle = Math.PI + (i / 18) * Math.PI
    return [x + r + Math.cos(angle) * r, foot - tall + r + Math.sin(angle) * r]
  })
  return [[x, foot], ...bow, [x + wide, foot]]
}

/** The sky in an opening. */
export const paintSkyIn = (sky: string, x: number, y: number, wide: number, tall: number): string =>
  rect(x - 60, y, wide + 120, tall, sky)
