import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { OwnArtistProfileDocument, type OwnArtistProfileQuery } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import styles from './artist.module.css'

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
      {error && (
        <Unavailable
          message="Your artist profile cannot be shown right now."
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <div className={styles.loading} aria-hidden="true" />}
      {data && <NoProfile />}
    </div>
  )
}

const NoProfile = () => (
  <section className={nothing.none}>
    <h2>This account has no artist profile</h2>
    <p>If you sell with us under another email, sign in with that one.</p>
    <Link to="/artist/apply" className={ways.way}>
      Apply to sell your art <ArrowIcon />
    </Link>
    <Link to="/accounts/logout" className={ways.way}>
      Sign out <ArrowIcon />
    </Link>
  </section>
)
