import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { Actions, StepSection } from './step.tsx'

/** Stands for a checkout whose session is over, and shows nothing of it. */
export const SignInAgain = () => {
  const section = useRef<HTMLDivElement>(null)
  const place = useLocation()
  // Take the focus: the element that had it is gone, and this stands above it.
  useEffect(() => section.current?.querySelector('h2')?.focus(), [])
  return (
    <div ref={section}>
      <StepSection
        title="Please sign in again"
        lead="Your session expired. What you filled in is kept for you: sign in with the same account, and go on where you were."
      >
        <Actions>
          <Link to={makeSignInPath(place)} className={makeButtonClass({ size: 'lg' })}>
            Sign in
          </Link>
        </Actions>
      </StepSection>
    </div>
  )
}
