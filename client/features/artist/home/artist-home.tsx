import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { ArtistHomeDocument } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import page from '../artist.module.css'
import { type OwnArtistProfile, OwnProfile } from '../own-profile.tsx'
import { STAGE_WORDS } from '../stage-words.ts'
import * as say from './messages.tsx'
import { Standing } from './standing.tsx'

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
      {data && <Standing data={data} />}
    </div>
  )
}
