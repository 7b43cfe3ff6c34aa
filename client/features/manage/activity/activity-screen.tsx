import { useQuery } from '@apollo/client/react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ActivityDocument } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import pageStyles from '../list-page.module.css'
import { useRefused } from '../use-refused.ts'
import styles from './activity.module.css'
import { ActivityChoices } from './activity-choices.tsx'
import { ActivityEntry } from './activity-entry.tsx'
import { readActivityPlace, toActivityVariables, writeActivityPlace } from './place.ts'
import { byDay } from './words.ts'

/** /manage/activity: what staff did to records, by day and the latest first. */
export const Component = () => {
  usePageTitle('Activity')
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const place = readActivityPlace(address)
  const { data, previousData, error, loading, refetch } = useQuery(ActivityDocument, {
    variables: toActivityVariables(place),
    fetchPolicy: 'cache-and-network',
  })
  const isRefused = useRefused(error)
  const shown = (data ?? (loading ? previousData : undefined))?.activity
  const isNarrowed = place.person !== '' || place.resource !== '' || place.day !== ''
  return (
    <div className={pageStyles.page} aria-busy={loading}>
      <h1 className={pageStyles.title}>Activity</h1>
      <p className={pageStyles.lead}>What staff changed, latest first. A batch is one entry.</p>
      <ActivityChoices place={place} onPlace={(to) => void navigate(writeActivityPlace(to))} />
      {error && !isRefused && (
        <Unavailable message="Activity could not be loaded." onRetry={() => void refetch()} />
      )}
      {!shown && !error && <LoadingBar label="Loading" />}
      {shown && shown.entries.length === 0 && (
        <p className={pageStyles.none} role="status">
          {isNarrowed ? 'No activity matches. ' : 'No activity yet.'}
          {isNarrowed && <Link to="/manage/activity">Show all</Link>}
        </p>
      )}
      {shown && (
        <div className={loading ? styles.stale : undefined}>
          {[...byDay(shown.entries)].map(([day, entries]) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className={styles.title}>
                <Time at={day} to="longDay" isUtc />
              </h2>
              <ul className={styles.entries}>
                {entries.map((entry) => (
                  <ActivityEntry key={entry.key} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
          <nav className={styles.pages} aria-label="Pages">
            {place.after !== '' && (
              <Link
                className={makeButtonClass({ variant: 'outline' })}
                to={writeActivityPlace({ ...place, after: '' })}
              >
                Latest
              </Link>
            )}
            {shown.next !== null && (
              <Link
                className={makeButtonClass({ variant: 'outline' })}
                to={writeActivityPlace({ ...place, after: shown.next })}
              >
                Older
              </Link>
            )}
          </nav>
        </div>
      )}
    </div>
  )
}
