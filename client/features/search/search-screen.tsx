import type { ComponentType } from 'react'
import {
  type FoundPage,
  useFoundPage,
  useSearch,
  useSearchIntents,
  useShownPlace,
} from '#client/actors/pictures/search.ts'
import type { TileMenuProps } from '#client/features/media/media-grid.tsx'
import { selectGathers, selectMayNarrow, selectPlace } from '#machines/search/selectors.ts'
import { FilterActions } from './filters/filter-actions.tsx'
import { FilterButton } from './filters/filter-button.tsx'
import { FilterDrawer } from './filters/filter-drawer.tsx'
import { useFilterSide } from './filters/use-filter-side.ts'
import { foundInWords, showInWords } from './found-in-words.ts'
import * as say from './messages.tsx'
import { SearchHint } from './search-hint.tsx'
import type { OutcomeParts } from './search-outcome.tsx'
import { SearchResults } from './search-results.tsx'
import styles from './search-screen.module.css'
import { SortMenu } from './sort-menu.tsx'

interface SearchScreenProps extends OutcomeParts {
  QuickView: ComponentType<{ imageId: string }>
  /** What the results may be narrowed down by; comes when it is first opened. */
  FilterPanel: ComponentType<{ onCleared?: () => void }>
  /** What staff can do to a picture on the wall; comes when it is first opened. */
  StaffMenu: ComponentType<TileMenuProps>
  RelatedKeywords: ComponentType<{ q: string }>
  /** What is chosen of the filters; comes when something is. */
  ChosenFilters: ComponentType
  /** How the search was read, which staff may ask for; comes when it is. */
  SearchDebug: ComponentType<{ debug: NonNullable<FoundPage['debug']> }>
}

/**
 * What was found, in which order, page by page, and what it may be narrowed down by (spec.md section 2,
 * Search screen).
 */
export const SearchScreen = (props: SearchScreenProps) => {
  const { QuickView, FilterPanel, StaffMenu, RelatedKeywords, ChosenFilters, SearchDebug } = props
  const { DidYouMean, NothingFound, PopularArt } = props
  const place = useShownPlace()
  const page = useFoundPage(place)
  const isFound = page !== null && page.images.length > 0
  const { sort, filters } = useSearch(selectPlace)
  const gathers = useSearch(selectGathers)
  const { chooseSort } = useSearchIntents()
  const { isWide, isOpen, isAside: isAsideOpen, isDrawer, toggle, closeDrawer } = useFilterSide()
  const isFiltered = Object.keys(filters).length > 0
  const mayNarrow = useSearch(selectMayNarrow)
  const isAside = isAsideOpen && mayNarrow
  return (
    <div className={styles.screen} data-aside={isAside}>
      <header className={styles.header}>
        <div>
          <h1 tabIndex={-1}>{place.q || (place.group ? say.artists : say.allArt)}</h1>
          <p aria-live="polite">{page && foundInWords(page)}</p>
        </div>
        <div className={styles.tools}>
          {mayNarrow && <FilterButton isWide={isWide} isOpen={isOpen} onPress={toggle} />}
          <SortMenu sort={sort} onSort={chooseSort} />
        </div>
      </header>
      {isAside && (
        <aside className={styles.aside} aria-label={say.filters}>
          <h2>{say.filters}</h2>
          <FilterPanel />
          {gathers && (
            <div className={styles.actions}>
              <FilterActions idle={say.apply} />
            </div>
          )}
        </aside>
      )}
      {/* After the filters, which whoever goes by keyboard would reach only past every keyword. */}
      <div className={styles.besides}>
        <div className={styles.keywords}>
          {isFound && <RelatedKeywords q={readMeantWords(page, place.q)} />}
        </div>
        {place.q && isFound && <SearchHint />}
        {page?.debug && <SearchDebug debug={page.debug} />}
        {isFiltered && (
          <div className={styles.chosen}>
            <ChosenFilters />
          </div>
        )}
      </div>
      <SearchResults
        page={page}
        place={place}
        QuickView={QuickView}
        StaffMenu={StaffMenu}
        DidYouMean={DidYouMean}
        NothingFound={NothingFound}
        PopularArt={PopularArt}
      />
      {isDrawer && (
        <FilterDrawer
          footer={<FilterActions idle={showInWords(page)} onDone={closeDrawer} />}
          onClose={closeDrawer}
        >
          <FilterPanel onCleared={closeDrawer} />
        </FilterDrawer>
      )}
    </div>
  )
}

/** The words that the results are of: those that were meant, where what was typed finds nothing. */
const readMeantWords = ({ spelling }: FoundPage, typed: string): string =>
  spelling?.isApplied ? spelling.q : typed
