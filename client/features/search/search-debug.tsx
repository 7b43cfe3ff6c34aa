import type { FoundPage } from '#client/actors/pictures/search.ts'
import styles from './search-debug.module.css'

interface SearchDebugProps {
  debug: NonNullable<FoundPage['debug']>
}

const number = new Intl.NumberFormat('en-US')

/** For staff: how a search was read, and which source answered when (design.md section 6). */
export const SearchDebug = ({ debug: { clauses, excluded, sources } }: SearchDebugProps) => (
  <details className={styles.debug} open>
    <summary>How this search was read</summary>
    <dl className={styles.query}>
      <dt>All of</dt>
      <dd>
        {clauses.length === 0 && 'No words: everything matches'}
        <ul>
          {clauses.map((clause) => (
            <li key={clause.join('|')}>{clause.join(' or ')}</li>
          ))}
        </ul>
      </dd>
      {excluded.length > 0 && (
        <>
          <dt>None of</dt>
          <dd>
            <ul>
              {excluded.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
    <table className={styles.sources}>
      <thead>
        <tr>
          <th scope="col">Source asked</th>
          <th scope="col">Time</th>
          <th scope="col">Results</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, milliseconds, total, isPartial }) => (
          <tr key={source}>
            <th scope="row">{NAMES[source] ?? source}</th>
            <td>{number.format(milliseconds)} ms</td>
            <td>{total === null ? 'No answer' : `${isPartial ? 'At least ' : ''}${number.format(total)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {sources.length === 0 && <p>No source was asked.</p>}
  </details>
)

const NAMES: Readonly<Record<string, string>> = { internal: 'Internal', getty: 'Getty' }
