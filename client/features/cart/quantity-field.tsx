import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId } from 'react'
import type { useQuantity } from '#client/actors/projects/quantity.ts'
import { selectFieldError, selectIsPending, selectText } from '#machines/quantity/selectors.ts'
import * as say from './messages.tsx'
import styles from './quantity-field.module.css'

interface QuantityFieldProps {
  /** Of the line, for assistive technology. */
  name: string
  quantity: ReturnType<typeof useQuantity>
}

const LEAST = 1
const MOST = 999

/** A spinner that takes any text, says what is wrong with it, and keeps it (spec.md section 4, Quantity). */
export const QuantityField = ({ name, quantity: { ref, edit, finish, restore } }: QuantityFieldProps) => {
  const text = useSelector(ref, selectText)
  const error = useSelector(ref, selectFieldError)
  const isPending = useSelector(ref, selectIsPending)
  const errorId = useId()
  const shown = Number(text)
  const now = Number.isInteger(shown) ? shown : LEAST
  const stepBy = (by: 1 | -1) => edit(String(Math.min(MOST, Math.max(LEAST, now + by))))
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    if (event.key === 'Escape') restore()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    stepBy(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div className={styles.field} aria-busy={isPending}>
      <div className={styles.spinner} data-invalid={error !== null}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={say.oneLessOf(name)}
          disabled={now <= LEAST}
          onClick={() => stepBy(-1)}
          onBlur={finish}
        >
          −
        </button>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-label={say.quantityOf(name)}
          aria-valuenow={now}
          aria-valuemin={LEAST}
          aria-valuemax={MOST}
          aria-invalid={error !== null}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => edit(event.currentTarget.value)}
          onKeyDown={pressKey}
          onBlur={finish}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={say.oneMoreOf(name)}
          disabled={now >= MOST}
          onClick={() => stepBy(1)}
          onBlur={finish}
        >
          +
        </button>
      </div>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
