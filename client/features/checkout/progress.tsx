import { useSelector } from '@xstate/react'
import { type CheckoutRef, type Step, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { selectReached, selectStep, selectView, type View } from '#machines/checkout/selectors.ts'
import styles from './progress.module.css'

const STEPS: readonly { step: Step; name: string }[] = [
  { step: 'address', name: 'Address' },
  { step: 'review', name: 'Review' },
  { step: 'payment', name: 'Payment' },
]

const BEFORE: readonly View[] = ['reading', 'unread', 'empty', 'steps']

/** Filled in; what there is to do now is the page's only way on. */
const isPastSteps = (snapshot: Parameters<typeof selectView>[0]) => !BEFORE.includes(selectView(snapshot))

/** Where the visitor is, and the way to each step that they have been at. */
export const Progress = ({ checkout }: { checkout: CheckoutRef }) => {
  const step = useSelector(checkout, selectStep)
  const hasAll = useSelector(checkout, isPastSteps)
  const reached = useSelector(checkout, selectReached)
  const { goTo } = useCheckoutIntents(checkout)
  const current = hasAll ? STEPS.length : STEPS.findIndex((one) => one.step === step)
  return (
    <ol className={styles.progress} aria-label="Steps">
      {STEPS.map((one, index) => (
        <li key={one.step} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
          <span className={styles.number} aria-hidden="true">
            {index < current ? <CheckIcon /> : index + 1}
          </span>
          {index !== current && index < Math.max(current, reached) && !hasAll ? (
            <button type="button" onClick={() => goTo(one.step)}>
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
