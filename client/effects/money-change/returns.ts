import { ChangeReturnDocument, type ReturnTransition } from '#client/apollo/generated/graphql.ts'
import { orderTokenOf } from '#client/effects/order-access/order-tokens.ts'
import { ask } from '#client/effects/refusals.ts'
import type { ReturnCommand } from '#machines/lifecycles/return.ts'
import type { Answer, CommandOf, Sending } from './sending.ts'

/** Takes a return on; what opens a guest's order is what this browser keeps for it. */
export async function changeReturn(
  { apollo, idempotencyKey, typed, typedOrNone }: Sending,
  { orderId, id, command }: CommandOf<'return'>,
): Promise<Answer> {
  const details =
    command === 'return.decline'
      ? { reason: typed('reason') }
      : { carrier: typedOrNone('carrier'), tracking: typedOrNone('tracking') }
  const transition = TRANSITIONS[command]
  const cartToken = orderTokenOf(orderId)
  const input = { orderId, cartToken, returnId: id, transition, ...details, idempotencyKey }
  const asked = apollo.mutate({ mutation: ChangeReturnDocument, variables: { input } })
  const { order, userErrors } = (await ask(asked)).changeReturn
  return { id: order ? id : null, userErrors }
}

const TRANSITIONS: Record<ReturnCommand['type'], ReturnTransition> = {
  'return.approve': 'APPROVE',
  'return.decline': 'DECLINE',
  'return.send': 'SEND',
  'return.receive': 'RECEIVE',
  'return.keep': 'KEEP',
  'return.refund': 'REFUND',
  'return.withdraw': 'WITHDRAW',
}
