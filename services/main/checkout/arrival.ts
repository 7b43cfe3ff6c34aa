import type { Day } from '#services/shared/business-day.ts'
import { estimateArrival, type MadeLine } from '../pricing/arrival.ts'
import type { ArrivalView } from '../pricing/contract.ts'
import type { AddressView } from './contract.ts'

/** Says when what is ordered on a day arrives at an address; without one, in the contiguous US. */
export const arrivalOf = (
  lines: readonly MadeLine[],
  address: AddressView | null,
  placedOn: Day,
): ArrivalView | null =>
  estimateArrival(
    lines,
    address && { country: address.country, region: address.administrative_area_level_1 },
    placedOn,
  )
