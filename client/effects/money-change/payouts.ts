import {
  ChangePayoutDocument,
  ChangePayoutRunDocument,
  StartPayoutRunDocument,
} from '#client/apollo/generated/graphql.ts'
import { ask } from '#client/effects/refusals.ts'
import { toCents } from './dollars.ts'
import type { Answer, CommandOf, Sending } from './sending.ts'

export async function changePayout(
  { apollo, idempotencyKey, typed, typedOrNone }: Sending,
  { token, transition }: CommandOf<'payout'>,
): Promise<Answer> {
  const amount = transition === 'pay' ? toCents(typed('amount'), 'amount') : null
  const input = {
    ...{ idempotencyKey, token, transition, amount, notes: typed('notes') },
    ...{ reference: typedOrNone('reference'), on: typedOrNone('on'), reason: typedOrNone('reason') },
  }
  return (await ask(apollo.mutate({ mutation: ChangePayoutDocument, variables: { input } }))).changePayout
}

export async function startRun(
  { apollo, idempotencyKey }: Sending,
  { day }: CommandOf<'start-run'>,
): Promise<Answer> {
  const input = { idempotencyKey, day }
  return (await ask(apollo.mutate({ mutation: StartPayoutRunDocument, variables: { input } }))).startPayoutRun
}

export async function changeRun(
  { apollo, idempotencyKey }: Sending,
  { id, transition }: CommandOf<'run'>,
): Promise<Answer> {
  const input = { idempotencyKey, id, transition }
  return (await ask(apollo.mutate({ mutation: ChangePayoutRunDocument, variables: { input } })))
    .changePayoutRun
}
