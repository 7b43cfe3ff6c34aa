import type { Random } from './random.ts'
import { n, type Point } from './sheet.ts'

const pointAt = (points: readonly Point[], index: number): Point =>
  points[((index % points.length) + points.length) % points.length] ?? [0, 0]

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`

const bend = (before: Point, from: Point, to: Point, after: Point) =>
  `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(
    to[1] - (after[1] - from[1]) / 6,
  )} ${n(to[0])} ${n(to[1])}`

/** A closed curve through every point. */
export function loop(points: readonly Point[]): string {
  const [x, y] = pointAt(points, 0)
  const bends = points.map((_, i) =>
    bend(pointAt(points, i - 1), pointAt(points, i), pointAt(points, i + 1), pointAt(points, i + 2)),
  )
  return `M${n(x)} ${n(y)}${bends.join('')}Z`
}

/** An open curve through every point. */
export function curve(points: readonly Point[]): string {
  const last = points.length - 1
  const clamp = (i: number) => pointAt(points, Math.min(last, Math.max(0, i)))
  const [x, y] = clamp(0)
  let d = `M${n(x)} ${n(y)}`
  for (let i = 0; i < last; i++) d += bend(clamp(i - 1), clamp(i), clamp(i + 1), clamp(i + 2))
  return d
}

export function circlePath(x: number, y: number, radius: number): string {
  const r = n(radius)
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * radius)} 0a${r} ${r} 0 1 0 ${n(-2 * radius)} 0Z`
}

export const rectPath = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`

/** A round shape with a hand's unevenness: 0 is an ellipse, 0.3 is a pebble. */
export function blob(random: Random, x: number, y: number, rx: number, ry: number, uneven: number): Point[] {
  const count = 9
  const turn = random.next() * Math.PI
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i / count) * 2 * Math.PI
    const reach = 1 + random.between(-uneven, uneven)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
}

/** Smooth noise of one number, about -1 to 1, with `octaves` of ever finer detail. */
export function noise(random: Random, octaves = 1): (x: number) => number {
  const lattice = Array.from({ length: 64 }, () => random.between(-1, 1))
  const value = (x: number) => {
    const floor = Math.floor(x)
    const t = x - floor
    const ease = t * t * (3 - 2 * t)
    const from = lattice[floor & 63] ?? 0
    const to = lattice[(floor + 1) & 63] ?? 0
    return from + (to - from) * ease
  }
  return (x) => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave++)
      sum += value(x * 2 ** octave + octave * 17.3) / 2 ** octave
    return sum
  }
}

/** Closes a line drawn from left to right down to `bottom`. */
export const down = (line: string, from: number, to: number, bottom: number): string =>
  `${line}L${n(to)} ${n(bottom)}L${n(from)} ${n(bottom)}Z`
