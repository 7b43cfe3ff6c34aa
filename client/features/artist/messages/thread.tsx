import { Link, useSearchParams } from 'react-router-dom'
import type { ArtistThreadMessagesFragment } from '#client/apollo/generated/graphql.ts'
import ways from '#client/ui/way.module.css'
import { readPage, writePage } from './address.ts'
import { Composer } from './composer.tsx'
import { Message } from './message.tsx'
import * as say from './messages.tsx'
import type { Sides } from './sides.ts'
import styles from './thread.module.css'

interface ThreadProps extends Sides {
  thread: ArtistThreadMessagesFragment
}

const PAGE_SIZE = 50

/** A thread as one of its two sides sees it, the newest message first, with a way to write. */
export const Thread = ({ thread, owner, side, other }: ThreadProps) => {
  const [address] = useSearchParams()
  const page = readPage(address)
  const { count, messages } = thread.messages
  return (
    <div className={styles.thread}>
      <Composer thread={thread.id} owner={owner} side={side} last={thread.last?.id ?? null} other={other} />
      {count === 0 ? (
        <p className={styles.none}>{say.nothingWritten}</p>
      ) : (
        <ul className={styles.list} aria-label={say.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} isOwn={message.side === side} other={other} />
          ))}
        </ul>
      )}
      {count > PAGE_SIZE && (
        <nav aria-label={say.olderAndNewer} className={styles.pages}>
          {page > 1 && (
            <Link className={ways.way} to={writePage(address, page - 1)}>
              {say.newerMessages}
            </Link>
          )}
          {page * PAGE_SIZE < count && (
            <Link className={ways.way} to={writePage(address, page + 1)}>
              {say.olderMessages}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
