import { lighten, lightnessOf, mix } from '../color.ts'
import { makeField } from '../field.ts'
import { ground, linear, radial, rect, type Sheet } from '../sheet.ts'
import { veil } from '../veil.ts'

/** Takes most of the colour out of a colour, as mist does. */
export const muted = (color: string, share = 0.5): string => {
  const grey = Math.round(255 * lightnessOf(color) ** 1.4)
  const channel = grey.toString(16).padStart(2, '0')
  return mix(color, `#${channel}${channel}${channel}`, share)
}

export interface Sky {
  high: string
  low: string
  horizon: number
  /** 0 for a clear one, 1 for one that is covered. */
  cover: number
  /** How far wind and a long exposure drew the clouds out: 1 not at all, 6 to streaks. */
  drawn: number
}

/** A sky with light in its clouds. */
export function exposeSky(sheet: Sheet, { high, low, horizon, cover, drawn }: Sky): string {
  const { width, height, random } = sheet
  const field = makeField(random, 6)
  const shape = { x: 0, y: 0, width, height: horizon + 4, cells: [150, 96] as const }
  const [across, down] = [width / (330 * drawn), horizon / 150]
  const cloud = (u: number, v: number) =>
    field(u * across + v * 0.3, down * v ** 0.8 * 1.6) + cover * 1.1 - 0.5
  const base = linear('exposed', [
    [0, high],
    [0.7, mix(high, low, 0.75)],
    [1, low],
  ])
  return [
    `<defs>${base}</defs>`,
    rect(0, 0, width, Math.min(height, horizon + 4), 'url(#exposed)'),
    veil(sheet, { ...shape, color: lighten(low, 0.5), cover: (u, v) => Math.max(0, cloud(u, v)) * 0.95 }),
    veil(sheet, {
      ...shape,
      color: mix(high, '#20242a', 0.35),
      cover: (u, v) => Math.max(0, cloud(u, v + 0.03) - 0.18) * 0.8 * (1 - v * 0.5),
    }),
  ].join('')
}

/** Light of a low sun that mist spreads. */
export function glow({ width, height }: Sheet, x: number, y: number, radius: number, color: string): string {
  const light = radial(
    'glow',
    [
      [0, lighten(color, 0.7), 0.95],
      [0.07, lighten(color, 0.6), 0.8],
      [0.2, color, 0.36],
      [0.55, color, 0.1],
      [1, color, 0],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: x, cy: y, r: radius },
  )
  return `<defs>${light}</defs>${rect(0, 0, width, height, 'url(#glow)')}`
}

/** The fall of light towards the corners of a lens. */
export function vignette(sheet: Sheet, strength = 0.32): string {
  const fall = radial(
    'lens',
    [
      [0.55, '#0c0d10', 0],
      [1, '#0c0d10', strength],
    ],
    { r: 0.76 },
  )
  return `<defs>${fall}</defs>${ground(sheet, 'url(#lens)')}`
}

/** Water that an exposure of a minute has smoothed: streaks that lie closer the farther they are. */
export function exposeWater(sheet: Sheet, horizon: number, far: string, near: string, streaks = 1): string {
  const { width, height, random } = sheet
  const field = makeField(random, 5)
  const shape = { x: 0, y: horizon, width, height: height - horizon, cells: [110, 130] as const }
  const streak = (u: number, v: number) => field((u - 0.5) * (2.6 - v * 1.5) + 9, 3 / (v + 0.09)) * streaks
  const base = linear('water', [
    [0, far],
    [0.35, mix(far, near, 0.6)],
    [1, near],
  ])
  return [
    `<defs>${base}</defs>`,
    rect(0, horizon, width, height - horizon, 'url(#water)'),
    veil(sheet, { ...shape, color: lighten(far, 0.4), cover: (u, v) => streak(u, v) * 0.34 }),
    veil(sheet, { ...shape, color: mix(near, '#0b0d12', 0.5), cover: (u, v) => -streak(u, v) * 0.34 }),
  ].join('')
}
