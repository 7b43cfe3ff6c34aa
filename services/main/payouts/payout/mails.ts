import type { PayoutReason } from '#machines/lifecycles/payout.ts'
import { isAccountAtFault } from '#machines/lifecycles/payout-refusal.ts'
import type { Block } from '#services/shared/mail/letter/letter.ts'
import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Shop } from '#services/shared/shop.ts'
import { dollars } from '../../orders/money.ts'
import { BANK_WORDS } from './bank-words.ts'
import type { Destination, OpenedPayout, PayoutEvent } from './events.ts'

/** What the mail says of a payout. */
type Paid = Pick<OpenedPayout, 'amount' | 'withheld'> & { destination: Pick<Destination, 'label'> }

/** Writes the mail to an artist about an event of their payout; null for an event without one. */
export function payoutMail(shop: Shop, to: string, opened: Paid, event: PayoutEvent): Message | null {
  if (event.type !== 'payout.failed' && event.type !== 'payout.returned') return null
  const { reason } = event.data
  const sum = dollars(opened.amount - opened.withheld)
  const became = event.type === 'payout.failed' ? 'did not arrive' : 'came back to us'
  return {
    to,
    subject: `Your ${shop.brand} payout of ${sum} ${became}`,
    ...writeLetter(shop, {
      preheader: 'The money is still yours, and is back in your balance.',
      heading: `Your payout ${became}`,
      blocks: [
        {
          kind: 'text',
          text: `Your payout of ${sum} to ${opened.destination.label} ${became}. ${BANK_WORDS[reason]}`,
        },
        { kind: 'text', text: 'The money is still yours, and is back in your balance.' },
        ...nextBlocks(shop, reason),
      ],
    }),
  }
}

const nextBlocks = ({ publicUrl }: Shop, reason: PayoutReason): Block[] =>
  isAccountAtFault(reason)
    ? [
        {
          kind: 'text',
          text: 'Please give us an account that we can pay into, and we’ll send it with the next payouts.',
        },
        { kind: 'button', label: 'Update your account', url: `${publicUrl}/artist/account/payment` },
      ]
    : [{ kind: 'text', text: 'There’s nothing you need to do: we’ll send it again with the next payouts.' }]
