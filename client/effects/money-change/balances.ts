import {
  AdjustBalanceDocument,
  DecideAdjustmentDocument,
  HoldPayoutsDocument,
  LiftHoldDocument,
} from '#client/apollo/generated/graphql.ts'
import { ask } from '#client/effects/refusals.ts'
import { toCents } from './dollars.ts'
import type { Answer, CommandOf, Sending } from './sending.ts'

export async function adjustBalance(
  { apollo, idempotencyKey, typed }: Sending,
  { artist }: CommandOf<'adjust'>,
): Promise<Answer> {
  const amount = toCents(typed('amount'), 'amount')
  const input = { idempotencyKey, artist, amount, kind: typed('kind'), reason: typed('reason') }
  return (await ask(apollo.mutate({ mutation: AdjustBalanceDocument, variables: { input } }))).adjustBalance
}

export async function decideAdjustment(
  { apollo, idempotencyKey }: Sending,
  { id, decision }: CommandOf<'decide'>,
): Promise<Answer> {
  const input = { idempotencyKey, id, decision }
  return (await ask(apollo.mutate({ mutation: DecideAdjustmentDocument, variables: { input } })))
    .decideAdjustment
}

export async function holdPayouts(
  { apollo, idempotencyKey, typed }: Sending,
  { artist }: CommandOf<'hold'>,
): Promise<Answer> {
  const [reason, note, endsOn] = [typed('reason'), typed('note'), typed('endsOn')]
  const input = { idempotencyKey, artist, reason, note, endsOn }
  return (await ask(apollo.mutate({ mutation: HoldPayoutsDocument, variables: { input } }))).holdPayouts
}

export async function liftHold(
  { apollo, idempotencyKey }: Sending,
  { id }: CommandOf<'lift'>,
): Promise<Answer> {
  const input = { idempotencyKey, id }
  return (await ask(apollo.mutate({ mutation: LiftHoldDocument, variables: { input } }))).liftHold
}
