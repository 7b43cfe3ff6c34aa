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
    const snapshot = form.getSnapshot()
    const fields = findLostNumbers(vault, selectType(snapshot), selectDraft(snapshot))
    const lost = { type: 'numbers.lost' as const, fields }
    if (fields.length > 0 && snapshot.can(lost)) queueMicrotask(() => form.send(lost))
  }
  tell()
  const watching = form.subscribe(tell)
  return () => watching.unsubscribe()
}

interface FormHandlers {
  onFiled: (form: FormType) => void
  /** What is shown is to be read again: another form counts, or its words are others. */
  onOutdated: () => void
}

/**
 * Runs the tax form of one account. `replaces` is the form that is shown as the one that counts; null for
 * none.
 */
export const useTaxForm = (owner: string, replaces: string | null, { onFiled, onOutdated }: FormHandlers) => {
  const form = useProcess(taxFormProcess, { owner })
  const failure = useSelector(form, selectFailure)
  const tell = useEffectEvent(onFiled)
  const tellOutdated = useEffectEvent(onOutdated)
  useEffect(() => {
    if (failure?.kind === 'changed') tellOutdated()
  }, [failure])
  useEffect(() => {
    const listening = form.on('form.filed', ({ form: filed }) => tell(filed))
    return () => listening.unsubscribe()
  }, [form])
  return {
    step: useSelector(form, selectStep),
    type: useSelector(form, selectType),
    draft: useSelector(form, selectDraft),
    isPending: useSelector(form, selectIsPending),
    failure,
    errors: useSelector(form, selectFieldErrors),
    answerPerson: (isUsPerson: boolean) => form.send({ type: 'person.answered', isUsPerson }),
    answerBusiness: (isBusiness: boolean) => form.send({ type: 'business.answered', isBusiness }),
    fill: (field: string, typed: string | boolean) => form.send({ type: 'field.typed', field, typed }),
    submit: () => form.send({ type: 'details.submitted', replaces, idempotencyKey: crypto.randomUUID() }),
    sign: (wordsHash: string) =>
      form.send({ type: 'form.signed', wordsHash, replaces, idempotencyKey: crypto.randomUUID() }),
    back: () => form.send({ type: 'form.back' }),
  }
}

export type TaxForm = ReturnType<typeof useTaxForm>
