import type { ApolloClient } from '@apollo/client'
import {
  AdjustBalanceDocument,
  ChangePayoutDocument,
  ChangePayoutRunDocument,
  ChangeTaxYearDocument,
  DecideAdjustmentDocument,
  HoldPayoutsDocument,
  LiftHoldDocument,
  type MoneyAnswerFragment,
  OpenMoneyFileDocument,
  StartPayoutRunDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { MoneyChange, moneyChangePorts } from '#machines/money-change/ports.ts'
import { Refusal } from '#machines/refusal.ts'

export const createMoneyChangeEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof moneyChangePorts>({
    changeMoney: async (change) => {
      const { id, userErrors } = await send(apollo, change)
      refuseUserErrors(userErrors)
      if (id === null) throw new Error('The graph answered nothing.')
      return id
    },
  })

async function send(
  apollo: ApolloClient,
  { command, details, idempotencyKey }: MoneyChange,
): Promise<MoneyAnswerFragment> {
  const typed = (name: string): string => details[name] ?? ''
  const typedOrNone = (name: string): string | null => details[name] || null
  switch (command.kind) {
    case 'payout': {
      const { token, transition } = command
      const amount = transition === 'pay' ? toCents(typed('amount')) : null
      const input = {
        ...{ idempotencyKey, token, transition, amount, notes: typed('notes') },
        ...{ reference: typedOrNone('reference'), on: typedOrNone('on'), reason: typedOrNone('reason') },
      }
      return (await ask(apollo.mutate({ mutation: ChangePayoutDocument, variables: { input } }))).changePayout
    }
    case 'start-run': {
      const input = { idempotencyKey, day: command.day }
      return (await ask(apollo.mutate({ mutation: StartPayoutRunDocument, variables: { input } })))
        .startPayoutRun
    }
    case 'run': {
      const input = { idempotencyKey, id: command.id, transition: command.transition }
      return (await ask(apollo.mutate({ mutation: ChangePayoutRunDocument, variables: { input } })))
        .changePayoutRun
    }
    case 'adjust': {
      const [artist, amount] = [command.artist, toCents(typed('amount'))]
      const input = { idempotencyKey, artist, amount, kind: typed('kind'), reason: typed('reason') }
      return (await ask(apollo.mutate({ mutation: AdjustBalanceDocument, variables: { input } })))
        .adjustBalance
    }
    case 'decide': {
      const input = { idempotencyKey, id: command.id, decision: command.decision }
      return (await ask(apollo.mutate({ mutation: DecideAdjustmentDocument, variables: { input } })))
        .decideAdjustment
    }
    case 'hold': {
      const [reason, note, endsOn] = [typed('reason'), typed('note'), typed('endsOn')]
      const input = { idempotencyKey, artist: command.artist, reason, note, endsOn }
      return (await ask(apollo.mutate({ mutation: HoldPayoutsDocument, variables: { input } }))).holdPayouts
    }
    case 'tax-year': {
      const { year, change, payout } = command
      const threshold = change === 'threshold' ? toCents(typed('threshold'), 'threshold') : null
      const input = { idempotencyKey, year, change, payout, threshold }
      return (await ask(apollo.mutate({ mutation: ChangeTaxYearDocument, variables: { input } })))
        .changeTaxYear
    }
    case 'file': {
      const { of, id, state, search } = command
      const input = { of, id, state: state || null, search }
      const asked = apollo.mutate({ mutation: OpenMoneyFileDocument, variables: { input } })
      const { href, userErrors } = (await ask(asked)).openMoneyFile
      return { __typename: 'MoneyPayload', id: href, userErrors }
    }
    case 'lift': {
      const input = { idempotencyKey, id: command.id }
      return (await ask(apollo.mutate({ mutation: LiftHoldDocument, variables: { input } }))).liftHold
    }
  }
}

const WRONG = 'Enter dollars and cents, such as 12.50.'

/** Reads dollars as they are typed. Throws BAD_USER_INPUT at the field for what is no sum of whole cents. */
function toCents(amount: string, field = 'amount'): number {
  const [, minus = '', dollars = '', cents = '00'] =
    /^([-−]?)\$?(\d{1,7})(?:\.(\d{2}))?$/.exec(amount.replaceAll(/[,\s]/g, '')) ?? []
  if (dollars === '') throw new Refusal('BAD_USER_INPUT', WRONG, { [field]: WRONG })
  return (minus === '' ? 1 : -1) * (Number(dollars) * 100 + Number(cents))
}
