import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import styles from './two-step.module.css'

/** What could not be done, where no form says so. */
export const Failure = ({ failure }: Pick<RunningSecondFactor, 'failure'>) =>
  failure && (
    <p role="alert" className={styles.failure}>
      {failure.message}
    </p>
  )
