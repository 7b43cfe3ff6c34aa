import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/page-icons.tsx'
import * as say from '../messages.tsx'
import { Failure } from './failure.tsx'
import styles from './two-step.module.css'

const FEW = 3

const codesLeftInWords = (left: number) =>
  left === 0 ? say.noCodesLeft : `${left} recovery ${left === 1 ? 'code' : 'codes'} left`

/** It is on: what is left for the day the phone is lost. */
export const On = ({ factor }: { factor: RunningSecondFactor }) => {
  const { failure, codesLeft, askRenewal, askRemoval } = factor
  return (
    <>
      <Failure failure={failure} />
      <p className={styles.on}>{say.isOn(<CheckIcon />)}</p>
      <p className={styles.left} data-few={codesLeft <= FEW}>
        {codesLeftInWords(codesLeft)}. {codesLeft <= FEW && say.getNewOnes}
      </p>
      <div className={styles.choices}>
        <Button variant="outline" onClick={askRenewal}>
          {say.newRecoveryCodes}
        </Button>
        <Button variant="plain" onClick={askRemoval}>
          {say.turnOff}
        </Button>
      </div>
    </>
  )
}
