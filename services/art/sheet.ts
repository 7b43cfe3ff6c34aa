import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'
import type { Spread } from './spread.ts'

/**
 * What a generator draws on. Every sheet has an area of a million units, so that a mark has the same size on
 * any shape.
 */
export interface Sheet {
  width: number
  height: number
  palette: Palette
  /** Differs from work to work. */
  random: Random
  /** The artist's habits. */
  hand: Random
  /** A glance is a picture of a few pixels, which shows neither brush marks nor grain. */
  detail: 'whole' | 'glance'
  /** Which of its subjects a generator draws. */
  kind: string | null
  /** The composition: neighbours among an artist's works differ by it. */
  spread: Spread
}

/** Draws one work as the inside of an SVG. */
export type Generator = (sheet: Sheet) => string

export type Attributes = Record<string, string | number>
export type Point = readonly [x: number, y: number]

/** One decimal is a tenth of a pixel at most, and keeps the SVG light. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

const attributes = (more: Attributes) =>
  Object.entries(more)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('')

export const tag = (name: string, more: Attributes, inside = ''): string =>
  inside ? `<${name}${attributes(more)}>${inside}</${name}>` : `<${name}${attributes(more)}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => tag('rect', { x: n(x), y: n(y), width: n(width), height: n(height), fill, ...more })

export const circle = (x: number, y: number, radius: number, fill: string, more: Attributes = {}) =>
  tag('circle', { cx: n(x), cy: n(y), r: n(radius), fill, ...more })

export const path = (d: string, fill: string, more: Attributes = {}) => tag('path', { d, fill, ...more })

export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  tag('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': n(width),
    'stroke-linecap': 'round',
    ...more,
  })

export const group = (inside: string, more: Attributes) => tag('g', more, inside)

type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, color, opacity = 1]) =>
      tag('stop', { offset, 'stop-color': color, ...(opacity < 1 ? { 'stop-opacity': opacity } : {}) }),
    )
    .join('')

/**
 * Makes a gradient over the box of what it fills, from top to bottom unless `more` says otherwise; fill with
 * `url(#id)`.
 */
export const linear = (id: string, list: readonly Stop[], more: Attributes = {}) =>
  tag('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1, ...more }, stops(list))

export const radial = (id: string, list: readonly Stop[], more: Attributes = {}) =>
  tag('radialGradient', { id, ...more }, stops(list))

/** Gaussian blur; costly over a large area, so a picture has one or two. */
export const blur = (id: string, deviation: number) =>
  tag(
    'filter',
    { id, x: '-25%', y: '-25%', width: '150%', height: '150%' },
    tag('feGaussianBlur', { stdDeviation: deviation }),
  )

export const ground = (sheet: Sheet, fill: string) => rect(0, 0, sheet.width, sheet.height, fill)
