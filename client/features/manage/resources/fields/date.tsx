import { TextField } from '#client/ui/form/text-field.tsx'
import * as say from '../messages.tsx'
import { type ControlProps, labelOf, useFault } from './control-props.ts'
import { faultOf } from './convert.ts'

/** A day, typed as YYYY-MM-DD (spec.md section 5). */
export const DateInput = ({ field, held, isReadOnly, onType }: ControlProps<string>) => (
  <TextField
    {...labelOf(field)}
    ref={useFault<HTMLInputElement>(faultOf('date', held))}
    placeholder={say.yyyyMmDd}
    autoComplete="off"
    readOnly={isReadOnly}
    value={held}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
)

/** A moment in local time, without fractions or zone (spec.md section 5). */
export const MomentInput = ({ field, held, isReadOnly, onType }: ControlProps<string>) => (
  <TextField
    {...labelOf(field)}
    type="datetime-local"
    step={1}
    readOnly={isReadOnly}
    value={held}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
)
