import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { OwnArtistProfileDocument, type OwnArtistProfileQuery } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import styles from './artist.module.css'
import * as say from './messages.tsx'

export type OwnArtistProfile = NonNullable<OwnArtistProfileQuery['artistProfile']>

/**
 * Shows one's own artist profile as `children` have it, or why there is none to show; `title` is the page's
 * without one.
 */
export const OwnProfile = ({
  title,
  children,
}: {
  title: string
  children: (profile: OwnArtistProfile) => ReactNode
}) => {
  const { data, error, refetch } = useQuery(OwnArtistProfileDocument, { fetchPolicy: 'cache-and-network' })
  const profile = data?.artistProfile
  if (profile) return <div className={styles.page}>{children(profile)}</div>
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <h1>{title}</h1>
      {error && <Unavailable message={say.profileNotShown} onRetry={() => void refetch()} />}
      {!data && !error && <div className={styles.loading} aria-hidden="true" />}
      {data && <NoProfile />}
    </div>
  )
}

const NoProfile = () => (
  <section className={nothing.none}>
    <h2>{say.noProfile}</h2>
    <p>{say.otherEmail}</p>
    <Link to="/artist/apply" className={ways.way}>
      {say.applyToSell(<ArrowIcon />)}
    </Link>
    <Link to="/accounts/logout" className={ways.way}>
      {say.signOut(<ArrowIcon />)}
    </Link>
  </section>
)
