import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import type { OrderReturnsFragment } from '#client/apollo/generated/graphql.ts'
import { chosenPictures } from '#client/effects/artist-message/chosen-pictures.ts'
import { createReturnRequestEffects } from '#client/effects/return-request/return-request.ts'
import { refundOf, totalOf } from '#machines/lifecycles/return-refund.ts'
import { isOurFault, type ReturnedLine, type ReturnReason } from '#machines/lifecycles/return-request.ts'
import { type ReturnRequestInput, returnRequestMachine } from '#machines/return-request/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectFilled,
  selectIsAdding,
  selectIsBusy,
  selectIsSending,
  selectPictureFailure,
  selectPictures,
} from '#machines/return-request/selectors.ts'

export type { ReturnReason } from '#machines/lifecycles/return-request.ts'

/** What is filled in stays through reloads; each account and order has its own. */
export const returnRequestProcess = defineProcess(returnRequestMachine, createReturnRequestEffects, {
  ...LATE['return-request'],
  keyOf: ({ owner, orderId }: ReturnRequestInput) => `${owner ?? 'guest'} ${orderId}`,
  isBusy: selectIsBusy,
})

type Returns = Pick<OrderReturnsFragment, 'left' | 'refundable'>

/** Runs what somebody fills in to return things of an order; `onRequested` hears that it was asked for. */
export const useReturnRequest = (input: ReturnRequestInput, returns: Returns, onRequested: () => void) => {
  const request = useProcess(returnRequestProcess, input)
  const { lines, reason, draft } = useSelector(request, selectFilled)
  const left = returns.left.map(({ id, quantity }) => ({ id: Number(id), quantity }))
  const tell = useEffectEvent(onRequested)
  /** What was filled in before may be more than can be returned by now. */
  const fitToLeft = useEffectEvent(() => {
    const most = new Map(left.map(({ id, quantity }) => [id, quantity]))
    for (const { id, quantity } of lines) {
      const fitting = Math.min(quantity, most.get(id) ?? 0)
      if (fitting < quantity) request.send({ type: 'line.counted', id, quantity: fitting })
    }
  })
  useEffect(() => {
    fitToLeft()
    const listening = request.on('return.requested', () => tell())
    return () => listening.unsubscribe()
  }, [request])
  return {
    left,
    counts: new Map(lines.map(({ id, quantity }) => [id, quantity])),
    reason,
    text: draft,
    /** In cents, as the service reckons it; null while nothing is chosen. */
    total: lines.length > 0 ? totalBack(returns.refundable, lines, reason) : null,
    errors: useSelector(request, selectFieldErrors),
    failure: useSelector(request, selectFailure),
    isSending: useSelector(request, selectIsSending),
    /** Pictures that the shop has, those that wait, and those that were refused. */
    added: useSelector(request, selectPictures),
    isAdding: useSelector(request, selectIsAdding),
    pictureFailure: useSelector(request, selectPictureFailure),
    count: (id: number, quantity: number) => request.send({ type: 'line.counted', id, quantity }),
    choose: (chosen: ReturnReason | null) => request.send({ type: 'reason.chosen', reason: chosen }),
    type: (text: string) => request.send({ type: 'text.typed', draft: text }),
    addPictures: (files: readonly File[]) =>
      request.send({ type: 'pictures.chosen', ...chosenPictures.keep(files) }),
    removePicture: (id: string) => request.send({ type: 'picture.removed', id }),
    retryPictures: () => request.send({ type: 'pictures.retried' }),
    submit: () => request.send({ type: 'request.submitted', left, idempotencyKey: crypto.randomUUID() }),
  }
}

const totalBack = (
  { lines, shipping }: OrderReturnsFragment['refundable'],
  wanted: readonly ReturnedLine[],
  reason: ReturnReason | null,
): number => {
  const order = { lines: lines.map((line) => ({ ...line, id: Number(line.id) })), shipping }
  return totalOf(refundOf(order, wanted, reason !== null && isOurFault(reason)))
}
