import * as say from '../messages.tsx'
import { CheckIcon } from '../page-icons.tsx'
import styles from './step-list.module.css'

interface ListedStep {
  name: string
  /** Leads back to it. */
  onGo?: (() => void) | undefined
}

/** The steps of a form: those that are done, the one at `current`, and what follows. */
export const StepList = ({ steps, current }: { steps: readonly ListedStep[]; current: number }) => (
  <ol className={styles.steps} aria-label={say.steps}>
    {steps.map(({ name, onGo }, index) => (
      <li key={name} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
        <span className={styles.number} aria-hidden="true">
          {index < current ? <CheckIcon /> : index + 1}
        </span>
        {onGo ? (
          <button type="button" onClick={onGo}>
            {name}
          </button>
        ) : (
          name
        )}
      </li>
    ))}
  </ol>
)
