import { useEffect, useRef } from 'react'
import type { Field } from '../fields/kind.ts'
import * as say from './messages.tsx'
import { conflictId } from './paths.ts'
import styles from './record.module.css'

interface ConflictingProps {
  /** Those that somebody else has changed too, in the order of the form. */
  fields: readonly Field[]
  isDecided: boolean
}

/** Says which fields are to be decided before the record can be saved, and leads to each. */
export const Conflicting = ({ fields, isDecided }: ConflictingProps) => {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  const count = fields.length
  return (
    <div role="alert" className={styles.conflicting}>
      <p ref={words} tabIndex={-1}>
        {say.changedMeanwhile(
          count === 1 ? say.oneFieldWas : say.fieldsWere(count),
          isDecided ? say.allDecided : say.chooseWhatToKeep,
        )}
      </p>
      <p className={styles.conflicts}>
        {fields.map(({ name, label }) => (
          <button key={name} type="button" onClick={() => focusConflict(name)}>
            {label}
          </button>
        ))}
      </p>
    </div>
  )
}

const focusConflict = (field: string) =>
  document.getElementById(conflictId(field))?.querySelector('button')?.focus()
