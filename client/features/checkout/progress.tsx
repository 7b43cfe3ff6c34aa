import { useSelector } from '@xstate/react'
import { type CheckoutRef, type Step, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { StepList } from '#client/ui/form/step-list.tsx'
import { selectReached, selectStep, selectView, type View } from '#machines/checkout/selectors.ts'
import * as say from './messages.tsx'

const STEPS: readonly { step: Step; name: string }[] = [
  { step: 'address', name: say.addressStep },
  { step: 'review', name: say.reviewStep },
  { step: 'payment', name: say.paymentStep },
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
  const leadsBack = (index: number) => index !== current && index < Math.max(current, reached) && !hasAll
  const steps = STEPS.map(({ step: one, name }, index) => ({
    name,
    onGo: leadsBack(index) ? () => goTo(one) : undefined,
  }))
  return <StepList steps={steps} current={current} />
}
