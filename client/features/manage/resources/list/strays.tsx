import { Link } from 'react-router-dom'
import type { Stray } from '#client/actors/row-selection.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { recordPath } from '../record/paths.ts'
import type { RecordType } from '../types/type.ts'
import * as say from './messages.tsx'
import styles from './strays.module.css'

interface StraysProps {
  type: RecordType
  strays: readonly Stray[]
  onDrop: () => void
}

/** Says that selected records have left the list, leads to each, and selects them no longer. */
export const Strays = ({ type: { resource, one }, strays, onDrop }: StraysProps) => {
  const count = strays.length
  return (
    <span className={styles.strays}>
      <span>{count === 1 ? say.oneStray(one) : say.strays(count, one)}</span>
      <Popup className={makeButtonClass({ variant: 'outline', size: 'sm' })} button={say.show}>
        <ul className={styles.list} aria-label={say.selectedElsewhere}>
          {strays.map(({ id, label }) => (
            <li key={id}>
              {label === null ? (
                <span>{say.wasDeleted(id)}</span>
              ) : (
                <Link to={recordPath(resource, id)}>{label || say.untitledWithId(id)}</Link>
              )}
            </li>
          ))}
        </ul>
      </Popup>
      <Button variant="outline" size="sm" onClick={onDrop}>
        {count === 1 ? say.deselectIt : say.deselectThem}
      </Button>
    </span>
  )
}
