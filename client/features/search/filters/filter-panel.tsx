import { useSearch, useSearchIntents } from '#client/actors/search.ts'
import { selectFilterCount, selectOffersApi, selectPlace } from '#machines/search/selectors.ts'
import { ApiOptions } from './api-options.tsx'
import { ArtistOptions } from './artist-options.tsx'
import { CheckOptions } from './check-options.tsx'
import { ColorOptions } from './color-options.tsx'
import styles from './filter-panel.module.css'
import { FilterSection } from './filter-section.tsx'
import { ResolutionOptions } from './resolution-options.tsx'
import { SECTIONS } from './words.ts'

interface FilterPanelProps {
  /** Whoever clears is offered to undo that, elsewhere on the page. */
  onCleared?: () => void
}

/** What the results may be narrowed down by; each choice counts at once (spec.md section 2, Filter sections). */
export const FilterPanel = ({ onCleared }: FilterPanelProps) => {
  const { filters, api } = useSearch(selectPlace)
  const count = useSearch(selectFilterCount)
  const offersApi = useSearch(selectOffersApi)
  const { clearFilters } = useSearchIntents()
  const clear = () => {
    clearFilters()
    onCleared?.()
  }
  return (
    <>
      {/* Never disabled, or whoever has just pressed it would lose their place. */}
      <button
        type="button"
        className={styles.clear}
        aria-disabled={count === 0}
        onClick={count === 0 ? undefined : clear}
      >
        Clear All
      </button>
      {SECTIONS.map(({ section, label, isOpen }) => {
        const chosen = filters[section] ?? []
        const Options = OPTIONS[section]
        return (
          <FilterSection key={section} label={label} count={chosen.length} isOpen={isOpen}>
            {Options ? <Options chosen={chosen} /> : <CheckOptions section={section} chosen={chosen} />}
          </FilterSection>
        )
      })}
      {offersApi && (
        <FilterSection label="API" count={api ? 1 : 0} isOpen={false}>
          <ApiOptions chosen={api} />
        </FilterSection>
      )}
    </>
  )
}

type Named = (typeof SECTIONS)[number]['section']

/** Those that are more than a list of values to tick. */
const OPTIONS: { [Section in Named]?: typeof ColorOptions } = {
  color: ColorOptions,
  resolution: ResolutionOptions,
  artist: ArtistOptions,
}
