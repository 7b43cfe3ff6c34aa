import { useQuery } from '@apollo/client/react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ArtistThreadsDocument, type ArtistThreadsQuery } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import pageStyles from '../list-page.module.css'
import { useRefused } from '../use-refused.ts'
import { queryOfArtist, readPage, writeQueryAt } from './address.ts'
import styles from './artist-threads.module.css'
import * as say from './messages.ts'

/** The artists who have written, unread first. */
export const ArtistThreads = () => {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { page, limit } = readPage(address)
  const { data, previousData, loading, error, refetch } = useQuery(ArtistThreadsDocument, {
    variables: { page, pageSize: limit },
    fetchPolicy: 'cache-and-network',
  })
  const isRefused = useRefused(error)
  const found = (data ?? (loading ? previousData : undefined))?.artistThreads
  const goTo = (wanted: number, size = limit) =>
    void navigate({ search: writeQueryAt(address, { limit: size, offset: offsetOf(wanted, size) }) })
  return (
    <div aria-busy={loading}>
      {error && !isRefused && (
        <Unavailable message={say.notLoaded} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!found && !error && <LoadingBar label={say.loading} />}
      <Link to="/manage/artist-profile" className={ways.way}>
        {say.writeToArtist}
      </Link>
      {found?.count === 0 && <p className={pageStyles.none}>{say.nothingWritten}</p>}
      {found && found.count > 0 && (
        <>
          <ul className={styles.list} aria-label={say.artists}>
            {found.threads.map((thread) => (
              <Row key={thread.id} thread={thread} />
            ))}
          </ul>
          <PaginationBar
            total={found.count}
            limit={limit}
            offset={offsetOf(page, limit)}
            onPage={(wanted) => goTo(wanted)}
            onLimit={(size) => goTo(1, size)}
          />
        </>
      )}
    </div>
  )
}

type Thread = ArtistThreadsQuery['artistThreads']['threads'][number]

const Row = ({ thread: { id, name, unread, last } }: { thread: Thread }) => (
  <li className={styles.row} data-unread={unread > 0}>
    <p className={styles.facts}>
      <Link to={queryOfArtist(id)} className={styles.name}>
        {name}
      </Link>
      {last && <Time at={last.sentAt} to="minute" />}
      <span className={styles.state}>{wordsOf(unread, last)}</span>
    </p>
    {last && (
      <p className={styles.words} dir="auto">
        {last.text}
      </p>
    )}
  </li>
)

const wordsOf = (unread: number, last: Thread['last']): string => {
  if (unread > 0) return `${unread} unread`
  return last?.side === 'ARTIST' ? say.waitsForAnswer : say.answered
}
