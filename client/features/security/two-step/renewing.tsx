import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import { CodeForm } from './code-form.tsx'

/** New recovery codes take the place of those before. */
export const Renewing = ({ factor }: { factor: RunningSecondFactor }) => (
  <CodeForm
    factor={factor}
    lead={say.oldCodesStop}
    onCancel={factor.cancelRenewal}
    onSubmit={(values) => factor.submitCode(String(values.get('code')).trim())}
    submit={
      <Button type="submit" disabled={factor.isPending}>
        {factor.isPending ? say.gettingNewCodes : say.getNewCodes}
      </Button>
    }
  />
)
