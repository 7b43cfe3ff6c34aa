import { useRaiseAlert } from '#client/actors/alerts.ts'
import * as say from '#client/actors/messages.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useResourceForm } from '#client/actors/resource-form.ts'
import { createAgreementFormEffects } from '#client/effects/agreement-form/agreement-form.ts'
import { resourceFormMachine } from '#machines/resource-form/machine.ts'

const agreementFormProcess = defineProcess(resourceFormMachine, createAgreementFormEffects, {
  life: 'component',
})

/**
 * Runs the acceptance of the royalty agreement. `onRead` is told when it is to be read again: it holds now,
 * or another is offered.
 */
export const useAgreementForm = (onRead: () => void) => {
  const raise = useRaiseAlert()
  const { submit, ...form } = useResourceForm(
    agreementFormProcess,
    { resource: 'agreement', id: null },
    {
      onSaved: onRead,
      onLeft: () => {},
      onOutdated: () => {
        raise({ status: 'warning', text: say.agreementChanged })
        onRead()
      },
    },
  )
  return {
    ...form,
    accept: (values: { textHash: string; rate: number; name: string; agreed: boolean }, isValid: boolean) =>
      submit({ isValid, shown: ['name', 'agreed'], values, version: null }),
  }
}
