import { TextField } from '#client/ui/form/text-field.tsx'
import { type ControlProps, labelOf } from './control-props.ts'

interface NumberProps extends ControlProps<string> {
  isWhole: boolean
}

/** A number within the bounds that the server sets (spec.md section 5). */
export const NumberInput = ({ field, held, isReadOnly, onType, isWhole }: NumberProps) => (
  <TextField
    {...labelOf(field)}
    type="number"
    inputMode={isWhole ? 'numeric' : 'decimal'}
    step={isWhole ? 1 : 'any'}
    min={field.minValue ?? undefined}
    max={field.maxValue ?? undefined}
    readOnly={isReadOnly}
    value={held}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
)
