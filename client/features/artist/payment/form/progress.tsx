import type { PaymentAccountForm, Step } from '#client/actors/artists/payment-account-form.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import styles from './progress.module.css'

const NAMES: Readonly<Record<Step, string>> = {
  kind: 'Kind',
  details: 'Details',
  numbers: 'Number',
  password: 'Confirm',
}

/** Where the artist is in the form. */
export const Progress = ({ form: { steps, view } }: { form: PaymentAccountForm }) => {
  if (view === 'loading' || view === 'unloaded' || view === 'over') return null
  const current = view === 'unknown' ? steps.length - 1 : steps.indexOf(view)
  return (
    <ol className={styles.progress} aria-label="Steps">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
          <span className={styles.number} aria-hidden="true">
            {index < current ? <CheckIcon /> : index + 1}
          </span>
          {NAMES[step]}
        </li>
      ))}
    </ol>
  )
}
