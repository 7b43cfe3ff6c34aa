import { mix } from '../color.ts'
import type { Random } from '../random.ts'
import { rectPath } from '../shapes.ts'
import { type Generator, ground, n, path, type Sheet } from '../sheet.ts'
import { weave } from './weave.ts'

/** Cloth seen flat: woven stripes, or the bands of a kilim. */
export const textile: Generator = (sheet) => {
  const { palette, hand } = sheet
  const cloth = hand.chance(0.5) ? palette.ground : mix(palette.colors[0], palette.ink, 0.15)
  const pattern = hand.pick([stripes, kilim, kilim])
  return ground(sheet, cloth) + pattern(sheet, cloth) + weave(sheet, { pitch: 6, warp: 0.1, weft: 0.16 })
}

function stripes({ width, height, palette, random }: Sheet): string {
  const marks: string[] = []
  const deck = [...palette.colors, palette.ink, palette.ground]
  for (let x = 0; x < width; ) {
    const wide = random.pick([8, 8, 14, 22, 40, 74, 120])
    marks.push(path(rectPath(x, 0, wide, height), random.pick(deck), { opacity: 0.92 }))
    x += wide + random.pick([0, 6, 18])
  }
  for (let y = random.between(0, 90); y < height; ) {
    const tall = random.pick([8, 14, 40, 74])
    marks.push(path(rectPath(0, y, width, tall), random.pick(deck), { opacity: 0.4 }))
    y += tall + random.pick([26, 60, 120])
  }
  return marks.join('')
}

type Band = (random: Random, width: number, y: number, tall: number) => string

function kilim({ width, height, palette, random, hand }: Sheet, cloth: string): string {
  const bands = hand.shuffle([diamonds, zigzag, teeth, lozenges, bars]).slice(0, 4)
  const deck = random.shuffle(
    [...palette.colors, palette.ink, palette.ground].filter((color) => color !== cloth),
  )
  const marks: string[] = []
  let [y, index] = [0, 0]
  while (y < height) {
    const tall = random.pick([54, 78, 110, 150])
    const color = (by: number) => deck[(index + by) % deck.length] ?? palette.ink
    marks.push(
      path(rectPath(0, y, width, tall), color(0)),
      path(random.pick(bands)(random, width, y, tall), color(2)),
    )
    const line = random.pick([8, 14, 14, 22])
    marks.push(path(rectPath(0, y + tall, width, line), color(4)))
    y += tall + line
    index += 1
  }
  return marks.join('')
}

/** Computes how many motifs of about `wide` fit without a remainder. */
const repeat = (width: number, wide: number) => {
  const count = Math.max(1, Math.round(width / wide))
  return Array.from({ length: count }, (_, i) => [(i * width) / count, width / count] as const)
}

const lozenge = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}L${n(x)} ${n(y - ry)}L${n(x + rx)} ${n(y)}L${n(x)} ${n(y + ry)}Z`

const diamonds: Band = (random, width, y, tall) => {
  const inner = random.between(0.35, 0.6)
  return repeat(width, tall * 1.1)
    .map(
      ([x, w]) =>
        lozenge(x + w / 2, y + tall / 2, w * 0.46, tall * 0.44) +
        lozenge(x + w / 2, y + tall / 2, -w * 0.46 * inner, tall * 0.44 * inner),
    )
    .join('')
}

const zigzag: Band = (_, width, y, tall) => {
  const parts = repeat(width, tall * 0.8)
  const thick = tall * 0.3
  const edge = (lift: number) =>
    parts.map(
      ([x, w]) => [x, y + tall * 0.75 - lift, x + w / 2, y + tall * 0.25 - lift + thick * 0.1] as const,
    )
  const top = edge(0)
    .map(([a, b, c, d]) => `L${n(a)} ${n(b)}L${n(c)} ${n(d)}`)
    .join('')
  const under = edge(-thick)
    .reverse()
    .map(([a, b, c, d]) => `L${n(c)} ${n(d)}L${n(a)} ${n(b)}`)
    .join('')
  return `M0 ${n(y + tall * 0.75)}${top}L${n(width)} ${n(y + tall * 0.75)}L${n(width)} ${n(y + tall * 0.75 + thick)}${under}Z`
}

const teeth: Band = (_, width, y, tall) =>
  repeat(width, tall * 0.55)
    .map(
      ([x, w]) => `M${n(x)} ${n(y + tall)}L${n(x + w / 2)} ${n(y + tall * 0.12)}L${n(x + w)} ${n(y + tall)}Z`,
    )
    .join('')

const lozenges: Band = (_, width, y, tall) =>
  repeat(width, tall * 0.5)
    .map(([x, w]) => lozenge(x + w / 2, y + tall / 2, w * 0.3, tall * 0.3))
    .join('')

const bars: Band = (random, width, y, tall) => {
  const gap = random.between(0.4, 0.6)
  return repeat(width, tall * 0.3)
    .map(([x, w]) => rectPath(x, y + tall * 0.16, w * gap, tall * 0.68))
    .join('')
}
