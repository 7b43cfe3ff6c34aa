import * as say from '../messages.tsx'
import styles from './player-bar.module.css'
import type { Recording } from './recording.ts'
import { usePlay } from './use-play.ts'
import { eventInWords, nameOf, timeInWords } from './words.ts'

interface PlayerBarProps {
  recording: Recording
  position: number
  onMove: (position: number) => void
}

/** The way through a report: by a slider, step by step, by itself, or from failure to failure. */
export const PlayerBar = ({ recording: { moments, failures }, position, onMove }: PlayerBarProps) => {
  const last = moments.length - 1
  const { isPlaying, toggle } = usePlay(position, last, onMove)
  const nextFailure = failures.find((place) => place > position) ?? failures[0]
  const moment = moments[position]
  const words = moment
    ? say.eventOf(position + 1, moments.length, nameOf(moment.stream), eventInWords(moment.entry.event))
    : say.noEvents
  return (
    <section className={styles.bar} aria-label={say.replay}>
      <div className={styles.buttons}>
        <button type="button" disabled={position <= 0} onClick={() => onMove(position - 1)}>
          {say.back}
        </button>
        <button type="button" disabled={last < 1} onClick={toggle}>
          {isPlaying ? say.pause : say.play}
        </button>
        <button type="button" disabled={position >= last} onClick={() => onMove(position + 1)}>
          {say.forward}
        </button>
        <button
          type="button"
          className={styles.failure}
          disabled={nextFailure === undefined}
          onClick={() => nextFailure !== undefined && onMove(nextFailure)}
        >
          {failures.length === 0 ? say.nothingFailed : say.nextFailure(failures.length)}
        </button>
      </div>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, position)}
        disabled={last < 1}
        aria-label={say.event}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
      />
      <p className={styles.words}>
        {words}
        {moment && <span className={styles.time}>{timeInWords(moment.entry.at)}</span>}
      </p>
    </section>
  )
}
