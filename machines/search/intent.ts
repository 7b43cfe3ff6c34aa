import { choose, isChosen, isOption, type Section, unchoose } from './filters.ts'
import { type Api, clearNarrowing, narrowingOf, type SearchPlace, type Sort } from './place.ts'
import { wordsOf } from './query.ts'

/** Who searches: favorites need a user, the API filter needs staff (spec.md section 6). */
export type Visitor = 'anonymous' | 'signedIn' | 'staff'

/** What a person may want of a search. */
export type SearchIntent =
  | { type: 'words.submitted'; text: string }
  | { type: 'filter.toggled'; section: Section; value: string }
  | { type: 'api.chosen'; api: Api }
  /** Clear All. */
  | { type: 'filters.cleared' }
  /** Undo of it, with what `clearing.done` told. */
  | { type: 'clearing.undone'; was: SearchPlace }
  /** Show all, in the notice of hidden results. */
  | { type: 'hidden.shown' }
  | { type: 'sort.chosen'; sort: Sort }
  /** From 1. */
  | { type: 'page.chosen'; page: number }
  | { type: 'limit.chosen'; limit: number }

export const INTENTS = [
  'words.submitted',
  'filter.toggled',
  'api.chosen',
  'filters.cleared',
  'clearing.undone',
  'hidden.shown',
  'sort.chosen',
  'page.chosen',
  'limit.chosen',
] as const satisfies readonly SearchIntent['type'][]

/** Favorites are somebody's own. */
export const isOffered = (section: Section, visitor: Visitor): boolean =>
  section !== 'favorites' || visitor !== 'anonymous'

/** Finds the place that is wanted next. A choice that this visitor may not make leads nowhere. */
export const findPlaceAfter = (place: SearchPlace, intent: SearchIntent, visitor: Visitor): SearchPlace => {
  switch (intent.type) {
    case 'words.submitted':
      return { ...place, q: wordsOf(intent.text), offset: 0 }
    case 'filter.toggled':
      return toggleFilter(place, intent.section, intent.value, visitor)
    case 'api.chosen':
      return visitor === 'staff' ? { ...place, api: intent.api, offset: 0 } : place
    case 'filters.cleared':
      return clearNarrowing(place)
    case 'clearing.undone':
      return { ...place, ...narrowingOf(intent.was), offset: 0 }
    case 'hidden.shown':
      return { ...place, api: '', source: '', offset: 0 }
    case 'sort.chosen':
      return { ...place, sort: intent.sort, offset: 0 }
    case 'page.chosen':
      return { ...place, offset: (Math.max(1, intent.page) - 1) * place.limit }
    case 'limit.chosen':
      return { ...place, limit: intent.limit, offset: place.offset - (place.offset % intent.limit) }
  }
}

/** Any chosen option can be cleared; only offered options can be chosen. */
const toggleFilter = (place: SearchPlace, section: Section, value: string, visitor: Visitor): SearchPlace => {
  if (isChosen(place.filters, section, value))
    return { ...place, filters: unchoose(place.filters, section, value), offset: 0 }
  if (!isOffered(section, visitor) || !isOption(section, value)) return place
  return { ...place, filters: choose(place.filters, section, value), offset: 0 }
}
