import { useState } from 'react'
import type { JournalExport } from '#machines/journal/export.ts'
import { EventList } from './event-list.tsx'
import { ExactText } from './exact-text.tsx'
import styles from './journal-review.module.css'

/** All that would leave with the note: as words, or exactly as it is sent. */
export const JournalReview = ({ exported, text }: { exported: JournalExport; text: string }) => {
  const [isExact, setExact] = useState(false)
  return (
    <section className={styles.review} aria-label="What is sent with it">
      <div className={styles.head}>
        <h3 className={styles.title}>What is sent with it</h3>
        <button type="button" className={styles.switch} onClick={() => setExact(!isExact)}>
          {isExact ? 'Show as words' : 'Show the exact text'}
        </button>
      </div>
      <p className={styles.masking}>
        Nothing has left yet. Passwords are never recorded. Email addresses are masked (a…@example.com); your
        name, where you live, how you pay, and keys that open a session or a project are replaced by names
        such as secret-1. Names of projects, and what was searched for, are in it.
      </p>
      <Surroundings exported={exported} />
      {isExact ? <ExactText text={text} at={exported.at} /> : <EventList streams={exported.streams} />}
    </section>
  )
}

const Surroundings = ({ exported }: { exported: JournalExport }) => {
  const { page, userAgent, viewport, streams, omitted } = exported
  const cut = streams.filter(({ snapshot }) => snapshot !== null).length
  return (
    <dl className={styles.facts}>
      <dt>Page</dt>
      <dd>{page}</dd>
      <dt>Browser</dt>
      <dd>
        {userAgent}, {viewport.width} × {viewport.height}
      </dd>
      {cut > 0 && (
        <>
          <dt>Shortened</dt>
          <dd>
            Of {cut === 1 ? 'one process' : `${cut} processes`} only the newest events are sent, with the
            state that earlier ones led to.
          </dd>
        </>
      )}
      {omitted.length > 0 && (
        <>
          <dt>Left out</dt>
          <dd>There was no room for {omitted.join(', ')}, where nothing has happened for longest.</dd>
        </>
      )}
    </dl>
  )
}
