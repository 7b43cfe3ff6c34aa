import type { SearchFailure } from './failure.ts'
import type { Visitor } from './intent.ts'
import { isSameNarrowing, type Narrowing, narrowingOf, type SearchPlace } from './place.ts'
import type { SearchWarning } from './ports.ts'
import { isSamePlace } from './query.ts'

/** When a filter that is chosen counts (spec.md section 3, searchRefresh). */
export type Refresh = 'atOnce' | 'onApply'

export interface SearchInput {
  visitor: Visitor
}

export interface Arrival {
  place: SearchPlace
  /** The visitor came by Back, Forward or a reload, which gives up what was still loading. */
  byHistory: boolean
}

export interface SearchContext extends SearchInput {
  /** What the address says. */
  place: SearchPlace
  /** The places asked for since that are still loading; the last one is wanted. */
  coming: readonly SearchPlace[]
  refresh: Refresh
  /** The filters gathered for Apply; null while they equal the applied ones. */
  gathered: Narrowing | null
  warnings: readonly SearchWarning[]
  failure: SearchFailure | null
}

/** Answers where the visitor is headed, though the address may not say so yet. */
export const destinationOf = ({ place, coming }: Pick<SearchContext, 'place' | 'coming'>): SearchPlace =>
  coming.at(-1) ?? place

/**
 * Answers where the visitor is headed with the gathered filters, which may not be applied yet: the same place
 * for as long as nothing is gathered, so that only what changes is drawn anew.
 */
export const chosenPlaceOf = (context: Pick<SearchContext, 'place' | 'coming' | 'gathered'>): SearchPlace => {
  const destination = destinationOf(context)
  return context.gathered ? { ...destination, ...context.gathered } : destination
}

/** Answers what is gathered once this is chosen; null where it is what the visitor is headed for anyway. */
export const findGathered = (context: SearchContext, chosen: SearchPlace): Narrowing | null =>
  isSameNarrowing(chosen, destinationOf(context)) ? null : narrowingOf(chosen)

/** Answers the place that was reached, as it was asked for, and those that still load: asked for after it. */
export const takeReached = ({ coming }: SearchContext, { place, byHistory }: Arrival) => {
  const at = byHistory ? -1 : coming.findIndex((one) => isSamePlace(one, place))
  const [reached = place, ...later] = at === -1 ? [] : coming.slice(at)
  return { place: reached, coming: later }
}
