import { useMemo } from 'react'
import { findActive } from '#client/features/statechart/shown.ts'
import { Statechart } from '#client/features/statechart/statechart.tsx'
import { dataOf } from '#machines/chart/words.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import * as say from '../messages.tsx'
import { ContextTable } from './context-table.tsx'
import type { Standing } from './recording.ts'
import styles from './stage.module.css'
import { eventInWords, nameOf, standingInWords } from './words.ts'

interface StageProps {
  standing: Standing
  /** The event that is shown; null when another process took it. */
  event: JournalEntry | null
}

/** One process at one moment: what it took, where that led, and its statechart. */
export const Stage = ({ standing, event }: StageProps) => {
  const { stream, trace, step, before } = standing
  const snapshot = step?.snapshot ?? before
  const taken = useMemo(() => (event && step ? new Set(step.taken) : undefined), [event, step])
  const active = useMemo(
    () => (trace.machine && snapshot ? findActive(trace.machine, snapshot.value) : undefined),
    [trace.machine, snapshot],
  )
  return (
    <section className={styles.stage} aria-label={say.process}>
      <h2 className={styles.title}>{nameOf(stream)}</h2>
      {stream.setAside && <p className={styles.failed}>{say.setAside(stream.setAside.message)}</p>}
      {trace.failure && <p className={styles.failed}>{say.cannotReplay(trace.failure.message)}</p>}
      <p className={styles.words} role="status">
        {event && <span className={styles.event}>{eventInWords(event.event)} → </span>}
        <strong>{standingInWords(standing)}</strong>
        {event && step?.isFailed && <span className={styles.mark}>{say.failed}</span>}
      </p>
      {snapshot?.status === 'error' && <p className={styles.failed}>{String(snapshot.error)}</p>}
      {event && <EventData entry={event} />}
      {trace.machine && (
        <Statechart
          machine={trace.machine}
          active={active}
          taken={taken}
          failed={step?.isFailed ? taken : undefined}
        />
      )}
      {snapshot && <ContextTable before={event ? before : snapshot} after={snapshot} />}
    </section>
  )
}

/** What scrolls must be reached by the keyboard. */
const SCROLLS = { tabIndex: 0 }

const EventData = ({ entry: { event } }: { entry: JournalEntry }) => {
  const data = dataOf(event)
  if (data === undefined) return null
  return (
    <section className={styles.data} {...SCROLLS} aria-label={say.whatEventBrought}>
      <pre>{JSON.stringify(data, null, 2)}</pre>
    </section>
  )
}
