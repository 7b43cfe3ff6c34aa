import type { Random } from '../random.ts'
import { polyline } from '../shapes.ts'
import { n, type Point, stroke } from '../sheet.ts'

/** Points along a stroke, from 0 to 1. */
export type Way = (t: number) => Point

/**
 * Draws a loaded brush along a way. Each bristle is a line that starts and lifts at its own moment, so that
 * the stroke is solid where the brush is wet and streaked where it runs dry.
 */
export function brush(random: Random, way: Way, width: number, ink: string, dryness: number): string {
  const bristles = Math.max(14, Math.round(width / 3.1))
  const solid: string[] = []
  const streaks: string[] = []
  for (let i = 0; i < bristles; i++) {
    const across = (i / (bristles - 1) - 0.5) * 2
    const from = random.between(0, 0.03) + across ** 2 * random.between(0, 0.025)
    const lift = random.chance(dryness) ? random.between(0.4, 0.98) : random.between(0.94, 1)
    const line = offset(way, across * width * 0.5, from, lift)
    const target = random.chance(dryness * 0.6) ? streaks : solid
    target.push(line)
    if (lift < 0.8 && random.chance(0.6))
      streaks.push(offset(way, across * width * 0.5, lift + 0.04, Math.min(1, lift + 0.2)))
  }
  return stroke(solid.join(''), ink, 4.6) + stroke(streaks.join(''), ink, 2, { opacity: 0.8 })
}

function offset(way: Way, by: number, from: number, to: number): string {
  const steps = Math.max(3, Math.round(((to - from) * lengthOf(way)) / 26))
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = from + ((to - from) * i) / steps
    const [x, y] = way(t)
    const [x2, y2] = way(t + 0.01)
    const length = Math.hypot(x2 - x, y2 - y) || 1
    points.push([x - ((y2 - y) / length) * by, y + ((x2 - x) / length) * by])
  }
  return polyline(points)
}

const lengthOf = (way: Way): number => {
  let length = 0
  for (let t = 0; t < 1; t += 0.05) {
    const [[x, y], [x2, y2]] = [way(t), way(t + 0.05)]
    length += Math.hypot(x2 - x, y2 - y)
  }
  return length
}

/** Drops flung off the brush. */
export function spatter(random: Random, x: number, y: number, reach: number, count: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [angle, far] = [random.between(0, 7), reach * random.next() ** 1.6]
    const radius = random.between(1, 6.5) * (1 - (far / reach) * 0.5)
    const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    d += `M${n(cx - radius)} ${n(cy)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`
  }
  return d
}

/** The maker's red seal, or grey where there is no colour. */
export function seal(random: Random, x: number, y: number, color: string, paper: string): string {
  const lines = [0.3, 0.5, 0.7]
    .map((at) => `M${n(x + 9)} ${n(y + 46 * at)}H${n(x + 9 + random.between(14, 28))}`)
    .join('')
  const post = `M${n(x + random.between(14, 32))} ${n(y + 9)}V${n(y + 37)}`
  return `<rect x="${n(x)}" y="${n(y)}" width="46" height="46" rx="5" fill="${color}"/>${stroke(lines + post, paper, 3.4)}`
}
