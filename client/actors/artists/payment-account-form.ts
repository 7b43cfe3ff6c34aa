import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createPaymentAccountFormEffects } from '#client/effects/payment-account-form/payment-account-form.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { PaymentAccountFormInput } from '#machines/payment-account-form/context.ts'
import { paymentAccountFormMachine } from '#machines/payment-account-form/machine.ts'
import type { AccountDetails, AccountKind, AccountNumbers } from '#machines/payment-account-form/ports.ts'
import {
  selectCountry,
  selectDetails,
  selectFailure,
  selectFieldErrors,
  selectIsBusy,
  selectIsDefault,
  selectIsPending,
  selectKind,
  selectKnowsPayee,
  selectNeedsNumbers,
  selectNumbers,
  selectSecrets,
  selectSteps,
  selectView,
} from '#machines/payment-account-form/selectors.ts'

export type { AccountDetails, AccountKind } from '#machines/payment-account-form/ports.ts'
export type { Step, View } from '#machines/payment-account-form/selectors.ts'

/** What is typed stays through reloads and a lapsed session, but for numbers; each account has its own. */
export const paymentAccountFormProcess = defineProcess(
  paymentAccountFormMachine,
  createPaymentAccountFormEffects,
  {
    ...LATE['payment-account-form'],
    keyOf: ({ owner, token }: PaymentAccountFormInput) => `${owner} ${token ?? 'new'}`,
    isBusy: selectIsBusy,
    watch: (ref, { vault }) => watchNumbers(vault, ref),
  },
)

/** Asks for numbers again that a reload has lost, and forgets them as the form leaves the screen. */
const watchNumbers = (vault: Vault, form: ActorRefFrom<typeof paymentAccountFormMachine>) => {
  const isLost = () => {
    const snapshot = form.getSnapshot()
    const number = selectNumbers(snapshot)?.number ?? ''
    return selectNeedsNumbers(snapshot) && vault.readSecret(number) === null
  }
  if (isLost()) form.send({ type: 'numbers.lost' })
  const watching = form.subscribe(() => {
    if (isLost()) queueMicrotask(() => form.send({ type: 'numbers.lost' }))
  })
  return () => {
    watching.unsubscribe()
    if (selectIsPending(form.getSnapshot())) return
    for (const ref of selectSecrets(form.getSnapshot())) vault.takeSecret(ref)
  }
}

interface FormHandlers {
  onSaved: () => void
  onLeft: () => void
}

/** Runs the form of one account that is corrected, or of a new one. */
export const usePaymentAccountForm = (input: PaymentAccountFormInput, handlers: FormHandlers) => {
  const form = useProcess(paymentAccountFormProcess, input)
  const tellSaved = useEffectEvent(handlers.onSaved)
  const tellLeft = useEffectEvent(handlers.onLeft)
  useEffect(() => {
    const listening = [form.on('account.saved', () => tellSaved()), form.on('form.left', () => tellLeft())]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [form])
  return {
    view: useSelector(form, selectView),
    steps: useSelector(form, selectSteps, isSameList),
    isPending: useSelector(form, selectIsPending),
    knowsPayee: useSelector(form, selectKnowsPayee),
    kind: useSelector(form, selectKind),
    country: useSelector(form, selectCountry),
    details: useSelector(form, selectDetails),
    isDefault: useSelector(form, selectIsDefault),
    numbers: useSelector(form, selectNumbers),
    failure: useSelector(form, selectFailure),
    errors: useSelector(form, selectFieldErrors),
    isCorrection: input.token !== null,
    choose: (kind: AccountKind, country: string) => form.send({ type: 'kind.chosen', kind, country }),
    type: (details: Partial<AccountDetails>) => form.send({ type: 'details.typed', details }),
    submitDetails: () => form.send({ type: 'details.submitted' }),
    submitNumbers: (numbers: AccountNumbers) => form.send({ type: 'numbers.submitted', numbers }),
    setDefault: (isDefault: boolean) => form.send({ type: 'default.set', isDefault }),
    save: (password: string) =>
      form.send({ type: 'password.submitted', password, idempotencyKey: crypto.randomUUID() }),
    retry: () => form.send({ type: 'saving.retried' }),
    reload: () => form.send({ type: 'form.reloaded' }),
    back: () => form.send({ type: 'step.back' }),
    cancel: () => form.send({ type: 'form.cancelled' }),
  }
}

export type PaymentAccountForm = ReturnType<typeof usePaymentAccountForm>

const isSameList = (one: readonly string[], other: readonly string[]): boolean => `${one}` === `${other}`
