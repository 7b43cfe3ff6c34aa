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

type Told = Extract<PayoutEvent, { type: keyof typeof BECAME }>

const BECAME = {
  'payout.sent': 'is on its way',
  'payout.paid': 'has been paid',
  'payout.failed': 'did not arrive',
  'payout.returned': 'came back to us',
} as const

const STILL_YOURS = 'The money is still yours, and is back in your balance.'

/** Writes the mail to an artist about an event of their payout; null for an event without one. */
export function payoutMail(shop: Shop, to: string, opened: Paid, event: PayoutEvent): Message | null {
  if (!isMailed(event)) return null
  const sum = dollars(opened.amount - opened.withheld)
  const became = BECAME[event.type]
  const account = opened.destination.label
  const isBack = event.type === 'payout.failed' || event.type === 'payout.returned'
  const why = isBack ? ` ${BANK_WORDS[event.data.reason]}` : ''
  return {
    to,
    subject: `Your ${shop.brand} payout of ${sum} ${became}`,
    ...writeLetter(shop, {
      preheader: isBack ? STILL_YOURS : `${sum} to ${account}.`,
      heading: `Your payout ${became}`,
      blocks: [
        { kind: 'text', text: `Your payout of ${sum} to ${account} ${became}.${why}` },
        ...(isBack ? nextBlocks(shop, event.data.reason) : paidBlocks(shop, opened, event)),
      ],
    }),
  }
}

/** Whether the artist is told of it. */
export const isMailed = (event: PayoutEvent): event is Told => Object.hasOwn(BECAME, event.type)

const paidBlocks = ({ publicUrl }: Shop, { amount, withheld }: Paid, { type }: Told): Block[] => [
  ...(type === 'payout.sent'
    ? [{ kind: 'text', text: 'It can take a few business days to show up there.' } as const]
    : []),
  ...(withheld > 0
    ? [
        {
          kind: 'text',
          text: `You earned ${dollars(amount)}, of which ${dollars(withheld)} is withheld for taxes.`,
        } as const,
      ]
    : []),
  { kind: 'button', label: 'See your earnings', url: `${publicUrl}/artist/account` },
]

const nextBlocks = ({ publicUrl }: Shop, reason: PayoutReason): Block[] => [
  { kind: 'text', text: STILL_YOURS },
  ...(isAccountAtFault(reason)
    ? [
        {
          kind: 'text',
          text: 'Please give us an account that we can pay into, and we’ll send it with the next payouts.',
        } as const,
        { kind: 'button', label: 'Update your account', url: `${publicUrl}/artist/account/payment` } as const,
      ]
    : [
        {
          kind: 'text',
          text: 'There’s nothing you need to do: we’ll send it again with the next payouts.',
        } as const,
      ]),
]
