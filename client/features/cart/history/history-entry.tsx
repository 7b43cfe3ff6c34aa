import type { MouseEvent } from 'react'
import { useUndo } from '#client/actors/projects/undo.ts'
import { Ago } from '#client/ui/time.tsx'
import styles from './history-entry.module.css'
import * as say from './messages.ts'
import {
  concernsMany,
  deedInWords,
  type Entry,
  lineInWords,
  linesInWords,
  nameOf,
  sizeOf,
  whoInWords,
} from './words.ts'

interface HistoryEntryProps {
  cartToken: string
  entry: Entry
  isGuest: boolean
  now: number
  /** An address leads to this entry. */
  isWanted: boolean
}

/** Who did what and when, and the way to take it back. */
export const HistoryEntry = ({ cartToken, entry, isGuest, now, isWanted }: HistoryEntryProps) => {
  const { seq, at, lines, undoable, undoneBy } = entry
  const { isPending, undo } = useUndo({ intent: 'cart.undo', token: cartToken, seq })
  const [line] = lines
  const choose = (event: MouseEvent<HTMLElement>) => {
    // The button goes when it is done, and the focus would go with it.
    event.currentTarget.closest('li')?.focus()
    undo()
  }
  return (
    <li
      id={entryIdOf(seq)}
      tabIndex={-1}
      className={styles.entry}
      data-undone={undoneBy !== null}
      data-wanted={isWanted}
      aria-busy={isPending}
    >
      <p className={styles.what}>
        <strong>{whoInWords(entry.who, isGuest)}</strong> {deedInWords(entry)}
      </p>
      {concernsMany(entry)
        ? lines.length > 0 && <Lines entry={entry} isOpen={isWanted} />
        : line && <p className={styles.size}>{sizeOf(line)}</p>}
      <p className={styles.when}>
        <Ago at={at} now={now} />
        {undoneBy !== null && <span>{say.undone}</span>}
        {undoable && (
          <button
            type="button"
            className={styles.undo}
            disabled={isPending}
            onClick={choose}
            aria-label={isPending ? say.undoingDeed(deedInWords(entry)) : say.undoDeed(deedInWords(entry))}
          >
            {isPending ? say.undoing : say.undo}
          </button>
        )}
      </p>
    </li>
  )
}

const Lines = ({ entry, isOpen }: { entry: Entry; isOpen: boolean }) => (
  <details className={styles.lines} open={isOpen}>
    <summary>{linesInWords(entry)}</summary>
    <ul>
      {entry.lines.map((line) => (
        <li key={line.itemId} data-left={line.leftBehind !== null}>
          {nameOf(line)} <span>{sizeOf(line)}</span>
          <em>{lineInWords(line, entry)}</em>
        </li>
      ))}
    </ul>
  </details>
)

export const entryIdOf = (seq: number) => `history-${seq}`
