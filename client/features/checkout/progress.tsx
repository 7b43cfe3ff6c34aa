import { useSelector } from '@xstate/react'
import { type CheckoutRef, useCheckoutIntents } from '#client/actors/checkout.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { type Step, selectStep, selectView } from '#machines/checkout/selectors.ts'
import styles from './progress.module.css'

const STEPS: readonly { step: Step; name: string }[] = [
  { step: 'review', name: 'Review' },
  { step: 'address', name: 'Address' },
  { step: 'shipping', name: 'Shipping' },
  { step: 'payment', name: 'Payment' },
]

/** Where the visitor is, and the way back to each step that is done. */
export const Progress = ({ checkout }: { checkout: CheckoutRef }) => {
  const step = useSelector(checkout, selectStep)
  const hasBegun = useSelector(checkout, selectView) !== 'empty'
  const { goBackTo } = useCheckoutIntents(checkout)
  // What comes after the last step stands for it, but for what there is no way back from.
  const current = STEPS.findIndex((one) => one.step === step)
  if (!hasBegun) return null
  return (
    <ol className={styles.progress} aria-label="Steps">
      {STEPS.map((one, index) => (
        <li key={one.step} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
          <span className={styles.number} aria-hidden="true">
            {index < current ? <CheckIcon /> : index + 1}
          </span>
          {index < current ? (
            <button type="button" onClick={() => goBackTo(one.step)}>
              {one.name}
            </button>
          ) : (
            one.name
          )}
        </li>
      ))}
    </ol>
  )
}
