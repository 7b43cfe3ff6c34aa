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
import { partsOf } from './parts.ts'

/** /artist/new: what a new artist does before they are paid, in any order. */
export const Component = () => {
  usePageTitle('Getting started')
  const { data, loading, error, refetch } = useQuery(NewArtistDocument, {
    fetchPolicy: 'cache-and-network',
  })
  return (
    <div className={page.page} aria-busy={loading}>
      <h1>Getting started</h1>
      {error && (
        <Unavailable
          message="This list cannot be shown right now."
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!data && loading && <LoadingBar label="Loading what is left to do" />}
      {data && (data.earnings ? <Parts of={data} /> : <NoArtist what="This list" />)}
    </div>
  )
}

const Parts = ({ of }: { of: NewArtistQuery }) => {
  const parts = partsOf(of)
  const waiting = parts.filter(({ isDone }) => !isDone)
  return (
    <>
      <p className={styles.note}>
        Three things, in any order, before we can pay you. You may upload and sell your art right away.
      </p>
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
        <h2 id="waits">What a payment waits for</h2>
        {waiting.length === 0 ? (
          <p className={styles.good}>
            Nothing that you can do: we pay what has cleared on the next payment day.
          </p>
        ) : (
          <p>
            It waits for your {LIST.format(waiting.map(({ title }) => title.toLowerCase()))}. What you sell
            meanwhile is yours, and is paid once this is done.
          </p>
        )}
        <Link className={ways.way} to="/artist/upload">
          Upload art <ArrowIcon />
        </Link>
      </section>
    </>
  )
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })
