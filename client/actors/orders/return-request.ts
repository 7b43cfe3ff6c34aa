import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import type { OrderReturnsFragment } from '#client/apollo/generated/graphql.ts'
import { chosenPictures } from '#client/effects/artist-message/chosen-pictures.ts'
import { createReturnRequestEffects } from '#client/effects/return-request/return-request.ts'
import { refundOf, totalOf } from '#machines/lifecycles/return-refund.ts'
import { isOurFault, type ReturnedLine, type ReturnReason } from '#machines/lifecycles/return-request.ts'
import { returnRequestMachine } from '#machines/return-request/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsAdding,
  selectIsSending,
  selectPictureFailure,
  selectPictures,
} from '#machines/return-request/selectors.ts'

export type { ReturnedLine, ReturnReason } from '#machines/lifecycles/return-request.ts'

const returnRequestProcess = defineProcess(returnRequestMachine, createReturnRequestEffects, {
  life: 'component',
})

interface Filled {
  lines: readonly ReturnedLine[]
  reason: ReturnReason | null
  text: string
}

/** Runs what somebody fills in to return things of an order. */
export const useReturnRequest = (
  input: { orderId: string; left: readonly ReturnedLine[] },
  cartToken: string | null,
  onRequested: () => void,
) => {
  const request = useProcess(returnRequestProcess, input, { cartToken })
  const tell = useEffectEvent(onRequested)
  useEffect(() => {
    const listening = request.on('return.requested', () => tell())
    return () => listening.unsubscribe()
  }, [request])
  return {
    errors: useSelector(request, selectFieldErrors),
    failure: useSelector(request, selectFailure),
    isSending: useSelector(request, selectIsSending),
    added: useSelector(request, selectPictures),
    isAdding: useSelector(request, selectIsAdding),
    pictureFailure: useSelector(request, selectPictureFailure),
    addPictures: (files: readonly File[]) =>
      request.send({ type: 'pictures.chosen', ...chosenPictures.keep(files) }),
    removePicture: (id: string) => request.send({ type: 'picture.removed', id }),
    retryPictures: () => request.send({ type: 'pictures.retried' }),
    submit: (filled: Filled) =>
      request.send({ type: 'request.submitted', ...filled, idempotencyKey: crypto.randomUUID() }),
  }
}

/** What somebody would get back, in cents, as the service reckons it. */
export const totalBack = (
  { lines, shipping }: OrderReturnsFragment['refundable'],
  wanted: readonly ReturnedLine[],
  reason: ReturnReason | null,
): number => {
  const order = { lines: lines.map((line) => ({ ...line, id: Number(line.id) })), shipping }
  return totalOf(refundOf(order, wanted, reason !== null && isOurFault(reason)))
}
