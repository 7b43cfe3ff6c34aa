import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { ArtSummaryDocument, type ArtSummaryQuery } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import page from '../artist.module.css'
import styles from './art.module.css'
import * as say from './messages.tsx'
import { NotAnArtist, NoWorks } from './nothing.tsx'
import { ALL_PATH, allOf, UPLOAD_PATH } from './place.ts'
import { countOf, STATE_WORDS, STATES } from './states.ts'
import { WorkTiles } from './work-tile.tsx'

/** /artist/art: how an artist's works stand, the latest, and what waits for whom. */
export const Component = () => {
  usePageTitle(say.yourArt)
  const { data, loading, error, refetch } = useQuery(ArtSummaryDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <div className={page.page} aria-busy={loading}>
      <header className={styles.head}>
        <h1>{say.yourArt}</h1>
        {data?.latest && data.latest.count > 0 && (
          <Link to={UPLOAD_PATH} className={makeButtonClass()}>
            {say.uploadArt}
          </Link>
        )}
      </header>
      {error && <Unavailable message={say.notShown} onRetry={() => void refetch().catch(() => {})} />}
      {!data && loading && <LoadingBar label={say.loadingYourArt} />}
      {data && <Summary shown={data} />}
    </div>
  )
}

const Summary = ({ shown: { latest, refused, waiting } }: { shown: ArtSummaryQuery }) => {
  if (!latest) return <NotAnArtist />
  if (latest.count === 0) return <NoWorks />
  return (
    <>
      <ul className={styles.sums} aria-label={say.worksByState}>
        {STATES.map((state) => (
          <li key={state}>
            <Link to={allOf(state)} className={styles.sum}>
              <strong>{countOf(latest.states, state).toLocaleString('en-US')}</strong>
              {STATE_WORDS[state].name}
            </Link>
          </li>
        ))}
      </ul>
      {refused && refused.count > 0 && (
        <Part title={say.refused} says={STATE_WORDS.REFUSED.says} works={refused.works} />
      )}
      {waiting && waiting.count > 0 && (
        <Part title={say.waitingForReview} says={STATE_WORDS.WAITING.says} works={waiting.works} />
      )}
      <Part title={say.latest} works={latest.works} />
      <Link to={ALL_PATH} className={ways.way}>
        {say.allWorks(latest.count.toLocaleString('en-US'), <ArrowIcon />)}
      </Link>
    </>
  )
}

interface PartProps {
  title: string
  says?: string
  works: NonNullable<ArtSummaryQuery['latest']>['works']
}

const Part = ({ title, says, works }: PartProps) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {says && <p className={styles.says}>{says}</p>}
    <WorkTiles label={title} works={works} />
  </section>
)
