import { box, clipped, mottle, oval, rough } from '../brushwork.ts'
import { apartFrom, darken, lighten, lightnessOf, mix } from '../color.ts'
import { curve } from '../shapes.ts'
import { type Generator, n, path, type Point, rect, type Sheet, stroke } from '../sheet.ts'
import { painting, paintOver } from './air.ts'
import { bouquet } from './bouquet.ts'

export interface Table {
  wall: string
  top: string
  /** Where the wall ends and the table begins. */
  edge: number
  /** 1: the light comes from the right. */
  light: number
  shade: string
}

/** A table by a wall: a row of pots, a bowl of fruit, flowers in a jug. Gouache, light from one side. */
export const stillLife: Generator = painting((sheet) => {
  const { width, height, palette, spread } = sheet
  const wall = spread.pick([mix(palette.colors[3], palette.ground, 0.35), palette.colors[2], mix(palette.colors[1], palette.ground, 0.15), palette.ground])
  const tops = apartFrom(wall, [palette.colors[0], palette.colors[3], palette.ground, palette.colors[4], palette.colors[1]], 0.09)
  const table: Table = {
    wall,
    top: tops[Math.floor(spread.between(0, 0.99) * tops.length)] ?? palette.ground,
    edge: height * spread.between(0.56, 0.7),
    light: spread.side(),
    shade: mix(palette.ink, palette.colors[0], 0.3),
  }
  const kind = spread.pick(['pots', 'flowers', 'fruit', 'flowers', 'pots'] as const)
  const cloth = spread.pick(['plain', 'stripes', 'plain', 'checks'] as const)
  const scene = { pots, flowers, fruit }[kind]
  return [
    rect(0, 0, width, height, wall),
    paintOver(sheet, [0, 0, width, table.edge], [wall, lighten(wall, 0.1), darken(wall, 0.04)], { long: 150, wide: 44, angle: 1.35, opacity: 0.26 }),
    windowLight(sheet, table),
    tableTop(sheet, table, cloth),
    scene(sheet, table),
    mottle(sheet, 0.13),
  ].join('')
})

/** What a window out of sight throws on the wall. */
function windowLight(sheet: Sheet, { edge, light, wall }: Table): string {
  const { width, spread } = sheet
  if (spread.between(0, 1) < 0.45) return ''
  const pane = Math.min(width * 0.16, edge * 0.3)
  const x = width * (0.5 - light * 0.3) - pane
  let d = ''
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 2; column++) {
      const [left, top] = [x + column * pane * 1.12, edge * 0.12 + row * pane * 1.34 + column * light * 16]
      d += rough(sheet.random, [[left, top], [left + pane, top + light * 14], [left + pane, top + pane * 1.22 + light * 14], [left, top + pane * 1.22]], 1.4)
    }
  return path(d, lighten(wall, 0.42), { opacity: 0.62 })
}

function tableTop(sheet: Sheet, { edge, top }: Table, cloth: 'plain' | 'stripes' | 'checks'): string {
  const { width, height, random, palette } = sheet
  const board = rough(random, box(-20, edge, width + 40, height - edge + 20), 1.6)
  const line = mix(top, lightnessOf(top) > 0.6 ? palette.colors[0] : palette.ground, 0.55)
  let marks = ''
  if (cloth !== 'plain')
    for (let x = -width * 0.3; x < width * 1.3; x += 46) {
      const foot = width / 2 + (x - width / 2) * 1.5
      marks += rough(random, [[x, edge], [x + 15, edge], [foot + 23, height + 9], [foot, height + 9]], 0.9)
    }
  if (cloth === 'checks')
    for (let i = 0; i < 7; i++) marks += rough(random, box(-20, edge + 8 + i ** 1.35 * 21, width + 40, 9 + i * 2.2), 0.9)
  return (
    path(board, top) +
    clipped('cloth', board, path(marks, line, { opacity: cloth === 'checks' ? 0.42 : 0.8 }) + paintOver(sheet, [0, edge, width, height], [top, lighten(top, 0.2), darken(top, 0.1)], { long: 130, wide: 16, opacity: 0.24 }))
  )
}

type Profile = readonly (readonly [wide: number, up: number])[]

const PROFILES: readonly [Profile, ...Profile[]] = [
  [[0.3, 0], [0.44, 0.12], [0.5, 0.34], [0.34, 0.62], [0.15, 0.76], [0.14, 0.92], [0.2, 1]],
  [[0.22, 0], [0.3, 0.14], [0.3, 0.55], [0.2, 0.68], [0.1, 0.78], [0.1, 0.96], [0.13, 1]],
  [[0.3, 0], [0.48, 0.2], [0.54, 0.48], [0.44, 0.76], [0.3, 0.9], [0.34, 1]],
  [[0.26, 0], [0.27, 0.3], [0.29, 0.6], [0.3, 0.85], [0.32, 1]],
  [[0.2, 0], [0.42, 0.14], [0.52, 0.32], [0.4, 0.5], [0.12, 0.6], [0.09, 0.8], [0.1, 1]],
]

/** Turned clay: an outline, the shadow that it throws and its dark side. */
export function pot(sheet: Sheet, table: Table, at: Point, tall: number, color: string, id: string, profile?: Profile): string {
  const { random } = sheet
  const [x, foot] = at
  const shape = profile ?? random.pick(PROFILES)
  const stretch = random.between(0.8, 1.15)
  const side = (sign: number) => shape.map(([wide, up]): Point => [x + sign * wide * tall * stretch * 0.9, foot - up * tall])
  const [right, left] = [side(1), side(-1).reverse()]
  const body = `${curve(right)}L${n(left[0]?.[0] ?? x)} ${n(left[0]?.[1] ?? foot)}${curve(left).replace(/^M[^C]+/, '')}Z`
  const rim = shape.at(-1)?.[0] ?? 0.2
  const shadow = rough(random, oval(x - table.light * tall * 0.42, foot - 3, tall * 0.62, tall * 0.075), 2)
  const dark = mix(color, table.shade, 0.5)
  const turned = -table.light * tall * 0.3
  const inside =
    path(body, color) +
    path(body, dark, { transform: `translate(${n(turned)} 0)`, opacity: 0.55 }) +
    paintOver(sheet, [x - tall * 0.55, foot - tall, x + tall * 0.55, foot], [color, lighten(color, 0.25), darken(color, 0.1)], { long: 46, wide: 12, angle: 1.35, opacity: 0.26 }) +
    paintOver(sheet, [x + table.light * tall * 0.16, foot - tall * 0.7, x + table.light * tall * 0.27, foot - tall * 0.2], [lighten(color, 0.55)], { long: 54, wide: 8, angle: 1.5, opacity: 0.5 })
  return [
    path(shadow, table.shade, { opacity: 0.34 }),
    clipped(id, body, inside),
    path(rough(random, oval(x, foot - tall, rim * tall * stretch * 0.9, tall * 0.035), 0.6), dark),
  ].join('')
}

const clays = ({ palette, random }: Sheet, table: Table): string[] =>
  random.shuffle(apartFrom(table.wall, [...palette.colors, palette.ground, mix(palette.colors[0], palette.ink, 0.4)], 0.1))

function pots(sheet: Sheet, table: Table): string {
  const { width, height, random } = sheet
  const colors = clays(sheet, table)
  const count = Math.max(2, Math.min(6, Math.round((width / height) * 3)))
  const tall = Math.min(height * 0.46, (width / count) * 1.35)
  const marks = Array.from({ length: count }, (_, i) => {
    const back = i % 2 === 0
    const x = width * 0.5 + (i - (count - 1) / 2) * (width * 0.72) / count + random.between(-12, 12)
    const y = table.edge + (height - table.edge) * (back ? 0.3 : 0.52)
    return { y, mark: pot(sheet, table, [x, y], tall * (back ? random.between(0.8, 1.1) : random.between(0.42, 0.7)), colors[i % colors.length] ?? table.top, `pot${i}`) }
  })
  return marks.sort((one, other) => one.y - other.y).map(({ mark }) => mark).join('') + fruits(sheet, table, 3, height * 0.075, 0.74)
}

function flowers(sheet: Sheet, table: Table): string {
  const { width, height, spread, random } = sheet
  const [color = table.top, other = table.wall] = clays(sheet, table)
  const x = width * (0.5 + spread.side() * spread.between(0, width > height ? 0.16 : 0.06))
  const foot = table.edge + (height - table.edge) * 0.4
  const tall = Math.min(height * 0.34, width * 0.4)
  const second = spread.between(0, 1) < 0.5 ? pot(sheet, table, [x + (x < width / 2 ? 1 : -1) * width * 0.26, foot + 22], tall * 0.5, other, 'cup', PROFILES[3]) : ''
  return [
    bouquet(sheet, [x, foot - tall], Math.min(foot - tall - height * 0.07, height * 0.44), width),
    pot(sheet, table, [x, foot], tall, color, 'jug'),
    second,
    fruits(sheet, table, random.whole(1, 3), height * 0.065, 0.7),
  ].join('')
}

function fruit(sheet: Sheet, table: Table): string {
  const { width, height, spread, random } = sheet
  const [color = table.top] = clays(sheet, table)
  const x = width * (0.5 + spread.side() * spread.between(0, 0.14))
  const foot = table.edge + (height - table.edge) * 0.45
  const half = Math.min(width * 0.32, height * 0.36)
  const bowl = `M${n(x - half)} ${n(foot - half * 0.52)}C${n(x - half * 0.9)} ${n(foot - half * 0.1)} ${n(x - half * 0.5)} ${n(foot - 12)} ${n(x - half * 0.3)} ${n(foot - 8)}L${n(x - half * 0.34)} ${n(foot)}H${n(x + half * 0.34)}L${n(x + half * 0.3)} ${n(foot - 8)}C${n(x + half * 0.5)} ${n(foot - 12)} ${n(x + half * 0.9)} ${n(foot - half * 0.1)} ${n(x + half)} ${n(foot - half * 0.52)}Z`
  const heap = [-0.62, -0.22, 0.2, 0.6, -0.4, 0.02, 0.42].map((at, i) =>
    oneFruit(sheet, table, [x + at * half + random.between(-8, 8), foot - half * (i < 4 ? 0.58 : 0.88)], half * random.between(0.23, 0.29), `f${i}`),
  )
  const inside = path(bowl, color) + path(bowl, mix(color, table.shade, 0.5), { transform: `translate(${n(-table.light * half * 0.55)} 0)`, opacity: 0.5 }) + paintOver(sheet, [x - half, foot - half * 0.6, x + half, foot], [color, lighten(color, 0.24)], { long: 60, wide: 13, opacity: 0.3 })
  const shadow = rough(random, oval(x - table.light * half * 0.3, foot, half * 0.95, half * 0.12), 2)
  const back = spread.between(0, 1) < 0.6 ? pot(sheet, table, [x - table.light * half * 1.1, table.edge + (height - table.edge) * 0.22], half * 1.5, clays(sheet, table)[1] ?? color, 'back') : ''
  return [back, path(shadow, table.shade, { opacity: 0.36 }), ...heap.reverse(), clipped('bowl', bowl, inside), fruits(sheet, table, 2, half * 0.26, 0.76)].join('')
}

/** Single fruit on the cloth. */
function fruits(sheet: Sheet, table: Table, count: number, size: number, down: number): string {
  const { width, height, random } = sheet
  return Array.from({ length: count }, (_, i) => {
    const x = width * (0.5 + (i - (count - 1) / 2) * random.between(0.1, 0.2) + random.between(-0.08, 0.08))
    return oneFruit(sheet, table, [x, table.edge + (height - table.edge) * down + random.between(-14, 14)], size * random.between(0.75, 1), `one${i}`)
  }).join('')
}

function oneFruit(sheet: Sheet, table: Table, [x, y]: Point, radius: number, id: string): string {
  const { palette, random } = sheet
  const kind = random.pick(['orange', 'lemon', 'pear', 'fig'] as const)
  const color = mix({ orange: '#e08a3c', lemon: '#ecc94b', pear: '#a9b05a', fig: '#6b3a55' }[kind], random.pick([palette.colors[4], palette.colors[0], palette.colors[2]]), 0.36)
  const outline = {
    orange: oval(x, y, radius, radius * 0.96),
    fig: oval(x, y, radius * 0.86, radius * 0.94),
    lemon: oval(x, y, radius * 1.14, radius * 0.8).map(([px, py]): Point => [px + Math.sign(px - x) * (Math.abs(px - x) > radius ? radius * 0.16 : 0), py]),
    pear: oval(x, y, radius * 0.92, radius).map(([px, py]): Point => (py < y ? [x + (px - x) * (1 - ((y - py) / radius) * 0.42), y - (y - py) * 1.5] : [px, py])),
  }[kind]
  const d = rough(random, outline, 1.2, 9)
  const inside = path(d, color) + path(d, mix(color, table.shade, 0.5), { transform: `translate(${n(-table.light * radius * 0.5)} ${n(radius * 0.3)})`, opacity: 0.5 }) + paintOver(sheet, [x, y - radius * 0.5, x + table.light * radius * 0.5, y], [lighten(color, 0.5)], { long: radius * 0.5, wide: radius * 0.28, opacity: 0.6 })
  const stalk = kind === 'lemon' ? '' : stroke(`M${n(x)} ${n(y - radius * (kind === 'pear' ? 1.42 : 0.9))}q4 -8 ${n(radius * 0.2)} ${n(-radius * 0.3)}`, mix(palette.ink, '#5a4526', 0.5), 3)
  return path(rough(random, oval(x - table.light * radius * 0.45, y + radius * 0.9, radius * 1.02, radius * 0.2), 1), table.shade, { opacity: 0.32 }) + clipped(id, d, inside) + stalk
}
