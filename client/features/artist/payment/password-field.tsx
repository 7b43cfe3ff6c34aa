import { TextField } from '#client/ui/form/text-field.tsx'
import * as say from './messages.tsx'

/** The password of whoever is signed in, as money is about to go elsewhere. */
export const PasswordField = () => (
  <TextField
    label={say.yourPassword}
    name="password"
    type="password"
    autoComplete="current-password"
    help={say.whyPassword}
    required
    maxLength={128}
  />
)
