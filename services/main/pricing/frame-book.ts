import type { MatName, MouldingName } from '#services/shared/frame-names.ts'
import type { DayRange } from './delivery-book.ts'

/** What a moulding is and costs. Money in cents, lengths in inches. */
export interface Moulding {
  label: string
  /** How the workshop finishes it. */
  finish: string
  /** CSS color that stands for it on screens. */
  color: string
  /** Width seen from the front, and depth from the wall. */
  face: number
  depth: number
  /** Per frame, whatever its size: joining, acrylic glazing, backing and hanging hardware. */
  base: number
  /** Per running inch of the outside perimeter, with the mat. */
  rate: number
}

/** What a mat is and costs, beside the larger frame that it needs. */
export interface Mat {
  label: string
  color: string
  base: number
  /** Per running inch of its own outside perimeter. */
  rate: number
}

const lacquered = { depth: 1.25, face: 0.75, base: 2500, rate: 50 }

/** The frames that we set; an owner may cost them otherwise (book.ts). */
export const MOULDINGS: Readonly<Record<MouldingName, Moulding>> = {
  'thin black': { label: 'Thin black', finish: 'Satin black lacquer on ash', color: '#211f1d', ...lacquered },
  'thin white': { label: 'Thin white', finish: 'Satin white lacquer on ash', color: '#f2f0eb', ...lacquered },
  'natural oak': {
    ...{ label: 'Natural oak', finish: 'Clear oil on white oak', color: '#c9a878' },
    ...{ face: 1, depth: 1.5, base: 2900, rate: 60 },
  },
  walnut: {
    ...{ label: 'Walnut', finish: 'Clear oil on American walnut', color: '#5d4030' },
    ...{ face: 1, depth: 1.5, base: 3200, rate: 68 },
  },
  'brushed gold': {
    ...{ label: 'Brushed gold', finish: 'Brushed and anodized aluminum', color: '#b3935a' },
    ...{ face: 0.5, depth: 1, base: 3600, rate: 64 },
  },
}

export const MATS: Readonly<Record<MatName, Mat>> = {
  white: { label: 'White', color: '#fdfdfb', base: 900, rate: 20 },
  'off-white': { label: 'Off-white', color: '#f3ecdd', base: 900, rate: 20 },
}

/**
 * A frame costs, and its mat is as wide, as for the first of these that a print's united inches
 * (width + height) do not exceed: framers price by such marks.
 */
export const UNITED_INCHES = [16, 20, 24, 30, 36, 42, 48, 54, 60, 66, 72, 78, 84, 90, 96] as const

/** How wide a mat is on each side, up to so many united inches and beyond. */
export const MAT_WIDTHS = { small: 2, upTo: 42, large: 3 } as const

/** Longer prints are not framed: with its mat, a frame must stay within a sheet of 60 in of glazing. */
export const LONGEST_FRAMED = 48

/** How what is framed is made and travels: flat, boxed with corners. */
export const FRAMED: { production: DayRange; shippingRate: number } = {
  production: { from: 5, to: 8 },
  /** Cents for each square foot of the outside. */
  shippingRate: 260,
}

/** What the workshop fixes to the back. */
export const HARDWARE = { small: 'Sawtooth hanger', upTo: 42, large: 'D-rings and wire' } as const
