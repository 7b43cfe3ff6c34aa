import type { FoundPage } from '#client/actors/pictures/search.ts'
import * as say from './messages.tsx'
import styles from './search-debug.module.css'

interface SearchDebugProps {
  debug: NonNullable<FoundPage['debug']>
}

const number = new Intl.NumberFormat('en-US')

/** For staff: how a search was read, and which source answered when (design.md section 6). */
export const SearchDebug = ({ debug: { clauses, excluded, sources } }: SearchDebugProps) => (
  <details className={styles.debug} open>
    <summary>{say.howSearchWasRead}</summary>
    <dl className={styles.query}>
      <dt>{say.allOf}</dt>
      <dd>
        {clauses.length === 0 && say.everythingMatches}
        <ul>
          {clauses.map((clause) => (
            <li key={clause.join('|')}>{clause.join(' or ')}</li>
          ))}
        </ul>
      </dd>
      {excluded.length > 0 && (
        <>
          <dt>{say.noneOf}</dt>
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
          <th scope="col">{say.sourceAsked}</th>
          <th scope="col">{say.time}</th>
          <th scope="col">{say.results}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, milliseconds, total, isPartial }) => (
          <tr key={source}>
            <th scope="row">{NAMES[source] ?? source}</th>
            <td>{say.milliseconds(number.format(milliseconds))}</td>
            <td>{total === null ? say.noAnswer : say.resultCount(number.format(total), isPartial)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {sources.length === 0 && <p>{say.noSourceAsked}</p>}
  </details>
)

const NAMES: Readonly<Record<string, string>> = { internal: say.internal, getty: say.getty }
