import { defineProcess } from '#client/actors/process/define-process.ts'
import { useResourceForm } from '#client/actors/resource-form.ts'
import { createAgreementFormEffects } from '#client/effects/agreement-form/agreement-form.ts'
import { resourceFormMachine } from '#machines/resource-form/machine.ts'

const agreementFormProcess = defineProcess(resourceFormMachine, createAgreementFormEffects, {
  life: 'component',
})

/** Runs the acceptance of the royalty agreement. `onAccepted` is told once it holds. */
export const useAgreementForm = (onAccepted: () => void) => {
  const { submit, ...form } = useResourceForm(
    agreementFormProcess,
    { resource: 'agreement', id: null },
    { onSaved: onAccepted, onLeft: () => {} },
  )
  return {
    ...form,
    accept: (values: { textHash: string; rate: number; name: string; agreed: boolean }, isValid: boolean) =>
      submit({ isValid, shown: ['name', 'agreed'], values, version: null }),
  }
}
