import { useId } from 'react'
import type { OrderedLine_LineFragment } from '#client/apollo/generated/graphql.ts'
import { useFieldError } from '#client/ui/form/field-errors.ts'
import { LineChoice } from './line-choice.tsx'
import * as say from './messages.tsx'
import styles from './return-page.module.css'

interface ItemsChoiceProps {
  lines: readonly OrderedLine_LineFragment[]
  /** What can be returned, by lines of the order. */
  left: readonly { id: number; quantity: number }[]
  /** What goes back. */
  counts: ReadonlyMap<number, number>
  isDisabled: boolean
  onCount: (id: number, quantity: number) => void
}

/** The items of an order that can go back. */
export const ItemsChoice = ({ lines, left, counts, isDisabled, onCount }: ItemsChoiceProps) => {
  const errorId = useId()
  const error = useFieldError('lines')
  return (
    <fieldset
      name="lines"
      tabIndex={-1}
      className={styles.lines}
      aria-describedby={error ? errorId : undefined}
      disabled={isDisabled}
    >
      <legend>{say.items}</legend>
      {error && (
        <p id={errorId} role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      {left.map(({ id, quantity }) => {
        const line = lines.find((each) => each.id === `${id}`)
        return (
          line && (
            <LineChoice
              key={id}
              line={line}
              most={quantity}
              count={counts.get(id) ?? 0}
              onCount={(count) => onCount(id, count)}
            />
          )
        )
      })}
    </fieldset>
  )
}
