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
import { Thread } from './thread.tsx'

/** /artist/message: what an artist or applicant and the shop write to each other. */
export const MessageScreen = () => {
  usePageTitle('Messages')
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
      <h1>Messages</h1>
      {error && (
        <Unavailable
          message="Your messages cannot be shown right now."
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!shown && loading && <LoadingBar label="Loading your messages" />}
      {shown?.ownArtistThread && owner !== undefined && (
        <Thread key={owner} thread={shown.ownArtistThread} owner={owner} side="ARTIST" other={brand} />
      )}
      {shown && !shown.ownArtistThread && <NoArtist />}
    </div>
  )
}

const NoArtist = () => (
  <section className={nothing.none}>
    <h2>Messages are for artists</h2>
    <p>Apply to sell your art with us, and you can write to our team here.</p>
    <Link to="/artist/apply" className={ways.way}>
      Apply to sell <ArrowIcon />
    </Link>
  </section>
)
