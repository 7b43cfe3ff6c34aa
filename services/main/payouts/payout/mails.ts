import { isAccountAtFault } from '#machines/lifecycles/payout-refusal.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Shop } from '../../orders/mails.ts'
import { dollars } from '../../orders/money.ts'
import { BANK_WORDS } from './bank-words.ts'
import type { OpenedPayout, PayoutEvent } from './events.ts'
import type { PayoutState } from './state.ts'

type Told = Extract<PayoutEvent, { type: keyof typeof BECAME }>

const BECAME = {
  'payout.sent': 'is on its way',
  'payout.paid': 'has been paid',
  'payout.failed': 'did not arrive',
  'payout.returned': 'came back to us',
} as const

/** Writes the mail to an artist about an event of their payout; null for an event without one. */
export function payoutMail(
  shop: Shop,
  to: string,
  { opened }: PayoutState,
  event: PayoutEvent,
): Message | null {
  if (!isMailed(event)) return null
  const sum = dollars(opened.amount - opened.withheld)
  const became = BECAME[event.type]
  return {
    to,
    subject: `Your ${shop.brand} payout of ${sum} ${became}`,
    text: [
      `Your payout of ${sum} to ${opened.destination.label} ${became}.${reasonOf(event)}`,
      ...furtherOf(shop, opened, event),
      `Is something not right? Answer this mail, or call ${shop.phone}.\n${shop.brand}`,
    ].join('\n\n'),
  }
}

/** Whether the artist is told of it. */
export const isMailed = (event: PayoutEvent): event is Told => Object.hasOwn(BECAME, event.type)

const reasonOf = ({ data }: Told): string => ('reason' in data ? ` ${BANK_WORDS[data.reason]}` : '')

/** What else there is to know of it, and to do. */
function furtherOf(shop: Shop, { amount, withheld }: OpenedPayout, event: Told): string[] {
  if (event.type === 'payout.sent' || event.type === 'payout.paid')
    return [
      ...(event.type === 'payout.sent' ? ['It can take some business days until you see it there.'] : []),
      ...(withheld > 0
        ? [`You earned ${dollars(amount)}, of which ${dollars(withheld)} is tax withheld.`]
        : []),
      `See what it is made of:\n${shop.publicUrl}/artist/account`,
    ]
  return [
    'The money is yours all the same, and is part of your balance again.',
    isAccountAtFault(event.data.reason)
      ? `Please give us an account that we can pay into, and we send it with the next payouts:\n${shop.publicUrl}/artist/account/payment`
      : 'There is nothing for you to do: we send it again with the next payouts.',
  ]
}
