import { memo, useEffect, useRef } from 'react'
import type { Moment } from '#machines/journal/timeline.ts'
import * as say from '../messages.tsx'
import styles from './event-list.module.css'
import type { Recording } from './recording.ts'
import { eventInWords, nameOf, timeInWords } from './words.ts'

interface EventListProps {
  recording: Recording
  position: number
  onChoose: (position: number) => void
}

/** Every event of the report, to jump to. The one that is shown is kept in sight. */
export const EventList = ({ recording: { moments, isFailed }, position, onChoose }: EventListProps) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const row = list.current?.children[position]
    if (list.current && row instanceof HTMLElement) keepInSight(list.current, row)
  }, [position])
  return (
    <ol ref={list} className={styles.list} aria-label={say.events}>
      {moments.map((moment, place) => (
        <Row
          key={`${nameOf(moment.stream)} ${moment.index}`}
          moment={moment}
          place={place}
          isShown={place === position}
          isFailed={isFailed(moment)}
          onChoose={onChoose}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  moment: Moment
  place: number
  isShown: boolean
  isFailed: boolean
  onChoose: (position: number) => void
}

/** Thousands of them stand still while one changes. */
const Row = memo(({ moment: { stream, entry }, place, isShown, isFailed, onChoose }: RowProps) => (
  <li className={styles.row}>
    <button
      type="button"
      className={styles.event}
      aria-current={isShown}
      data-failed={isFailed}
      onClick={() => onChoose(place)}
    >
      <span className={styles.time}>{timeInWords(entry.at)}</span>
      <span className={styles.name}>{nameOf(stream)}</span>
      <span className={styles.words}>
        {eventInWords(entry.event)}
        {isFailed && <span className={styles.failed}>{say.failedMark}</span>}
      </span>
    </button>
  </li>
))

/** Scrolls the list alone, never the page. */
const keepInSight = (list: HTMLElement, row: HTMLElement) => {
  const top = row.offsetTop - list.offsetTop
  const isAbove = top < list.scrollTop
  const isBelow = top + row.offsetHeight > list.scrollTop + list.clientHeight
  if (isAbove || isBelow) list.scrollTop = top - list.clientHeight / 2
}
