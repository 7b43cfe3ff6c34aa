import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Failure } from './failure.tsx'
import styles from './two-step.module.css'

const FEW = 3

const codesLeftInWords = (left: number) =>
  left === 0 ? 'No recovery codes left' : `${left} recovery ${left === 1 ? 'code' : 'codes'} left`

/** It is on: what is left for the day the phone is lost. */
export const On = ({ factor }: { factor: RunningSecondFactor }) => {
  const { failure, codesLeft, askRenewal, askRemoval } = factor
  return (
    <>
      <Failure failure={failure} />
      <p className={styles.on}>
        <CheckIcon /> On
      </p>
      <p className={styles.left} data-few={codesLeft <= FEW}>
        {codesLeftInWords(codesLeft)}.{' '}
        {codesLeft <= FEW && 'Get new ones, so that you can sign in without your phone.'}
      </p>
      <div className={styles.choices}>
        <Button variant="outline" onClick={askRenewal}>
          New recovery codes
        </Button>
        <Button variant="plain" onClick={askRemoval}>
          Turn off
        </Button>
      </div>
    </>
  )
}
