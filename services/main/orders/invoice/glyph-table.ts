import type { Path } from 'fontkit'

interface Point {
  x: number
  y: number
  /** 1 on the curve, 0 for a control point. */
  on: 0 | 1
}

/**
 * Writes a glyph's outline as an entry of the `glyf` table of a TrueType font (OpenType 1.9, simple glyph
 * description), with nothing packed.
 */
export function encodeGlyph({ commands }: Path): Uint8Array {
  const contours = contoursOf(commands)
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array(0)
  const size = 12 + 2 * contours.length + 5 * points.length
  const table = new DataView(new ArrayBuffer(Math.ceil(size / 4) * 4))
  let at = 0
  const write = (value: number) => {
    table.setInt16(at, value)
    at += 2
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  write(contours.length)
  for (const edge of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) write(edge)
  let last = -1
  for (const contour of contours) {
    last += contour.length
    write(last)
  }
  const NO_INSTRUCTIONS = 0
  write(NO_INSTRUCTIONS)
  for (const { on } of points) {
    table.setUint8(at, on)
    at += 1
  }
  for (const coordinates of [xs, ys])
    for (const [index, value] of coordinates.entries()) write(value - (coordinates[index - 1] ?? 0))
  return new Uint8Array(table.buffer)
}

function contoursOf(commands: Path['commands']): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'closePath') continue
    if (command === 'bezierCurveTo') throw new Error('A TrueType glyph has no cubic curves')
    if (command === 'moveTo') contours.push([])
    const [x1 = 0, y1 = 0, x2, y2] = args.map(Math.round)
    const contour = contours.at(-1)
    if (x2 === undefined || y2 === undefined) contour?.push({ x: x1, y: y1, on: 1 })
    else contour?.push({ x: x1, y: y1, on: 0 }, { x: x2, y: y2, on: 1 })
  }
  return contours.map(dropClosingPoint).filter((contour) => contour.length > 0)
}

/** Leaves out the point that a contour ends on again: a contour closes by itself. */
function dropClosingPoint(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const isDoubled = contour.length > 1 && first?.x === last?.x && first?.y === last?.y && last?.on === 1
  return isDoubled ? contour.slice(0, -1) : contour
}
