import type { useRowSelection } from '#client/actors/row-selection.ts'
import { Button } from '#client/ui/button.tsx'
import type { RecordType } from '../types/type.ts'
import { has } from '../types/types.ts'
import * as say from './messages.tsx'
import styles from './record-list-screen.module.css'
import { Strays } from './strays.tsx'

interface ChosenProps {
  type: RecordType
  selection: Pick<
    ReturnType<typeof useRowSelection>,
    'chosen' | 'strays' | 'ofPage' | 'togglePage' | 'clear' | 'dropStrays'
  >
  /** How many match the list, in words. */
  matching: string
  /** '240 artists', of what is chosen, or else of all that match; empty while nobody knows. */
  what: string
  /** Null where this type's records cannot be changed together, or none matches. */
  onEdit: ((all: boolean) => void) | null
}

/** Says how many are chosen, on this page and others, and what may be done with them. */
export const Chosen = ({
  type,
  selection: { chosen, strays, ofPage, togglePage, clear, dropStrays },
  matching,
  what,
  onEdit,
}: ChosenProps) => (
  <div className={styles.chosen} role="status">
    {chosen.length === 0 && <span className={styles.count}>{what}</span>}
    {what !== '' && ofPage !== 'all' && has(type, 'batches') && (
      <span className={styles.onPhone}>
        <Button variant="plain" size="sm" onClick={togglePage}>
          {say.selectAllOnPage}
        </Button>
      </span>
    )}
    {chosen.length > 0 && (
      <>
        <span>{say.selected(what)}</span>
        {strays.length > 0 && <Strays type={type} strays={strays} onDrop={dropStrays} />}
        {onEdit && (
          <Button size="sm" onClick={() => onEdit(false)}>
            {say.editSelectedMore}
          </Button>
        )}
        {onEdit && (
          <Button variant="outline" size="sm" onClick={() => onEdit(true)}>
            {say.editAllMatching(matching)}
          </Button>
        )}
        <Button variant="plain" size="sm" onClick={clear}>
          {say.clearSelection}
        </Button>
      </>
    )}
  </div>
)
