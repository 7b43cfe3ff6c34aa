import { useEffect, useRef } from 'react'
import { type RunningSecondFactor, useSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { Card } from '../card.tsx'
import * as say from '../messages.tsx'
import type { TwoStepParts } from '../slots.ts'
import { Failure } from './failure.tsx'
import { On } from './on.tsx'

/** Two-step verification of the account: off, being set up, or on. */
export const TwoStep = ({ Enrolling, RecoveryCodes, Renewing, Removing }: TwoStepParts) => {
  const factor = useSecondFactor()
  const { view, failure, retry } = factor
  const heading = useFocusOnChange(view)
  return (
    <Card ref={heading} title={say.twoStepVerification} lead={say.whatTwoStepIs}>
      {view === 'loading' && <LoadingBar label={say.loading} />}
      {view === 'unread' && failure && <Unavailable message={failure.message} onRetry={retry} />}
      {view === 'off' && <Off factor={factor} />}
      {view === 'enrolling' && <Enrolling factor={factor} />}
      {view === 'codes' && <RecoveryCodes factor={factor} />}
      {view === 'on' && <On factor={factor} />}
      {view === 'renewing' && <Renewing factor={factor} />}
      {view === 'removing' && <Removing factor={factor} />}
    </Card>
  )
}

const Off = ({ factor: { failure, isPending, isRequired, begin } }: { factor: RunningSecondFactor }) => (
  <>
    <Failure failure={failure} />
    {isRequired && <p>{say.staffToolsOff}</p>}
    <Button disabled={isPending} onClick={begin}>
      {isPending ? say.settingUp : say.setUp}
    </Button>
  </>
)

/** The button that was pressed is gone with its view; who has no pointer goes on at the card's beginning. */
const useFocusOnChange = (view: RunningSecondFactor['view']) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(view)
  useEffect(() => {
    const was = last.current
    last.current = view
    if (was !== view && was !== 'loading' && view !== 'loading') heading.current?.focus()
  }, [view])
  return heading
}
