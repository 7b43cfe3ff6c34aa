import { Link } from 'react-router-dom'
import {
  type FoundPage,
  useSearch,
  useSearchIntents,
  type useShownPlace,
} from '#client/actors/pictures/search.ts'
import { selectFilterCount } from '#machines/search/selectors.ts'
import { EmptiedBy } from './emptied-by.tsx'
import * as say from './messages.tsx'
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
        <h2>{place.q || isFiltered ? say.nothingMatches : say.nothingHereYet}</h2>
        {isFiltered && (
          <>
            <p className={styles.why}>{place.q ? say.filtersMayBeWhy : say.noArtHasAll}</p>
            <EmptiedBy without={without} place={place} />
          </>
        )}
        {place.q && !isFiltered && (
          <ul className={styles.hints}>
            <li>{say.checkSpelling}</li>
            <li>{say.leaveOutQuotes}</li>
            <li>{say.pipeFindsAny(<code>{say.pipeExample}</code>)}</li>
          </ul>
        )}
        <p className={styles.ways}>
          {isFiltered && (
            <button type="button" onClick={clearFilters}>
              {say.clearAllFilters}
            </button>
          )}
          <Link to="/search">{say.seeNewest}</Link>
        </p>
      </section>
      <PopularArt />
    </>
  )
}
