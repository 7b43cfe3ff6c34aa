import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { CodeForm } from './code-form.tsx'

/** Ask for both: a stranger at an open browser has neither the password nor the phone. */
export const Removing = ({ factor }: { factor: RunningSecondFactor }) => (
  <CodeForm
    factor={factor}
    lead={
      factor.isRequired
        ? 'Your password alone will sign you in again, and your staff tools will be off.'
        : 'Your password alone will sign you in again.'
    }
    onCancel={factor.cancelRemoval}
    onSubmit={(values) => factor.remove(String(values.get('password')), String(values.get('code')).trim())}
    submit={
      <Button type="submit" variant="danger" disabled={factor.isPending}>
        {factor.isPending ? 'Turning off…' : 'Turn off'}
      </Button>
    }
  >
    <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
  </CodeForm>
)
