import { useQuery } from '@apollo/client/react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { FollowingDocument } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import { usePageTitle } from '#client/ui/page-title.ts'
import { offsetOf, PER_PAGE } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import { readPage, writeQueryAt } from './address.ts'
import { FollowedArtist } from './followed-artist.tsx'
import styles from './following.module.css'
import { MailSwitch } from './mail-switch.tsx'
import * as say from './messages.tsx'
import { WithoutPage } from './without-page.tsx'

/** /accounts/following: the artists whom one follows, and the mail about their new work. */
export const FollowingScreen = () => {
  usePageTitle(say.following)
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { page, limit } = readPage(address)
  const { data, previousData, error, loading, refetch } = useQuery(FollowingDocument, {
    variables: { limit, offset: offsetOf(page, limit) },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? (loading ? previousData : undefined))?.following
  const writeQuery = (offset: number, many = limit) => writeQueryAt(address, { limit: many, offset })
  if (page > 1 && !loading && found?.artists.length === 0)
    return <Navigate to={{ search: writeQuery(0) }} replace />
  return (
    <div className={styles.page} aria-busy={loading}>
      <h1>{say.following}</h1>
      {error && <Unavailable message={say.notShown} onRetry={() => void refetch().catch(() => {})} />}
      {!found && !error && <LoadingBar label={say.loading} />}
      {found && (found.total > 0 || !found.mail.isWanted) && <MailSwitch isWanted={found.mail.isWanted} />}
      {found?.total === 0 && found.withoutPage.length === 0 && <NobodyYet />}
      {found && found.artists.length > 0 && (
        <ul className={styles.artists} aria-label={say.artistsYouFollow}>
          {found.artists.map((artist) => (
            <FollowedArtist key={artist.id} artist={artist} />
          ))}
        </ul>
      )}
      {found && found.withoutPage.length > 0 && <WithoutPage artists={found.withoutPage} />}
      {found && found.total > PER_PAGE[0] && (
        <PaginationBar
          total={found.total}
          limit={limit}
          offset={offsetOf(page, limit)}
          onPage={(to) => void navigate({ search: writeQuery(offsetOf(to, limit)) })}
          onLimit={(to) => void navigate({ search: writeQuery(0, to) })}
        />
      )}
    </div>
  )
}

const NobodyYet = () => (
  <section className={nothing.none}>
    <h2>{say.followNoOne}</h2>
    <p>{say.followHint}</p>
    <Link to="/search" className={ways.way}>
      {say.seeNewest(<ArrowIcon />)}
    </Link>
  </section>
)
