import type { PaymentAccountForm, Step } from '#client/actors/artists/payment-account-form.ts'
import { StepList } from '#client/ui/form/step-list.tsx'
import * as say from '../messages.tsx'

const NAMES: Readonly<Record<Step, string>> = {
  kind: say.kindStep,
  details: say.detailsStep,
  numbers: say.numberStep,
  password: say.confirmStep,
}

/** Where the artist is in the form. */
export const Progress = ({ form: { steps, view } }: { form: PaymentAccountForm }) => {
  if (view === 'loading' || view === 'unloaded' || view === 'over') return null
  const current = view === 'unknown' ? steps.length - 1 : steps.indexOf(view)
  return <StepList steps={steps.map((step) => ({ name: NAMES[step] }))} current={current} />
}
