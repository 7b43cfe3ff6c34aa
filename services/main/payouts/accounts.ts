import { isAccountAtFault, PAYOUT_REASON_LABELS } from '#machines/lifecycles/payout-refusal.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createAccountCommands } from '../payees/accounts/commands.ts'
import type { Destination } from '../payees/accounts/events.ts'
import { accountPlace } from '../payees/accounts/place.ts'
import { accountStreams } from '../payees/accounts/streams.ts'
import { openStream } from '../payees/opened.ts'
import type { Vault } from '../vault/vault.ts'
import type { AccountNumbers, Accounts } from './deps.ts'

/** Fills the port by which payouts reach the accounts that they go to. */
export function createAccounts({ clock, vault }: { clock: Clock; vault: Vault }): Accounts {
  const commands = createAccountCommands({ clock, vault })

  const numberOf = async (db: Queryable, token: string, destination: Destination): Promise<string> => {
    if (destination.type === 'PAYPAL_ACCOUNT') return destination.email
    const number = await vault.open(db, destination.secret, accountPlace(token))
    if (number === null) throw new Error(`The number of account ${token} has been erased.`)
    return number
  }

  return {
    async refuse(tx, { account, reason, payout, actor }) {
      if (!isAccountAtFault(reason)) return
      const [row] = await tx.query<{ identity: string }>(
        'select identity from main.payment_account where token = $1',
        [account],
      )
      await tx.query('select token from main.artist_identity where token = $1 for update', [row?.identity])
      const { state } = await commands.open(tx, account)
      if (state.status !== 'ACTIVATED' && state.status !== 'VERIFIED') return
      const notes = `${PAYOUT_REASON_LABELS[reason]} (payout ${payout}).`
      await commands.move(tx, account, { transition: 'INVALID', notes }, { actor, by: 'staff' })
    },

    async numbersOf(db, accounts) {
      const found = new Map<string, AccountNumbers>()
      for (const token of new Set(accounts)) {
        const { destination } = (await openStream(db, accountStreams, token)).state
        found.set(token, { branch: branchOf(destination), number: await numberOf(db, token, destination) })
      }
      return found
    },
  }
}

/** The routing number; the BIC where there is an IBAN; a Canadian bank's number and its branch's. */
const branchOf = (destination: Destination): string => {
  if (destination.type !== 'BANK_ACCOUNT') return ''
  return [destination.bankId, destination.branchId].filter((part) => part !== null).join('-')
}
