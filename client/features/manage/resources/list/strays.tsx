import { Link } from 'react-router-dom'
import type { Stray } from '#client/actors/row-selection.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { recordPath } from '../record/paths.ts'
import type { RecordType } from '../types/type.ts'
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
      <span>
        {count === 1 ? `1 selected ${one} no longer matches` : `${count} selected ${one}s no longer match`}
      </span>
      <Popup className={makeButtonClass({ variant: 'outline', size: 'sm' })} button="Show">
        <ul className={styles.list} aria-label="Selected, but not in this list">
          {strays.map(({ id, label }) => (
            <li key={id}>
              {label === null ? (
                <span>{id} was deleted</span>
              ) : (
                <Link to={recordPath(resource, id)}>{label || `Untitled (${id})`}</Link>
              )}
            </li>
          ))}
        </ul>
      </Popup>
      <Button variant="outline" size="sm" onClick={onDrop}>
        {count === 1 ? 'Deselect it' : 'Deselect them'}
      </Button>
    </span>
  )
}
