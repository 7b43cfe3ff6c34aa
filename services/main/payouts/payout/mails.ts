import { isAccountAtFault } from '#machines/lifecycles/payout-refusal.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Shop } from '../../orders/mails.ts'
import { dollars } from '../../orders/money.ts'
import { BANK_WORDS } from './bank-words.ts'
import type { PayoutEvent } from './events.ts'
import type { PayoutState } from './state.ts'

/** Writes the mail to an artist about an event of their payout; null for an event without one. */
export function payoutMail(
  shop: Shop,
  to: string,
  { opened }: PayoutState,
  event: PayoutEvent,
): Message | null {
  if (event.type !== 'payout.failed' && event.type !== 'payout.returned') return null
  const { reason } = event.data
  const sum = dollars(opened.amount - opened.withheld)
  const became = event.type === 'payout.failed' ? 'did not arrive' : 'came back to us'
  return {
    to,
    subject: `Your ${shop.brand} payout of ${sum} ${became}`,
    text: [
      `Your payout of ${sum} to ${opened.destination.label} ${became}. ${BANK_WORDS[reason]}`,
      'The money is yours all the same, and is part of your balance again.',
      isAccountAtFault(reason)
        ? `Please give us an account that we can pay into, and we send it with the next payouts:\n${shop.publicUrl}/artist/account/payment`
        : 'There is nothing for you to do: we send it again with the next payouts.',
      `Is something not right? Answer this mail, or call ${shop.phone}.\n${shop.brand}`,
    ].join('\n\n'),
  }
}
