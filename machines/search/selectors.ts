import type { SnapshotFrom } from 'xstate'
import { askToTryAgain } from '#machines/refusal.ts'
import { chosenPlaceOf, destinationOf } from './context.ts'
import type { SearchFailure } from './failure.ts'
import { EXCLUSIVE_COLORS, isSection, type Section } from './filters.ts'
import type { searchMachine } from './machine.ts'
import { countChanges, countFilters, type SearchPlace } from './place.ts'
import type { SearchWarning } from './ports.ts'
import { SECTIONS } from './sections.ts'

type Snapshot = SnapshotFrom<typeof searchMachine>

/**
 * What the controls show as chosen: also what is still on its way, and filters that are still to be applied.
 */
export const selectPlace = (snapshot: Snapshot): SearchPlace => chosenPlaceOf(snapshot.context)
/** Choices of filters that are still to be applied. */
export const selectGatheredCount = ({ context }: Snapshot): number =>
  countChanges(destinationOf(context), chosenPlaceOf(context))
/** Whether filters are gathered, to be applied together. */
export const selectGathers = ({ context }: Snapshot): boolean => context.refresh === 'onApply'
/** For the badge: what is applied. */
export const selectFilterCount = (snapshot: Snapshot): number => countFilters(destinationOf(snapshot.context))
/** In the order of the panel. */
export const sections: readonly Section[] = Object.keys(SECTIONS).filter(isSection)
/** What may be chosen in a section, as an address writes it; none where the server has the list. */
export const optionsOf = (section: Section): readonly string[] => SECTIONS[section] ?? []
/** Those that are chosen alone, and the others. */
export const exclusiveColors = EXCLUSIVE_COLORS
export const ordinaryColors = SECTIONS.color.slice(EXCLUSIVE_COLORS.length)
/** Only what one user has marked can be filtered by favorites. */
export const selectOffersFavorites = ({ context }: Snapshot): boolean => context.visitor !== 'anonymous'
export const selectOffersApi = ({ context }: Snapshot): boolean => context.visitor === 'staff'
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.matches({ here: 'empty' })
/** Nothing was found without filters, so that none would find more: they are not offered. */
export const selectMayNarrow = (snapshot: Snapshot): boolean =>
  !selectIsEmpty(snapshot) || countFilters(selectPlace(snapshot)) > 0
/** There is nothing on this page, as no page reaches that far: lead back to the first. */
export const selectIsBeyond = (snapshot: Snapshot): boolean => snapshot.matches({ here: 'beyond' })
/** The address asks for favorites, and nobody is signed in. */
export const selectIsSignInNeeded = (snapshot: Snapshot): boolean =>
  snapshot.matches({ here: 'signInNeeded' })
/** The failure to show, with a way to retry, for as long as it stands. */
export const selectFailure = (snapshot: Snapshot): SearchFailure | null => snapshot.context.failure
export const selectWarnings = ({ context }: Snapshot): readonly SearchWarning[] => context.warnings

const SOURCES = { internal: 'Internal', getty: 'Getty' } as const

/** spec.md section 8, Partial source failure. */
export const warningInWords = (warning: SearchWarning): string =>
  warning.kind === 'window'
    ? warning.message
    : askToTryAgain(`${SOURCES[warning.source]} results not available.`)

/**
 * spec.md section 6: what is said, beside Show all, to whom an address hides results; null when it hides
 * none.
 */
export const selectHiddenNotice = ({ context: { place, visitor } }: Snapshot): string | null => {
  if (visitor === 'staff' || (place.api === '' && place.source === '')) return null
  return place.api === 'internal' && place.source === ''
    ? 'Results from our extended catalog are hidden.'
    : 'Some results are hidden.'
}

/**
 * spec.md section 7, Search logic: what is said where the shop alone is asked though Getty was to be; null
 * elsewhere.
 */
export const selectOwnOnlyNotice = ({ context: { place } }: Snapshot): string | null => {
  const { favorites, collection } = place.filters
  if (place.api === 'getty' && (favorites || collection))
    return 'Favorites and collections include art from our own catalog only.'
  if (place.group === 'artist' && (place.api === 'getty' || place.api === ''))
    return 'Showing one picture per artist. Results from Getty Images aren’t included.'
  return null
}
