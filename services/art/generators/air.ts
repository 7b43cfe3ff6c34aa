import { box, dabs, oval, rough } from '../brushwork.ts'
import { lighten, lightOf, mix } from '../color.ts'
import { makeField } from '../field.ts'
import { type Generator, linear, path, rect, type Sheet } from '../sheet.ts'
import { veil } from '../veil.ts'

export interface Air {
  /** Overhead and at the horizon. */
  high: string
  low: string
  /** Where it ends. */
  horizon: number
  /** Share of the sky that clouds cover, 0 to about 0.6. */
  clouds: number
}

/** A sky laid in with a wide brush, wet into wet, and clouds dragged over it. */
export function paintSky(sheet: Sheet, { high, low, horizon, clouds }: Air): string {
  const { width, random } = sheet
  const field = makeField(random, 5)
  const [wide, tall] = [width / 520, horizon / 190]
  const base = linear('sky', [
    [0, high],
    [0.75, mix(high, low, 0.8)],
    [1, low],
  ])
  const whole = { x: 0, y: 0, width, height: horizon + 20, cells: [140, 90] as const }
  const body = (u: number, v: number) => (field(u * wide * 1.3, v * tall * 2.6) + clouds * 2 - 0.75) * 1.5
  const strokes = (from: number, to: number, colors: readonly [string, ...string[]]) =>
    dabs(sheet, { count: 42, x: [0, width], y: [from, to], colors, long: 230, wide: 30, opacity: 0.16 })
  return [
    `<defs>${base}</defs>`,
    rect(0, 0, width, horizon + 20, 'url(#sky)'),
    strokes(0, horizon * 0.5, [high, mix(high, low, 0.4)]),
    strokes(horizon * 0.4, horizon, [low, mix(high, low, 0.6)]),
    clouds > 0
      ? veil(sheet, { ...whole, color: lighten(low, 0.35), cover: body }) +
        veil(sheet, {
          ...whole,
          color: mix(high, low, 0.25),
          cover: (u, v) => body(u, v - 0.045) * 0.4 - 0.12,
        })
      : '',
  ].join('')
}

/** A disc painted with two or three turns of the brush. */
export function paintSun(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  color = lightOf(sheet.palette),
): string {
  const { random } = sheet
  return (
    path(rough(random, oval(x, y, radius * 1.5), radius * 0.1), color, { opacity: 0.16 }) +
    path(rough(random, oval(x, y, radius), radius * 0.035), color)
  )
}

/** Light and dark strokes that make a flat shape a painted one. */
export function paintOver(
  sheet: Sheet,
  [left, top, right, bottom]: readonly [number, number, number, number],
  colors: readonly [string, ...string[]],
  { wide = 15, long = 70, angle = 0, opacity = 0.4, thick = 1 } = {},
): string {
  const count = Math.min(320, Math.round((thick * ((right - left) * (bottom - top))) / (long * wide * 1.5)))
  return dabs(sheet, {
    count,
    x: [left, right],
    y: [top, bottom],
    colors,
    long,
    wide,
    angle: () => angle,
    opacity,
  })
}

/** A painting: what `draw` draws, to the edge or inside a margin of bare paper. */
export const painting =
  (draw: Generator): Generator =>
  (sheet) => {
    const margin = sheet.hand.chance(0.3) ? 46 : 0
    if (!margin) return draw(sheet)
    const inner = { ...sheet, width: sheet.width - 2 * margin, height: sheet.height - 2 * margin }
    const edge = rough(sheet.random, box(0, 0, inner.width, inner.height), 3)
    const paper = mix(sheet.palette.ground, '#f7f1e4', 0.5)
    return `${rect(0, 0, sheet.width, sheet.height, paper)}<clipPath id="sheet"><path d="${edge}"/></clipPath><g transform="translate(${margin} ${margin})" clip-path="url(#sheet)">${draw(inner)}</g>`
  }
