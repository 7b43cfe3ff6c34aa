import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useMentionReading } from '#client/actors/mention-reading.ts'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { MentionsDocument, type MentionsQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Ago } from '#client/ui/time.tsx'
import { useNow } from '#client/ui/use-now.ts'
import historyStyles from '../resources/history/record-history.module.css'
import { NoteText } from '../resources/notes/note-text.tsx'
import { recordPath } from '../resources/record/paths.ts'
import { typeOf } from '../resources/types/types.ts'
import styles from './mentions.module.css'
import * as say from './messages.tsx'
import { Part } from './part.tsx'

type Mention = MentionsQuery['noteMentions'][number]

/** Notes that name whoever is here, until they mark them as read. */
export const Mentions = () => {
  const answer = useQuery(MentionsDocument, { fetchPolicy: 'cache-and-network', ...UNSHARED })
  return (
    <Part name="Mentions" answer={answer}>
      {({ noteMentions }) => <MentionList mentions={noteMentions} />}
    </Part>
  )
}

const MentionList = ({ mentions }: { mentions: readonly Mention[] }) => {
  const now = useNow()
  const none = useRef<HTMLParagraphElement>(null)
  /** The entry goes, and the focus goes on to the next. */
  const leave = (entry: Element) => {
    const next = entry.nextElementSibling ?? entry.previousElementSibling
    const target = next?.querySelector<HTMLElement>('button') ?? none.current
    requestAnimationFrame(() => target?.focus())
  }
  return (
    <>
      <ul className={styles.mentions} aria-label={say.unreadMentions}>
        {mentions.map((mention) => (
          <MentionEntry key={mention.id} mention={mention} now={now} onRead={leave} />
        ))}
      </ul>
      <p ref={none} tabIndex={-1} className={styles.none}>
        {say.noUnreadMentions}
      </p>
    </>
  )
}

interface MentionEntryProps {
  mention: Mention
  now: number
  onRead: (entry: Element) => void
}

const NONE: readonly string[] = []

const MentionEntry = ({ mention, now, onRead }: MentionEntryProps) => {
  const { id, author, at, text, resource, record, label } = mention
  const entry = useRef<HTMLLIElement>(null)
  const { isRead, read } = useMentionReading({ note: id })
  if (isRead) return null
  const { one } = typeOf(resource, NONE)
  const mark = () => {
    if (entry.current) onRead(entry.current)
    read()
  }
  return (
    <li ref={entry} className={styles.mention}>
      <p className={`${historyStyles.facts} ${styles.facts}`}>
        <span>
          {say.mentionOn(
            <strong>{author}</strong>,
            label === null ? (
              say.goneRecord(one, record)
            ) : (
              <>
                {one} <Link to={recordPath(resource, record)}>{label || record}</Link>
              </>
            ),
          )}
        </span>
        <Ago at={at} now={now} />
      </p>
      <NoteText text={text} />
      <Button
        variant="outline"
        size="sm"
        className={styles.read}
        aria-label={say.markMentionRead(author, label || record)}
        onClick={mark}
      >
        {say.markAsRead}
      </Button>
    </li>
  )
}
