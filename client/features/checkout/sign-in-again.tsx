import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import * as say from './messages.tsx'
import { Actions, StepSection } from './step.tsx'

/** Stands for a checkout whose session is over, and shows nothing of it. */
export const SignInAgain = () => {
  const section = useRef<HTMLDivElement>(null)
  const place = useLocation()
  // Take the focus: the element that had it is gone, and this stands above it.
  useEffect(() => section.current?.querySelector('h2')?.focus(), [])
  return (
    <div ref={section}>
      <StepSection title={say.signInAgain} lead={say.everythingIsKept}>
        <Actions>
          <Link to={makeSignInPath(place)} className={makeButtonClass({ size: 'lg' })}>
            {say.signIn}
          </Link>
        </Actions>
      </StepSection>
    </div>
  )
}
