import type { Point } from './drawing.ts'

const ROUND = 6
const HEAD = { long: 7, wide: 3.5 }

const moveTowards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : distance / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const measureDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** An SVG path through the points, its corners rounded. */
export const drawPath = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const round = Math.min(ROUND, measureDistance(before, point) / 2, measureDistance(point, after) / 2)
      const into = moveTowards(point, before, round)
      const out = moveTowards(point, after, round)
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`
    })
    .join('')

/** The arrow's head as an SVG path: a triangle that ends in the last point. */
export const drawHead = (points: readonly Point[]): string => {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ''
  const base = moveTowards(tip, before, HEAD.long)
  const across = {
    x: ((tip.y - base.y) * HEAD.wide) / HEAD.long,
    y: ((base.x - tip.x) * HEAD.wide) / HEAD.long,
  }
  return `M${tip.x} ${tip.y}L${base.x + across.x} ${base.y + across.y}L${base.x - across.x} ${base.y - across.y}Z`
}
