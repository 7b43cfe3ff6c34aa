import { type RefObject, useId } from 'react'
import type { WallPhoto } from '#client/actors/pictures/wall-photo.ts'
import type { Line } from '#machines/wall-photo/selectors.ts'
import * as say from '../messages.ts'
import styles from './own-room.module.css'
import { useDrag } from './use-drag.ts'

interface MeasuringProps {
  room: WallPhoto
  photo: RefObject<HTMLElement | null>
}

/** A line along something whose length is known, with two ends to drag. */
export const MeasuringLine = ({ room, photo }: MeasuringProps) => {
  const { from, to } = room.line
  return (
    <>
      <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${from.x * 100} ${from.y * 100}L${to.x * 100} ${to.y * 100}`} />
      </svg>
      <LineEnd room={room} photo={photo} end="from" name={say.firstEnd} />
      <LineEnd room={room} photo={photo} end="to" name={say.secondEnd} />
    </>
  )
}

const LineEnd = ({ room, photo, end, name }: MeasuringProps & { end: keyof Line; name: string }) => {
  const at = room.line[end]
  const drag = useDrag(photo, at, (to) => room.moveLine(end, to))
  return (
    <button
      type="button"
      className={styles.end}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      aria-label={say.movedByKeys(name)}
      {...drag}
    />
  )
}

/** How long what the line lies along is. */
export const MeasuringForm = ({ room }: { room: WallPhoto }) => {
  const id = useId()
  const { failure } = room
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        room.finishMeasure()
      }}
    >
      <label htmlFor={id}>{say.howToMeasure}</label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.length}
          inputMode="decimal"
          autoComplete="off"
          value={room.length}
          aria-invalid={failure?.kind === 'length'}
          aria-describedby={failure ? `${id}failure` : undefined}
          onChange={({ currentTarget }) => room.enterLength(currentTarget.value)}
        />
        {say.KNOWN_LENGTHS.map(([words, inches]) => (
          <button
            key={inches}
            type="button"
            className={styles.known}
            onClick={() => room.enterLength(inches)}
          >
            {words}
          </button>
        ))}
        <button type="submit" className={styles.hang}>
          {say.hangIt}
        </button>
      </div>
      {failure && (
        <p className={styles.failure} id={`${id}failure`} role="alert">
          {failure.message}
        </p>
      )}
    </form>
  )
}
