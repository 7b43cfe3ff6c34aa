import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { NewArtistDocument, type NewArtistQuery } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import page from '../artist.module.css'
import { NoArtist } from '../no-artist.tsx'
import styles from '../terms.module.css'
import * as say from './messages.tsx'
import { partsOf } from './parts.ts'

/** /artist/new: what a new artist does before they are paid, in any order. */
export const Component = () => {
  usePageTitle(say.gettingStarted)
  const { data, loading, error, refetch } = useQuery(NewArtistDocument, {
    fetchPolicy: 'cache-and-network',
  })
  return (
    <div className={page.page} aria-busy={loading}>
      <h1>{say.gettingStarted}</h1>
      {error && <Unavailable message={say.notShown} onRetry={() => void refetch().catch(() => {})} />}
      {!data && loading && <LoadingBar label={say.loading} />}
      {data && (data.earnings ? <Parts of={data} /> : <NoArtist what={say.thisList} />)}
    </div>
  )
}

const Parts = ({ of }: { of: NewArtistQuery }) => {
  const parts = partsOf(of)
  const waiting = parts.filter(({ isDone }) => !isDone)
  return (
    <>
      <p className={styles.note}>{say.threeThings}</p>
      <ol className={styles.steps}>
        {parts.map(({ to, title, says, isDone }) => (
          <li key={to}>
            <Link to={to} className={styles.step}>
              <span className={styles.mark} data-done={isDone || undefined} aria-hidden="true">
                {isDone && '✓'}
              </span>
              <span>
                <h2>{title}</h2>
                <span className={styles.note}>{says}</span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ol>
      <section className={styles.part} aria-labelledby="waits">
        <h2 id="waits">{say.whatPaymentWaitsFor}</h2>
        {waiting.length === 0 ? (
          <p className={styles.good}>{say.nothingToDo}</p>
        ) : (
          <p>{say.waitsFor(LIST.format(waiting.map(({ title }) => title.toLowerCase())))}</p>
        )}
        <Link className={ways.way} to="/artist/upload">
          {say.uploadArt(<ArrowIcon />)}
        </Link>
      </section>
    </>
  )
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })
