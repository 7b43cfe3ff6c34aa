import type { CollectionWords } from '#client/actors/pictures/collection-form.ts'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import * as say from '../messages.ts'

interface CollectionFieldsProps {
  words: CollectionWords
  /** Read-only: it can still be copied. */
  isReadOnly?: boolean
  onChange: (words: CollectionWords) => void
}

/** spec.md section 5: a name of at most 100 characters, and a description of at most 8 rows if any. */
export const CollectionFields = ({ words, isReadOnly = false, onChange }: CollectionFieldsProps) => (
  <>
    <TextField
      label={say.name}
      name="name"
      required
      maxLength={100}
      autoComplete="off"
      readOnly={isReadOnly}
      value={words.name}
      onChange={({ currentTarget }) => onChange({ ...words, name: currentTarget.value })}
    />
    <TextAreaField
      label={say.description}
      name="description"
      maxLength={5000}
      readOnly={isReadOnly}
      value={words.description}
      onChange={({ currentTarget }) => onChange({ ...words, description: currentTarget.value })}
    />
  </>
)
