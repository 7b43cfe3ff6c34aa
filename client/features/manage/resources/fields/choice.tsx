import { SelectField } from '#client/ui/form/select-field.tsx'
import { type ControlProps, labelOf } from './control-props.ts'

/** One of what the server offers; none where it need not be any. */
export const Choice = ({ field, held, isReadOnly, onType }: ControlProps<string>) => {
  const choices = field.choices ?? []
  const isKnown = choices.some(({ value }) => value === held)
  return (
    <SelectField
      {...labelOf(field)}
      disabled={isReadOnly}
      value={held}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    >
      {(!field.required || held === '') && <option value="">–</option>}
      {held !== '' && !isKnown && <option value={held}>{held}</option>}
      {choices.map(({ value, displayName }) => (
        <option key={value} value={value}>
          {displayName}
        </option>
      ))}
    </SelectField>
  )
}
