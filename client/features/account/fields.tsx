import { PasswordField } from '#client/ui/form/password-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import * as say from './messages.tsx'

/** For the field that takes the focus first. */
export const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** By which one signs in. */
export const EmailField = (props: { defaultValue?: string; placeholder?: string }) => (
  <TextField label={say.email} name="email" type="email" autoComplete="username" required {...props} />
)

interface NewPasswordFieldProps {
  name: string
  label?: string
  help?: string
  minLength?: number
}

/** A password that is being chosen: what keeps passwords offers one. */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <PasswordField
    label={say.newPassword}
    help={say.atLeastEight}
    autoComplete="new-password"
    required
    {...props}
  />
)
