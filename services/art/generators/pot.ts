import { clipped, oval, rough } from '../brushwork.ts'
import { darken, lighten, mix } from '../color.ts'
import { curve } from '../shapes.ts'
import { n, type Point, path, type Sheet } from '../sheet.ts'
import { paintOver } from './air.ts'

export interface Table {
  wall: string
  top: string
  /** Where the wall ends and the table begins. */
  edge: number
  /** 1: the light comes from the right. */
  light: number
  shade: string
}

type Profile = readonly (readonly [wide: number, up: number])[]

/** A straight beaker. */
export const JAR: Profile = [
  [0.26, 0],
  [0.27, 0.3],
  [0.29, 0.6],
  [0.3, 0.85],
  [0.32, 1],
]

const PROFILES: readonly [Profile, ...Profile[]] = [
  [
    [0.3, 0],
    [0.44, 0.12],
    [0.5, 0.34],
    [0.34, 0.62],
    [0.15, 0.76],
    [0.14, 0.92],
    [0.2, 1],
  ],
  [
    [0.22, 0],
    [0.3, 0.14],
    [0.3, 0.55],
    [0.2, 0.68],
    [0.1, 0.78],
    [0.1, 0.96],
    [0.13, 1],
  ],
  [
    [0.3, 0],
    [0.48, 0.2],
    [0.54, 0.48],
    [0.44, 0.76],
    [0.3, 0.9],
    [0.34, 1],
  ],
  JAR,
  [
    [0.2, 0],
    [0.42, 0.14],
    [0.52, 0.32],
    [0.4, 0.5],
    [0.12, 0.6],
    [0.09, 0.8],
    [0.1, 1],
  ],
]

/** Turned clay: an outline, the shadow that it throws and its dark side. */
export function drawPot(
  sheet: Sheet,
  table: Table,
  at: Point,
  tall: number,
  color: string,
  id: string,
  profile?: Profile,
): string {
  const { random } = sheet
  const [x, foot] = at
  const shape = profile ?? random.pick(PROFILES)
  const stretch = random.between(0.8, 1.15)
  const side = (sign: number) =>
    shape.map(([wide, up]): Point => [x + sign * wide * tall * stretch * 0.9, foot - up * tall])
  const [right, left] = [side(1), side(-1).reverse()]
  const body = `${curve(right)}L${n(left[0]?.[0] ?? x)} ${n(left[0]?.[1] ?? foot)}${curve(left).replace(/^M[^C]+/, '')}Z`
  const rim = shape.at(-1)?.[0] ?? 0.2
  const shadow = rough(random, oval(x - table.light * tall * 0.42, foot - 3, tall * 0.62, tall * 0.075), 2)
  const dark = mix(color, table.shade, 0.5)
  const turned = -table.light * tall * 0.3
  const inside =
    path(body, color) +
    path(body, dark, { transform: `translate(${n(turned)} 0)`, opacity: 0.55 }) +
    paintOver(
      sheet,
      [x - tall * 0.55, foot - tall, x + tall * 0.55, foot],
      [color, lighten(color, 0.25), darken(color, 0.1)],
      { long: 46, wide: 12, angle: 1.35, opacity: 0.26 },
    ) +
    paintOver(
      sheet,
      [x + table.light * tall * 0.16, foot - tall * 0.7, x + table.light * tall * 0.27, foot - tall * 0.2],
      [lighten(color, 0.55)],
      { long: 54, wide: 8, angle: 1.5, opacity: 0.5 },
    )
  return [
    path(shadow, table.shade, { opacity: 0.34 }),
    clipped(id, body, inside),
    path(rough(random, oval(x, foot - tall, rim * tall * stretch * 0.9, tall * 0.035), 0.6), dark),
  ].join('')
}
