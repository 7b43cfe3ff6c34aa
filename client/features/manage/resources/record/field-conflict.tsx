import type { RecordForm } from '#client/actors/record-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Time } from '#client/ui/time.tsx'
import { faultOf, type Held, toWire } from '../fields/convert.ts'
import { type Field, kindOf } from '../fields/kind.ts'
import { Value } from '../fields/value.tsx'
import styles from './field-conflict.module.css'
import * as say from './messages.tsx'
import { conflictId } from './paths.ts'

interface FieldConflictProps {
  field: Field
  conflict: RecordForm['conflicts'][number]
  /** What is to be kept; null while that is not decided. */
  choice: 'mine' | 'theirs' | null
  /** The email of whoever is here. */
  me: string | null
  onKeep: () => void
  onTake: () => void
}

/** What somebody else made of a field while it was edited, beside what it was and what was typed. */
export const FieldConflict = ({ field, conflict, choice, me, onKeep, onTake }: FieldConflictProps) => {
  const { base, theirs, mine, by, at } = conflict
  const what = say.someoneChanged(whoInWords(by, me))
  return (
    <section
      id={conflictId(field.name)}
      className={styles.conflict}
      aria-label={`${field.label}: ${what}`}
      data-decided={choice !== null}
    >
      <p className={styles.who}>
        <strong>{what}</strong>
        <Time at={at} to="minute" />
      </p>
      <dl className={styles.versions}>
        <div className={styles.version}>
          <dt>{say.before}</dt>
          <dd>
            <Value field={field} value={base} />
          </dd>
        </div>
        <div className={styles.version} data-kept={choice === 'theirs'}>
          <dt>{by === me ? say.savedSince : say.theirs}</dt>
          <dd>
            <Value field={field} value={theirs} />
          </dd>
        </div>
        <div className={styles.version} data-kept={choice === 'mine'}>
          <dt>{say.yours}</dt>
          <dd>
            <Mine field={field} held={mine} theirs={theirs} />
          </dd>
        </div>
      </dl>
      <div className={styles.choices}>
        <Button variant="outline" size="sm" aria-pressed={choice === 'mine'} onClick={onKeep}>
          {say.keepMine}
        </Button>
        <Button variant="outline" size="sm" aria-pressed={choice === 'theirs'} onClick={onTake}>
          {say.takeTheirs}
        </Button>
        <span className={styles.hint}>{choice === null ? say.orEditAbove(field.label) : say.decided}</span>
      </div>
    </section>
  )
}

const whoInWords = (by: string | null, me: string | null): string => {
  if (by === null) return say.theShop
  return by === me ? say.youElsewhere : by
}

interface MineProps {
  field: Field
  held: Held
  theirs: RecordForm['conflicts'][number]['theirs']
}

/** What was typed, as it would be saved, or as it stands where it cannot be. */
const Mine = ({ field, held, theirs }: MineProps) => {
  const kind = kindOf(field, theirs)
  const value = faultOf(kind, held) === null ? toWire(kind, held, theirs) : held
  return <Value field={field} value={value} />
}
