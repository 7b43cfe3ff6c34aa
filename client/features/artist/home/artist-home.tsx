import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { ArtistHomeDocument, type ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import page from '../artist.module.css'
import { type OwnArtistProfile, OwnProfile } from '../own-profile.tsx'
import { STAGE_WORDS } from '../stage-words.ts'
import { FirstPicture } from './first-picture.tsx'
import styles from './home.module.css'
import { LatestSales } from './latest-sales.tsx'
import * as say from './messages.tsx'
import { type NextStep, nextStepOf } from './next-step.ts'
import { ReturnedPayment } from './returned-payment.tsx'
import { Sums } from './sums.tsx'

/** /artist: what an artist does next, and how their art and money stand. */
export const Component = () => {
  usePageTitle(say.artistPortal)
  return (
    <OwnProfile title={say.artistPortal}>
      {(profile) => (
        <>
          <h1>{say.artistPortal}</h1>
          {isTakenOn(profile) ? <Home /> : <Applicant profile={profile} />}
        </>
      )}
    </OwnProfile>
  )
}

const isTakenOn = ({ applicationStage }: OwnArtistProfile): boolean =>
  applicationStage === 'APPROVED' || applicationStage === 'PAYMENT'

const Applicant = ({ profile: { applicationStage } }: { profile: OwnArtistProfile }) => (
  <section className={page.card}>
    <div>
      <h2>{STAGE_WORDS[applicationStage].name}</h2>
      <p className={page.note}>{STAGE_WORDS[applicationStage].says}</p>
      <Link className={ways.way} to="/artist/apply">
        {say.yourApplication(<ArrowIcon />)}
      </Link>
    </div>
  </section>
)

const Home = () => {
  const { data, loading, error, refetch } = useQuery(ArtistHomeDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <div aria-busy={loading}>
      {error && <Unavailable message={say.notShown} onRetry={() => void refetch().catch(() => {})} />}
      {!data && loading && <LoadingBar label={say.loading} />}
      {data && <Shown data={data} />}
    </div>
  )
}

/** Whoever has neither art nor sales sees how to begin, and no row of zeros. */
const Shown = ({ data }: { data: ArtistHomeQuery }) => {
  const { earnings, ownWorks, earningsSales } = data
  const next = nextStepOf(data)
  const works = ownWorks ? Object.values({ ...ownWorks.states, __typename: 0 }) : []
  const hasArt = works.some((count) => count > 0)
  const hasSold = (earningsSales?.count ?? 0) > 0
  if (!hasArt && !hasSold)
    return (
      <>
        {next && <Next step={next} />}
        <FirstPicture />
      </>
    )
  return (
    <>
      {next ? <Next step={next} /> : <p className={styles.done}>{say.allSet}</p>}
      {earnings?.returned && <ReturnedPayment payment={earnings.returned} />}
      {earnings && <Sums earnings={earnings} waiting={ownWorks?.states.waiting ?? 0} />}
      {earningsSales && <LatestSales sales={earningsSales.data} />}
    </>
  )
}

const Next = ({ step: { says, to, label, isUrgent } }: { step: NextStep }) => (
  <section className={styles.next} aria-label={say.whatToDoNext} data-urgent={isUrgent || undefined}>
    <p>{says}</p>
    <Link className={makeButtonClass()} to={to}>
      {label}
    </Link>
  </section>
)
