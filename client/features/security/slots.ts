import type { ComponentType } from 'react'
import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'

type TwoStepPart = ComponentType<{ factor: RunningSecondFactor }>

/** They come when they are first shown: most who look at the page change nothing. */
export interface TwoStepParts {
  Enrolling: TwoStepPart
  RecoveryCodes: TwoStepPart
  Renewing: TwoStepPart
  Removing: TwoStepPart
}
