import { useState } from 'react'
import type { JournalExport } from '#machines/journal/export.ts'
import { EventList } from './event-list.tsx'
import { ExactText } from './exact-text.tsx'
import styles from './journal-review.module.css'
import * as say from './messages.tsx'

/** All that would leave with the note, for whoever wants to see it: as words, or exactly as it is sent. */
export const JournalReview = ({ exported, text }: { exported: JournalExport; text: string }) => {
  const [isExact, setExact] = useState(false)
  return (
    <details className={styles.review}>
      <summary className={styles.title}>{say.whatIsSent}</summary>
      <p className={styles.masking}>{say.whatRecordHolds}</p>
      <Surroundings exported={exported} />
      <button type="button" className={styles.switch} onClick={() => setExact(!isExact)}>
        {isExact ? say.showAsWords : say.showExactText}
      </button>
      {isExact ? <ExactText text={text} at={exported.at} /> : <EventList streams={exported.streams} />}
    </details>
  )
}

const Surroundings = ({ exported }: { exported: JournalExport }) => {
  const { page, userAgent, viewport, streams, omitted } = exported
  const cut = streams.filter(({ snapshot }) => snapshot !== null).length
  return (
    <dl className={styles.facts}>
      <dt>{say.page}</dt>
      <dd>{page}</dd>
      <dt>{say.browser}</dt>
      <dd>
        {userAgent}, {viewport.width} × {viewport.height}
      </dd>
      {cut > 0 && (
        <>
          <dt>{say.shortened}</dt>
          <dd>{say.shortenedTo(cut)}</dd>
        </>
      )}
      {omitted.length > 0 && (
        <>
          <dt>{say.leftOut}</dt>
          <dd>{say.noRoomFor(omitted.join(', '))}</dd>
        </>
      )}
    </dl>
  )
}
