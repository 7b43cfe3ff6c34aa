import { Link } from 'react-router-dom'
import type { DeskFruitlessSearchesQuery } from '#client/apollo/generated/graphql.ts'
import * as say from './messages.tsx'
import styles from './word-list.module.css'

interface WordListProps {
  words: DeskFruitlessSearchesQuery['deskFruitlessSearches']['words']
}

/** What visitors looked for most and did not find; each leads to the search as it is today. */
export const WordList = ({ words }: WordListProps) => (
  <div>
    <h4 id="looked-for" className={styles.title}>
      {say.whatVisitorsLookedFor}
    </h4>
    <ol className={styles.list} aria-labelledby="looked-for">
      {words.map(({ words: query, count }) => (
        <li key={query} className={styles.row}>
          <Link className={styles.words} to={`/search?${new URLSearchParams({ q: query })}`}>
            {query}
          </Link>
          <span className={styles.count}>
            {count.toLocaleString('en-US')}
            <span className="visually-hidden">{count === 1 ? say.time : say.times}</span>
          </span>
        </li>
      ))}
    </ol>
  </div>
)
