import { fillPorts } from '#client/effects/fill-ports.ts'
import { refuseUserErrors } from '#client/effects/refusals.ts'
import type { MoneyChange, MoneyCommand, moneyChangePorts } from '#machines/money-change/ports.ts'
import { adjustBalance, decideAdjustment, holdPayouts, liftHold } from './balances.ts'
import { changeOwnAccount } from './own-accounts.ts'
import { changeStatus, receiveForm, recordNotice } from './payees.ts'
import { changePayout, changeRun, startRun } from './payouts.ts'
import { changeTaxYear, openFile } from './reports.ts'
import { changeReturn } from './returns.ts'
import type { Answer, Sending } from './sending.ts'

export const createMoneyChangeEffects = ({ apollo, vault }: Pick<Sending, 'apollo' | 'vault'>) =>
  fillPorts<typeof moneyChangePorts>({
    changeMoney: async ({ command, details, idempotencyKey }: MoneyChange) => {
      const sending = {
        apollo,
        vault,
        idempotencyKey,
        typed: (name: string) => details[name] ?? '',
        typedOrNone: (name: string) => details[name] || null,
      }
      const { id, userErrors } = await send(sending, command)
      refuseUserErrors(userErrors)
      if (id === null) throw new Error('The graph answered nothing.')
      return id
    },
  })

function send(sending: Sending, command: MoneyCommand): Promise<Answer> {
  switch (command.kind) {
    case 'payout':
      return changePayout(sending, command)
    case 'start-run':
      return startRun(sending, command)
    case 'run':
      return changeRun(sending, command)
    case 'adjust':
      return adjustBalance(sending, command)
    case 'decide':
      return decideAdjustment(sending, command)
    case 'hold':
      return holdPayouts(sending, command)
    case 'lift':
      return liftHold(sending, command)
    case 'tax-year':
      return changeTaxYear(sending, command)
    case 'file':
      return openFile(sending, command)
    case 'status':
      return changeStatus(sending, command)
    case 'receive-form':
      return receiveForm(sending, command)
    case 'b-notice':
      return recordNotice(sending, command)
    case 'return':
      return changeReturn(sending, command)
    case 'own-account':
      return changeOwnAccount(sending, command)
  }
}
