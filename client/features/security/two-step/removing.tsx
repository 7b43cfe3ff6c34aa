import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import * as say from '../messages.tsx'
import { CodeForm } from './code-form.tsx'

/** Ask for both: a stranger at an open browser has neither the password nor the phone. */
export const Removing = ({ factor }: { factor: RunningSecondFactor }) => (
  <CodeForm
    factor={factor}
    lead={factor.isRequired ? say.passwordAloneStaff : say.passwordAlone}
    onCancel={factor.cancelRemoval}
    onSubmit={(values) => factor.remove(String(values.get('password')), String(values.get('code')).trim())}
    submit={
      <Button type="submit" variant="danger" disabled={factor.isPending}>
        {factor.isPending ? say.turningOff : say.turnOff}
      </Button>
    }
  >
    <PasswordField label={say.password} name="password" autoComplete="current-password" required />
  </CodeForm>
)
