import { useQuery } from '@apollo/client/react'
import { type ComponentType, useId } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import {
  type ArtistMessageSide,
  type ArtistThreadMessagesFragment,
  OneArtistThreadDocument,
} from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import { selectUser } from '#machines/auth/selectors.ts'
import pageStyles from '../list-page.module.css'
import { useRefused } from '../use-refused.ts'
import { ARTISTS_QUERY, readPage } from './address.ts'
import styles from './artist-threads.module.css'
import * as say from './messages.ts'

/** Shows a thread to one of its sides. */
export type ThreadPart = ComponentType<{
  thread: ArtistThreadMessagesFragment
  owner: string
  side: ArtistMessageSide
  other: string
}>

/** What one artist and staff have written, and where staff answer. */
export const ArtistThread = ({ user, Thread }: { user: string; Thread: ThreadPart }) => {
  const owner = useAuth(selectUser)?.uuid
  const headingId = useId()
  const [address] = useSearchParams()
  const { data, previousData, loading, error, refetch } = useQuery(OneArtistThreadDocument, {
    variables: { id: user, page: readPage(address).page },
    fetchPolicy: 'cache-and-network',
  })
  const isRefused = useRefused(error)
  const shown = data ?? (loading ? previousData : undefined)
  const thread = shown?.artistThread
  return (
    <section aria-busy={loading} aria-labelledby={thread ? headingId : undefined}>
      <Link to={`/manage/messages${ARTISTS_QUERY}`} className={ways.way}>
        {say.allArtists}
      </Link>
      {error && !isRefused && (
        <Unavailable message={say.notLoaded} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!shown && !error && <LoadingBar label={say.loading} />}
      {shown && !thread && <p className={pageStyles.none}>{say.noArtistProfile}</p>}
      {thread && owner !== undefined && (
        <>
          <h2 id={headingId} className={styles.heading}>
            <Link to={`/manage/artist-profile/${thread.profileId}`} className={ways.way}>
              {thread.name}
            </Link>
          </h2>
          <Thread key={user} thread={thread} owner={owner} side="STAFF" other={thread.name} />
        </>
      )}
    </section>
  )
}
