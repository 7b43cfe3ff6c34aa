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
import * as say from './messages.tsx'
import { type ActivityPlace, readActivityPlace, toActivityVariables, writeActivityPlace } from './place.ts'
import { byDay } from './words.ts'

/** /manage/activity: what staff did to records, by day and the latest first. */
export const Component = () => {
  usePageTitle(say.activity)
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
  // The next choice starts from what is drawn: draw this one at once.
  const go = (to: ActivityPlace) => void navigate(writeActivityPlace(to), { flushSync: true })
  return (
    <div className={pageStyles.page} aria-busy={loading}>
      <h1 className={pageStyles.title}>{say.activity}</h1>
      <p className={pageStyles.lead}>{say.whatStaffChanged}</p>
      <ActivityChoices place={place} onPlace={go} />
      {error && !isRefused && <Unavailable message={say.notLoaded} onRetry={() => void refetch()} />}
      {!shown && !error && <LoadingBar label={say.loading} />}
      {shown && shown.entries.length === 0 && (
        <p className={pageStyles.none} role="status">
          {isNarrowed ? say.nothingMatches : say.nothingYet}
          {isNarrowed && <Link to="/manage/activity">{say.showAll}</Link>}
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
          <nav className={styles.pages} aria-label={say.pages}>
            {place.after !== '' && (
              <Link
                className={makeButtonClass({ variant: 'outline' })}
                to={writeActivityPlace({ ...place, after: '' })}
              >
                {say.latest}
              </Link>
            )}
            {shown.next !== null && (
              <Link
                className={makeButtonClass({ variant: 'outline' })}
                to={writeActivityPlace({ ...place, after: shown.next })}
              >
                {say.older}
              </Link>
            )}
          </nav>
        </div>
      )}
    </div>
  )
}
