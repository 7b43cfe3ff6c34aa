import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { OwnArtistThreadDocument } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import { usePageTitle } from '#client/ui/page-title.ts'
import { useSettings } from '#client/ui/settings.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import { selectUser } from '#machines/auth/selectors.ts'
import page from '../artist.module.css'
import { readPage } from './address.ts'
import * as say from './messages.tsx'
import { Thread } from './thread.tsx'

/** /artist/message: what an artist or applicant and the shop write to each other. */
export const MessageScreen = () => {
  usePageTitle(say.messages)
  const { brand } = useSettings()
  const owner = useAuth(selectUser)?.uuid
  const [address] = useSearchParams()
  const { data, previousData, loading, error, refetch } = useQuery(OwnArtistThreadDocument, {
    variables: { page: readPage(address) },
    fetchPolicy: 'cache-and-network',
  })
  const shown = data ?? (loading ? previousData : undefined)
  return (
    <div className={page.page} aria-busy={loading}>
      <h1>{say.messages}</h1>
      {error && <Unavailable message={say.notShown} onRetry={() => void refetch().catch(() => {})} />}
      {!shown && loading && <LoadingBar label={say.loadingMessages} />}
      {shown?.ownArtistThread && owner !== undefined && (
        <Thread key={owner} thread={shown.ownArtistThread} owner={owner} side="ARTIST" other={brand} />
      )}
      {shown && !shown.ownArtistThread && <NoArtist />}
    </div>
  )
}

const NoArtist = () => (
  <section className={nothing.none}>
    <h2>{say.forArtists}</h2>
    <p>{say.applyFirst}</p>
    <Link to="/artist/apply" className={ways.way}>
      {say.applyToSell(<ArrowIcon />)}
    </Link>
  </section>
)
