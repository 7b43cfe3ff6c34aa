import type { ComponentType } from 'react'
import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'

type TwoStepPart = ComponentType<{ factor: RunningSecondFactor }>

/** Load when first shown: most visitors of the page change nothing. */
export interface TwoStepParts {
  Enrolling: TwoStepPart
  RecoveryCodes: TwoStepPart
  Renewing: TwoStepPart
  Removing: TwoStepPart
}
