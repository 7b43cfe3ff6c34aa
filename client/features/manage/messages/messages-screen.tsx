import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '#client/ui/page-title.ts'
import pageStyles from '../list-page.module.css'
import { ANSWERED_QUERY, ARTISTS_QUERY, readArtist, readKind } from './address.ts'
import { ArtistThread, type ThreadPart } from './artist-thread.tsx'
import { ArtistThreads } from './artist-threads.tsx'
import { MessageList } from './message-list.tsx'
import * as say from './messages.ts'
import styles from './messages-screen.module.css'

const KINDS = [
  { kind: 'waiting', label: say.waiting, query: '' },
  { kind: 'answered', label: say.answered, query: ANSWERED_QUERY },
  { kind: 'artists', label: say.artists, query: ARTISTS_QUERY },
] as const

/**
 * /manage/messages: what visitors left for the designers and what artists wrote, and a way to answer;
 * `Thread` shows an artist's.
 */
export const MessagesScreen = ({ Thread }: { Thread: ThreadPart }) => {
  usePageTitle(say.messages)
  const [address] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const kind = readKind(address)
  const artist = readArtist(address)
  return (
    <div className={pageStyles.page}>
      <h1 ref={heading} tabIndex={-1} className={pageStyles.title}>
        {say.messages}
      </h1>
      <p className={pageStyles.lead}>{kind === 'artists' ? say.whatArtistsWrite : say.whatVisitorsLeft}</p>
      <nav aria-label={say.messages} className={styles.kinds}>
        {KINDS.map((each) => (
          <Link
            key={each.kind}
            to={`/manage/messages${each.query}`}
            aria-current={each.kind === kind ? 'page' : undefined}
          >
            {each.label}
          </Link>
        ))}
      </nav>
      {kind !== 'artists' && (
        <MessageList
          key={kind}
          isAnswered={kind === 'answered'}
          onLastAnswered={() => heading.current?.focus()}
        />
      )}
      {kind === 'artists' &&
        (artist === null ? <ArtistThreads /> : <ArtistThread user={artist} Thread={Thread} />)}
    </div>
  )
}
