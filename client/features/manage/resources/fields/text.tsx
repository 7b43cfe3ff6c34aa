import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { type ControlProps, labelOf } from './control-props.ts'

interface TextProps extends ControlProps<string> {
  type: 'text' | 'email' | 'url'
}

/** A line of text, or an email or address that the browser looks over. */
export const Text = ({ field, held, isReadOnly, onType, type }: TextProps) => (
  <TextField
    {...labelOf(field)}
    type={type}
    autoComplete="off"
    maxLength={field.maxLength ?? undefined}
    readOnly={isReadOnly}
    value={held}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
)

/** A longer text, at most eight rows high (spec.md section 9). */
export const Paragraph = ({ field, held, isReadOnly, onType }: ControlProps<string>) => (
  <TextAreaField
    {...labelOf(field)}
    maxLength={field.maxLength ?? undefined}
    readOnly={isReadOnly}
    value={held}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
)
