import { type ComponentType, memo, useRef } from 'react'
import {
  type FilterSection as SectionName,
  useSearch,
  useSearchIntents,
} from '#client/actors/pictures/search.ts'
import { useChangePreferences, usePreference } from '#client/actors/preferences.ts'
import {
  selectFilterCount,
  selectGatheredCount,
  selectOffersApi,
  selectOffersFavorites,
  selectPlace,
} from '#machines/search/selectors.ts'
import { ApiOptions } from './api-options.tsx'
import { ArtistOptions } from './artist-options.tsx'
import { CheckOptions } from './check-options.tsx'
import { CollectionOptions } from './collection-options.tsx'
import { ColorOptions } from './color-options.tsx'
import { CountsContext } from './counts.ts'
import styles from './filter-panel.module.css'
import { FilterSection } from './filter-section.tsx'
import * as say from './messages.ts'
import { PublisherOptions } from './publisher-options.tsx'
import { ResolutionOptions } from './resolution-options.tsx'
import { Switch } from './switch.tsx'
import { useFocusPassedOn } from './use-focus-passed-on.ts'
import { useFoundCounts } from './use-found-counts.ts'
import { SECTIONS } from './words.ts'

interface FilterPanelProps {
  /** An alert offers to undo this. */
  onCleared?: () => void
}

/**
 * What the results may be narrowed down by; each choice counts at once, or on Apply (spec.md section 2,
 * Filter sections).
 */
export const FilterPanel = ({ onCleared }: FilterPanelProps) => {
  const { filters, api } = useSearch(selectPlace)
  const count = useSearch(selectFilterCount)
  const offersFavorites = useSearch(selectOffersFavorites)
  const offersApi = useSearch(selectOffersApi)
  const gathered = useSearch(selectGatheredCount)
  const { clearFilters, toggleFilter } = useSearchIntents()
  const appliesAtOnce = usePreference('searchRefresh')
  const changePreferences = useChangePreferences()
  const isWide = count === 0 && gathered === 0
  const counts = useFoundCounts()
  const clearButton = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(clearButton)
  const clear = () => {
    clearFilters()
    onCleared?.()
  }
  return (
    <CountsContext value={counts}>
      {/* Never disabled, or whoever has just pressed it would lose their place. */}
      <button
        ref={clearButton}
        type="button"
        className={styles.clear}
        aria-disabled={isWide}
        onClick={isWide ? undefined : clear}
      >
        {say.clearAll}
      </button>
      {offersFavorites && (
        <Switch
          label={say.favorites}
          isOn={filters.favorites !== undefined}
          onToggle={() => toggleFilter('favorites', 'true')}
        />
      )}
      {SECTIONS.map(({ section, label, isOpen }) => {
        const chosen = filters[section] ?? NONE
        const Options = OPTIONS[section]
        return (
          <FilterSection
            key={section}
            label={label}
            count={chosen.length}
            isOpen={isOpen}
            isLate={LATE.includes(section)}
          >
            {Options ? <Options chosen={chosen} /> : <Checks section={section} chosen={chosen} />}
          </FilterSection>
        )
      })}
      {offersApi && (
        <FilterSection label={say.api} count={api ? 1 : 0} isOpen={false} isLate={false}>
          <ApiOptions chosen={api} />
        </FilterSection>
      )}
      {(counts.isPartial || counts.isMixed) && (
        <p className={styles.note}>
          {counts.isPartial && say.countedAmongNewest}{' '}
          {counts.isMixed && say.aboutMeans(say.gettyMayHaveMore)}
        </p>
      )}
      <Switch
        label={say.applyRightAway}
        isOn={appliesAtOnce}
        onToggle={() => changePreferences({ searchRefresh: !appliesAtOnce })}
      />
    </CountsContext>
  )
}

/** Those that are more than a list of values to tick; each is drawn anew only as its own choice changes. */
const OPTIONS: Partial<Record<SectionName, ComponentType<{ chosen: readonly string[] }>>> = {
  color: memo(ColorOptions),
  resolution: memo(ResolutionOptions),
  collection: memo(CollectionOptions),
  artist: memo(ArtistOptions),
  publisher: memo(PublisherOptions),
}

const Checks = memo(CheckOptions)

/** Too long to be there before anyone looks. */
const LATE: readonly SectionName[] = ['collection', 'artist', 'publisher']

const NONE: readonly string[] = []
