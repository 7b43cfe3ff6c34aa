import type { Moment } from '#machines/journal/timeline.ts'
import { searchMachine } from '#machines/search/machine.ts'
import type { SearchPlace } from '#machines/search/place.ts'
import { isSamePlace, writePlace } from '#machines/search/query.ts'
import { createModel } from '../../walker/model.ts'
import { beforeOf, type Traces } from './traces.ts'

/** This machine begins anew with each page of any kind. */
export const OF_PAGE = 'search'

export const isPageLoad = ({ stream, entry }: Moment): boolean =>
  stream.machine === OF_PAGE && entry.event.type === 'xstate.init'

export const isArrival = ({ stream, entry }: Moment): boolean =>
  stream.machine === OF_PAGE && entry.event.type === 'place.changed'

export const searchAddress = (place: SearchPlace): string => {
  const query = String(writePlace(place))
  return query === '' ? '/search' : `/search?${query}`
}

/**
 * Finds the moments in which the page reached a place that its own search wanted; the visitor went to any
 * other place.
 */
export const arrivalsOfSearch = (traces: Traces, moments: readonly Moment[]): ReadonlySet<Moment> => {
  const model = createModel(searchMachine)
  const arrived = new Set<Moment>()
  let wanted: SearchPlace[] = []
  for (const moment of moments.filter(({ stream }) => stream.machine === OF_PAGE)) {
    const { event } = moment.entry
    if (isPageLoad(moment)) wanted = []
    else if (isArrival(moment) && wanted.some((one) => isSamePlace(one, event.place))) arrived.add(moment)
    const before = beforeOf(traces, moment)
    const told = before && !isPageLoad(moment) ? model.step(before, event).emitted : []
    wanted.push(...told.flatMap(({ type, place }) => (type === 'place.wanted' ? [place] : [])))
  }
  return arrived
}

/** How a page was opened. */
export interface OpenedPage {
  /** Null where no journal tells, as of most pages. */
  address: string | null
  /** The moment that told of it. */
  arrival: Moment | null
}

/**
 * Finds how the page was opened that loads with the first of these moments; `end` is where the report was
 * made.
 */
export const findOpenedPage = ([load, ...after]: readonly Moment[], end: string): OpenedPage => {
  const next = after.findIndex(isPageLoad)
  const page = next === -1 ? after : after.slice(0, next)
  const arrival = page.find((moment) => moment.stream === load?.stream && !isOfPreferences(moment))
  if (!arrival || !isArrival(arrival))
    return { address: next === -1 ? findStay(page, end) : null, arrival: null }
  const shown = page.find(
    ({ stream, entry }) => stream.machine === 'quick-view' && isOpening(entry.event.type),
  )
  const id = shown?.entry.event.type === 'place.changed' ? shown.entry.event.id : null
  return { address: `${searchAddress(arrival.entry.event.place)}${id ? `#${id}` : ''}`, arrival }
}

/** Every page tells the search these when it opens. */
const isOfPreferences = ({ entry }: Moment) =>
  ['visitor.changed', 'refresh.chosen'].includes(entry.event.type)

/** The address names a picture, or a visitor opens one. */
const isOpening = (type: string) => type === 'tile.opened' || type === 'place.changed'

/**
 * Answers where the page stayed; null where it moved, as the journal tells other places of the search alone.
 */
const findStay = (moments: readonly Moment[], end: string): string | null => {
  const hasMoved = moments.some((moment) => isArrival(moment) || moment.entry.event.type === 'place.left')
  return hasMoved || IS_PRIVATE.test(end) ? null : end
}

/** A redacted address has these in place of what only its visitor may see. */
const IS_PRIVATE = /…|secret-\d/
