import { darken, lighten, mix } from './color.ts'
import { makeField } from './field.ts'
import type { Random } from './random.ts'
import { noise, polygon } from './shapes.ts'
import { type Attributes, group, n, type Point, path, rect, type Sheet, stroke, tag } from './sheet.ts'
import { veil } from './veil.ts'

/** Cuts or paints an outline by hand: no edge is straight, no corner sharp. Closed; `amount` in units. */
export function rough(random: Random, points: readonly Point[], amount: number, step = 14): string {
  const wander = noise(random, 3)
  const made: Point[] = []
  let run = 0
  for (const [i, [x, y]] of points.entries()) {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x, y]
    const length = Math.hypot(x2 - x, y2 - y)
    const pieces = Math.max(1, Math.round(length / step))
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces
      const off = wander((run + t * length) / 55) * amount
      made.push([
        x + (x2 - x) * t - ((y2 - y) / (length || 1)) * off,
        y + (y2 - y) * t + ((x2 - x) / (length || 1)) * off,
      ])
    }
    run += length
  }
  return polygon(made)
}

export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** Points of an ellipse, for {@link rough}. */
export const oval = (x: number, y: number, rx: number, ry = rx, count = 40): Point[] =>
  Array.from({ length: count }, (_, i) => [
    x + Math.cos((i / count) * 2 * Math.PI) * rx,
    y + Math.sin((i / count) * 2 * Math.PI) * ry,
  ])

/** The upper edge of land or trees from the left margin to the right, `line` giving its height at x. */
export function skyline(width: number, line: (x: number) => number, step = 9): Point[] {
  const points: Point[] = []
  for (let x = -20; x <= width + 20; x += step) points.push([x, line(x)])
  return points
}

/** Everything below an upper edge. */
export const below = (edge: readonly Point[], bottom: number): string =>
  `${polygon(edge).slice(0, -1)}L${n(edge.at(-1)?.[0] ?? 0)} ${n(bottom)}L${n(edge[0]?.[0] ?? 0)} ${n(bottom)}Z`

/** Keeps marks inside an outline. */
export const clipped = (id: string, d: string, inside: string): string =>
  `<clipPath id="${id}">${tag('path', { d })}</clipPath>${group(inside, { 'clip-path': `url(#${id})` })}`

interface Dabs {
  count: number
  /** Where the strokes are laid. */
  x: readonly [from: number, to: number]
  y: readonly [from: number, to: number]
  /** Colours are mixed between these. */
  colors: readonly [string, ...string[]]
  long: number
  wide: number
  /** Radians, as drawn; 0 is level. */
  angle?: (x: number, y: number) => number
  opacity?: number
}

/** Strokes of a loaded flat brush, each a little off the colour of the one beside it. */
export function dabs(
  { random: chance, detail }: Pick<Sheet, 'random' | 'detail'>,
  { count, x, y, colors, long, wide, angle = () => 0, opacity = 0.5 }: Dabs,
): string {
  const random = chance.fork()
  if (detail === 'glance') return ''
  const shades = colors.flatMap((color) => [
    color,
    lighten(color, 0.05),
    lighten(color, 0.1),
    darken(color, 0.05),
    darken(color, 0.1),
  ])
  const paths = shades.map(() => '')
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [random.between(...x), random.between(...y)]
    const turn = angle(cx, cy) + random.between(-0.16, 0.16)
    const reach = (long / 2) * random.between(0.45, 1.25)
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
    const [half, bow] = [(wide / 2) * random.between(0.45, 1.2), random.between(-0.12, 0.12) * reach]
    const [px, py] = [(-dy / reach) * half, (dx / reach) * half]
    const end = random.between(0.35, 0.8)
    const d =
      `M${n(cx - dx - px * end)} ${n(cy - dy - py * end)}Q${n(cx - px + bow * 0.3)} ${n(cy - py + bow)} ${n(cx + dx - px * 0.7)} ${n(cy + dy - py * 0.7)}` +
      `l${n(px * 1.2 + dx * 0.06)} ${n(py * 1.2 + dy * 0.06)}Q${n(cx + px + bow * 0.3)} ${n(cy + py + bow)} ${n(cx - dx + px * end)} ${n(cy - dy + py * end)}Z`
    const shade = random.whole(0, shades.length - 1)
    paths[shade] += d
  }
  return paths.map((d, shade) => (d ? path(d, shades[shade] ?? '', { opacity }) : '')).join('')
}

/** Pigment that settles unevenly: shade and light in large soft patches over a box of the whole sheet. */
export function mottle(sheet: Sheet, strength: number, forms = 5): string {
  if (sheet.detail === 'glance') return ''
  const { width, height } = sheet
  const field = makeField(sheet.random.fork(), 4)
  const [across, down] = [Math.round(width / 14), Math.round(height / 14)]
  const cover = (sign: number) => (u: number, v: number) =>
    sign * field((u * width * forms) / 1000, (v * height * forms) / 1000) * strength
  const whole = { x: 0, y: 0, width, height, cells: [across, down] as const }
  return (
    veil(sheet, { ...whole, color: '#000000', cover: cover(1) }, { style: 'mix-blend-mode:soft-light' }) +
    veil(sheet, { ...whole, color: '#ffffff', cover: cover(-1) }, { style: 'mix-blend-mode:soft-light' })
  )
}

/** A sheet with a margin of bare paper, printed inside a hand-cut border. */
export function printed(sheet: Sheet, margin: number, draw: (inner: Sheet) => string): string {
  const inner = { ...sheet, width: sheet.width - 2 * margin, height: sheet.height - 2 * margin }
  const edge = rough(sheet.random, box(0, 0, inner.width, inner.height), 1.6)
  return (
    rect(0, 0, sheet.width, sheet.height, paperOf(sheet)) +
    group(clipped('plate', edge, draw(inner)), { transform: `translate(${n(margin)} ${n(margin)})` })
  )
}

/** Bare paper: the palette's ground, never quite white. */
export const paperOf = ({ palette }: Pick<Sheet, 'palette'>): string => mix(palette.ground, '#f3ead8', 0.25)

/** One ink of a print, a little out of register with the others, and seen through them. */
export const overprint = (random: Random, inside: string, more: Attributes = {}): string =>
  group(inside, {
    transform: `translate(${n(random.between(-3, 3))} ${n(random.between(-3, 3))})`,
    style: 'mix-blend-mode:multiply',
    ...more,
  })

/** Marks of a gouge that ran on: short parallel cuts that let the paper show. */
export function gouges(
  { random: chance, detail }: Sheet,
  count: number,
  area: readonly [number, number, number, number],
  color: string,
  angle = 0,
): string {
  const random = chance.fork()
  if (detail === 'glance') return ''
  const [left, top, right, bottom] = area
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y, long] = [random.between(left, right), random.between(top, bottom), random.between(10, 46)]
    const turn = angle + random.between(-0.12, 0.12)
    d += `M${n(x)} ${n(y)}l${n(Math.cos(turn) * long)} ${n(Math.sin(turn) * long)}`
  }
  return stroke(d, color, 2.2, { opacity: 0.75 })
}
