import type { ArtistThreadMessagesFragment } from '#client/apollo/generated/graphql.ts'
import { Time } from '#client/ui/time.tsx'
import { MessagePictures } from './message-pictures.tsx'
import * as say from './messages.tsx'
import styles from './thread.module.css'

interface MessageProps {
  message: ArtistThreadMessagesFragment['messages']['messages'][number]
  isOwn: boolean
  /** What the other side is called. */
  other: string
}

/** One message, with whether the other side has read it or it is new to whoever reads. */
export const Message = ({ message: { text, pictures, by, sentAt, readAt }, isOwn, other }: MessageProps) => (
  <li className={styles.message} data-own={isOwn}>
    <p className={styles.facts}>
      <span className={styles.author}>{isOwn ? (by ?? say.you) : other}</span>
      <Time at={sentAt} to="minute" />
      {!isOwn && readAt === null && <span className={styles.fresh}>{say.newWord}</span>}
    </p>
    <p className={styles.words} dir="auto">
      {text}
    </p>
    {pictures.length > 0 && <MessagePictures pictures={pictures} author={isOwn ? (by ?? 'you') : other} />}
    {isOwn && (
      <p className={styles.read}>
        {readAt === null ? say.notReadYet : say.readAt(<Time at={readAt} to="minute" />)}
      </p>
    )}
  </li>
)
