import type { RecordForm } from '#client/actors/record-form.ts'
import { Control } from '../fields/control.tsx'
import { beginningOf, heldIn, isUnchanged } from '../fields/form-fields.ts'
import { type Field, kindOf } from '../fields/kind.ts'
import { ReadOnly } from '../fields/read-only.tsx'
import type { RecordValues } from '../types/type.ts'
import { FieldConflict } from './field-conflict.tsx'

interface FieldRowProps {
  field: Field
  form: RecordForm
  /** What the record has; null for a new one. */
  values: RecordValues | null
  /** The email of whoever is here. */
  me: string | null
}

/** A field of the form, and what somebody else made of it meanwhile. */
export const FieldRow = ({ field, form, values, me }: FieldRowProps) => {
  const { name } = field
  const began = beginningOf(field, values)
  if (field.readOnly) return <ReadOnly field={field} value={began} />
  const conflict = form.conflicts.find((one) => one.field === name)
  return (
    <div>
      <Control
        field={field}
        kind={kindOf(field, began)}
        held={heldIn(field, values, form.draft)}
        isReadOnly={!form.isOpen}
        onType={(held) =>
          isUnchanged(field, values, held) ? form.restore(name) : form.type(name, held, began)
        }
      />
      {conflict && (
        <FieldConflict
          field={field}
          conflict={conflict}
          choice={choiceOf(form, name)}
          me={me}
          onKeep={() => form.keepMine(name)}
          onTake={() => form.takeTheirs(name)}
        />
      )}
    </div>
  )
}

const choiceOf = ({ settled, draft }: RecordForm, name: string) => {
  if (!settled.includes(name)) return null
  return name in draft ? 'mine' : 'theirs'
}
