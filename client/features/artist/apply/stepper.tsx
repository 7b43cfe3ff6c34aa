import { Link } from 'react-router-dom'
import type { Step } from '#client/actors/artist-apply.ts'
import * as say from './messages.tsx'
import { pathOf } from './pages.ts'
import styles from './stepper.module.css'

const STEPS: readonly { step: Step; label: string }[] = [
  { step: 'info', label: say.aboutYou },
  { step: 'sample', label: say.yourWork },
  { step: 'applied', label: say.ourAnswer },
]

/** What is done of an application, what is to do now, and what comes next. */
export const Stepper = ({ step: now }: { step: Step }) => {
  const place = STEPS.findIndex(({ step }) => step === now)
  return (
    <nav aria-label={say.yourApplication}>
      <ol className={styles.steps}>
        {STEPS.map(({ step, label }, index) => {
          const state = index < place ? 'done' : index === place ? 'now' : 'next'
          const text = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {state === 'done' ? '✓' : index + 1}
              </span>
              {label}
              {state === 'done' && <span className="visually-hidden">{say.doneMark}</span>}
            </>
          )
          // What was submitted is changed no more.
          const leadsBack = state === 'done' && now === 'sample'
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {leadsBack ? <Link to={pathOf(step)}>{text}</Link> : <span>{text}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
