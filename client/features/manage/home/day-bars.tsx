import { type PointerEvent, useState } from 'react'
import styles from './day-bars.module.css'
import { dayInWords } from './days.ts'
import { roundUp } from './scale.ts'

export interface DayBar {
  /** In UTC, as `2026-11-25`. */
  day: string
  value: number
  /** What the day comes to: '4 orders, $1,204.00'. */
  words: string
}

interface DayBarsProps {
  /** What the bars are of: 'Sales by day'. */
  label: string
  days: readonly DayBar[]
  /** How the top of the scale is written. */
  inWords: (value: number) => string
}

/**
 * A bar a day. What a day comes to is said over its bar to who points at it; by keyboard and touch the bars
 * are one slider, which tells a screen reader each day in words.
 */
export const DayBars = ({ label, days, inWords }: DayBarsProps) => {
  const [pointed, setPointed] = useState<number | null>(null)
  const last = days.length - 1
  const at = pointed ?? last
  const told = days[at]
  const top = roundUp(Math.max(...days.map(({ value }) => value)))
  const follow = ({ nativeEvent, currentTarget }: PointerEvent) => {
    const index = Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * days.length)
    setPointed(Math.max(0, Math.min(last, index)))
  }
  return (
    <div className={styles.chart} style={{ '--at': (at + 0.5) / days.length }}>
      <p className={styles.top} aria-hidden>
        {inWords(top)}
      </p>
      <svg className={styles.plot} viewBox={`0 0 ${days.length} 1`} preserveAspectRatio="none" aria-hidden>
        {pointed !== null && <rect className={styles.band} x={pointed} width={1} height={1} />}
        {days.map(({ day, value }, index) => (
          <rect
            key={day}
            className={index === pointed ? styles.pointed : styles.bar}
            x={index + 0.15}
            y={1 - value / top}
            width={0.7}
            height={value / top}
          />
        ))}
      </svg>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={told && `${dayInWords(told.day)}: ${told.words}`}
        max={last}
        value={at}
        onChange={({ currentTarget }) => setPointed(Number(currentTarget.value))}
        onFocus={() => setPointed((known) => known ?? last)}
        onBlur={() => setPointed(null)}
        onKeyDown={({ key }) => key === 'Escape' && setPointed(null)}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
      />
      {pointed !== null && told && (
        <p className={styles.tip} aria-hidden>
          <span className={styles.day}>{dayInWords(told.day)}</span> {told.words}
        </p>
      )}
      <p className={styles.axis} aria-hidden>
        {[days[0], days[Math.floor(last / 2)], days[last]].map(
          (each) => each && <span key={each.day}>{dayInWords(each.day)}</span>,
        )}
      </p>
    </div>
  )
}
