import { TextField } from '#client/ui/form/text-field.tsx'

/** The password of whoever is signed in, as money is about to go elsewhere. */
export const PasswordField = () => (
  <TextField
    label="Your password"
    name="password"
    type="password"
    autoComplete="current-password"
    help="The one you sign in with, so that nobody else can change where you are paid."
    required
    maxLength={128}
  />
)
