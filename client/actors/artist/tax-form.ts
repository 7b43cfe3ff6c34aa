import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import type { ProcessDeps } from '#client/actors/process/process-deps.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createTaxFormEffects, findLostNumbers } from '#client/effects/tax-form/tax-form.ts'
import { type TaxFormInput, taxFormMachine } from '#machines/tax-form/machine.ts'
import type { FormType } from '#machines/tax-form/ports.ts'
import {
  selectDraft,
  selectFailure,
  selectFieldErrors,
  selectIsBusy,
  selectIsPending,
  selectStep,
  selectType,
} from '#machines/tax-form/selectors.ts'

export type { FormDraft, FormType } from '#machines/tax-form/ports.ts'

/** What is typed into it stays through reloads, but for numbers. Each account has one. */
export const taxFormProcess = defineProcess(taxFormMachine, createTaxFormEffects, {
  ...LATE['tax-form'],
  keyOf: ({ owner }: TaxFormInput) => owner,
  isBusy: selectIsBusy,
  watch: (ref, deps) => watchNumbers(ref, deps),
})

/** Asks for numbers again that the page holds no more. Returns how to stop. */
const watchNumbers = (form: ActorRefFrom<typeof taxFormMachine>, { vault }: Pick<ProcessDeps, 'vault'>) => {
  const tell = () => {
    const fields = findLostNumbers(vault, selectDraft(form.getSnapshot()))
    const lost = { type: 'numbers.lost' as const, fields }
    if (fields.length > 0 && form.getSnapshot().can(lost)) queueMicrotask(() => form.send(lost))
  }
  tell()
  const watching = form.subscribe(tell)
  return () => watching.unsubscribe()
}

/** Runs the tax form of one account. `onFiled` is told which one counts from then on. */
export const useTaxForm = (owner: string, onFiled: (form: FormType) => void) => {
  const form = useProcess(taxFormProcess, { owner })
  const tell = useEffectEvent(onFiled)
  useEffect(() => {
    const listening = form.on('form.filed', ({ form: filed }) => tell(filed))
    return () => listening.unsubscribe()
  }, [form])
  return {
    step: useSelector(form, selectStep),
    type: useSelector(form, selectType),
    draft: useSelector(form, selectDraft),
    isPending: useSelector(form, selectIsPending),
    failure: useSelector(form, selectFailure),
    errors: useSelector(form, selectFieldErrors),
    answerPerson: (isUsPerson: boolean) => form.send({ type: 'person.answered', isUsPerson }),
    answerBusiness: (isBusiness: boolean) => form.send({ type: 'business.answered', isBusiness }),
    fill: (field: string, typed: string | boolean) => form.send({ type: 'field.typed', field, typed }),
    submit: () => form.send({ type: 'details.submitted', idempotencyKey: crypto.randomUUID() }),
    sign: (wordsHash: string) =>
      form.send({ type: 'form.signed', wordsHash, idempotencyKey: crypto.randomUUID() }),
    back: () => form.send({ type: 'form.back' }),
  }
}

export type TaxForm = ReturnType<typeof useTaxForm>
