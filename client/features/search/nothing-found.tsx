import { Link } from 'react-router-dom'
import {
  type FoundPage,
  useSearch,
  useSearchIntents,
  type useShownPlace,
} from '#client/actors/pictures/search.ts'
import { selectFilterCount } from '#machines/search/selectors.ts'
import { EmptiedBy } from './emptied-by.tsx'
import styles from './nothing-found.module.css'
import { PopularArt } from './popular-art.tsx'

interface NothingFoundProps {
  place: ReturnType<typeof useShownPlace>
  without: FoundPage['without']
}

/** When a search finds nothing: what emptied it, what to try, and pictures that others like. */
export const NothingFound = ({ place, without }: NothingFoundProps) => {
  const isFiltered = useSearch(selectFilterCount) > 0
  const { clearFilters } = useSearchIntents()
  return (
    <>
      <section className={styles.nothing}>
        <h2>{place.q || isFiltered ? 'Nothing matches this search' : 'There is nothing here yet'}</h2>
        {isFiltered && (
          <>
            <p className={styles.why}>{place.q ? 'These filters may be why:' : 'No art has all of these:'}</p>
            <EmptiedBy without={without} place={place} />
          </>
        )}
        {place.q && !isFiltered && (
          <ul className={styles.hints}>
            <li>Check the spelling, or use fewer words.</li>
            <li>Quotes look for a phrase just as it is: leave them out to find the words anywhere.</li>
            <li>
              A pipe finds any of the words: <code>heron | egret</code>
            </li>
          </ul>
        )}
        <p className={styles.ways}>
          {isFiltered && (
            <button type="button" onClick={clearFilters}>
              Clear all filters
            </button>
          )}
          <Link to="/search">See the newest art</Link>
        </p>
      </section>
      <PopularArt />
    </>
  )
}
