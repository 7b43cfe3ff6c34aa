import { Link } from 'react-router-dom'
import { useSearch, useSearchIntents } from '#client/actors/search.ts'
import { selectFilterCount } from '#machines/search/selectors.ts'
import styles from './nothing-found.module.css'

/** What to try when a search finds nothing. */
export const NothingFound = ({ q }: { q: string }) => {
  const isFiltered = useSearch(selectFilterCount) > 0
  const { clearFilters } = useSearchIntents()
  return (
    <section className={styles.nothing}>
      <h2>{q || isFiltered ? 'Nothing matches this search' : 'There is nothing here yet'}</h2>
      {q && (
        <ul className={styles.hints}>
          <li>Check the spelling, or use fewer words.</li>
          <li>Quotes look for a phrase: leave them out to find the words anywhere.</li>
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
        <Link to="/search?sort=popular">See what is popular</Link>
        <Link to="/search">See the newest art</Link>
      </p>
    </section>
  )
}
