import { PasswordField as Field } from '#client/ui/form/password-field.tsx'
import * as say from './messages.tsx'

/** The password of whoever is signed in, as money is about to go elsewhere. */
export const PasswordField = () => (
  <Field
    label={say.yourPassword}
    name="password"
    autoComplete="current-password"
    help={say.whyPassword}
    required
    maxLength={128}
  />
)
