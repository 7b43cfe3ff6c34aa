import { useSecretField } from '#client/actors/secret-field.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { type ControlProps, labelOf } from './control-props.ts'

/** A number that no journal and no cache sees. A reload asks for it again. */
export const SecretInput = ({ field, held, isReadOnly, onType }: ControlProps<string>) => {
  const secret = useSecretField(held, onType)
  return (
    <TextField
      {...labelOf(field)}
      autoComplete="off"
      spellCheck={false}
      maxLength={field.maxLength ?? undefined}
      readOnly={isReadOnly}
      value={secret.typed}
      onChange={({ currentTarget }) => secret.type(currentTarget.value)}
    />
  )
}
