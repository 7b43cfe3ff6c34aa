import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import type { NotedRecord } from '#client/actors/record-notes.ts'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { RecordNotesDocument, type RecordNotesQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Ago } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { useRefused } from '../../use-refused.ts'
import historyStyles from '../history/record-history.module.css'
import * as say from './messages.ts'
import { NoteText } from './note-text.tsx'
import styles from './notes.module.css'

type Note = RecordNotesQuery['recordNotes']['notes'][number]

interface NotePageProps {
  record: NotedRecord
  /** The note that the page before ends with; null for the first page. */
  after: string | null
  onDelete: (note: string) => void
}

/** 50 notes, the newest first, and on demand those before them. Each page loads and fails by itself. */
export const NotePage = ({ record, after, onDelete }: NotePageProps) => {
  const earlier = useRef<HTMLDivElement>(null)
  const [isMoreShown, setIsMoreShown] = useState(false)
  const { data, previousData, error, loading, refetch } = useQuery(RecordNotesDocument, {
    variables: { resource: record.resource, id: record.id, after },
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
  })
  const isRefused = useRefused(error)
  const now = useNow()
  // Where the page before has moved on, this one stands until it has, too.
  const page = (data ?? (loading ? previousData : undefined))?.recordNotes
  const showMore = () => {
    // The button goes, and the focus must not go with it.
    earlier.current?.focus()
    setIsMoreShown(true)
  }
  return (
    <div aria-busy={loading}>
      {error && !isRefused && <Unavailable message={say.notesNotLoaded} onRetry={() => void refetch()} />}
      {!page && !error && <LoadingBar label={say.loadingNotes} />}
      {page?.notes.length === 0 && after === null && <p className={styles.none}>{say.noNotesYet}</p>}
      {page && page.notes.length > 0 && (
        <ol className={styles.notes} aria-label={after === null ? say.notes : say.earlierNotes}>
          {page.notes.map((note) => (
            <NoteEntry key={note.id} note={note} now={now} onDelete={onDelete} />
          ))}
        </ol>
      )}
      {page && page.next !== null && (
        <div ref={earlier} tabIndex={-1} className={styles.earlier}>
          {isMoreShown ? (
            <NotePage record={record} after={page.next} onDelete={onDelete} />
          ) : (
            <Button variant="outline" onClick={showMore}>
              {say.moreNotes}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface NoteEntryProps extends Pick<NotePageProps, 'onDelete'> {
  note: Note
  now: number
}

const NoteEntry = ({ note: { id, text, author, isOwn, at }, now, onDelete }: NoteEntryProps) => (
  <li className={styles.note}>
    <p className={`${historyStyles.facts} ${styles.facts}`}>
      <strong>{author}</strong>
      <Ago at={at} now={now} />
      {isOwn && (
        <Button
          variant="plain"
          size="sm"
          className={styles.delete}
          aria-label={say.deleteYourNote(text.slice(0, 60))}
          onClick={() => onDelete(id)}
        >
          {say.deleteWord}
        </Button>
      )}
    </p>
    <NoteText text={text} />
  </li>
)
