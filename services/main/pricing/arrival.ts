import type { Day } from '#services/shared/business-day.ts'
import type { Substrate } from '#services/shared/vocabulary.ts'
import { addBusinessDays } from './business-days.ts'
import type { ArrivalView } from './contract.ts'
import {
  type DayRange,
  FREIGHT,
  PRODUCTION_DAYS,
  ROLLED,
  STATES_BY_TRANSIT_ZONE,
  TRANSIT_DAYS,
  type TransitZone,
} from './delivery-book.ts'
import { FRAMED } from './frame-book.ts'
import { type Frame, measureOutside } from './frames.ts'

/** The part of a line that its days depend on; inches. */
export interface MadeLine {
  substrate: Substrate
  frame: Frame | null
  width: number
  height: number
}

/** Where it goes: ISO 3166-1, and the two letters of a state or province. */
export interface Destination {
  country: string
  region: string
}

const ZONES = Object.keys(TRANSIT_DAYS) as TransitZone[]

/** Without a destination, anywhere in the contiguous United States. */
const ANYWHERE: DayRange = { from: TRANSIT_DAYS.near.from, to: TRANSIT_DAYS.west.to }

/**
 * Says when an order that is placed on a day arrives: all of it together, once the slowest of it is made.
 * Null where there is nothing to make, and where no carrier's days are known.
 */
export function estimateArrival(
  lines: readonly MadeLine[],
  to: Destination | null,
  placedOn: Day,
): ArrivalView | null {
  const transit = to ? transitOf(to) : ANYWHERE
  if (lines.length === 0 || !transit) return null
  const freight = lines.some(isFreight) ? FREIGHT.days : 0
  const made = lines.map(({ substrate, frame }) => (frame ? FRAMED.production : PRODUCTION_DAYS[substrate]))
  const days = (end: keyof DayRange) => Math.max(...made.map((each) => each[end])) + transit[end] + freight
  return { from: addBusinessDays(placedOn, days('from')), to: addBusinessDays(placedOn, days('to')) }
}

/** What is framed is not rolled. */
const isFreight = ({ substrate, frame, ...size }: MadeLine): boolean => {
  const { width, height } = frame ? measureOutside(size, frame) : size
  return (frame !== null || !ROLLED.includes(substrate)) && Math.max(width, height) > FREIGHT.longEdge
}

function transitOf({ country, region }: Destination): DayRange | null {
  if (country === 'CA') return TRANSIT_DAYS.canada
  const zone = ZONES.find((each) => STATES_BY_TRANSIT_ZONE[each]?.includes(region))
  return country === 'US' && zone ? TRANSIT_DAYS[zone] : null
}
