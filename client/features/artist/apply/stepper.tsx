import { Link } from 'react-router-dom'
import type { Step } from '#client/actors/artist-apply.ts'
import { pathOf } from './pages.ts'
import styles from './stepper.module.css'

const STEPS: readonly { step: Step; label: string }[] = [
  { step: 'info', label: 'About you' },
  { step: 'sample', label: 'Your work' },
  { step: 'applied', label: 'Our answer' },
]

/** What is done of an application, what is to do now, and what comes next. */
export const Stepper = ({ step: now }: { step: Step }) => {
  const place = STEPS.findIndex(({ step }) => step === now)
  return (
    <nav aria-label="Your application">
      <ol className={styles.steps}>
        {STEPS.map(({ step, label }, index) => {
          const state = index < place ? 'done' : index === place ? 'now' : 'next'
          const text = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {state === 'done' ? '✓' : index + 1}
              </span>
              {label}
              {state === 'done' && <span className="visually-hidden"> (done)</span>}
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
