import type { Block } from '#services/shared/mail/letter/letter.ts'
import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Attachment, Message } from '#services/shared/mail/message.ts'
import type { Shop } from '#services/shared/shop.ts'
import { arrivalInWords } from './arrival-words.ts'
import type { OrderEvent, PlacedOrder, Shipment } from './events.ts'
import { addressBlock, printsBlock, sumsBlock } from './mail-blocks.ts'
import { dollars } from './money.ts'
import { trackingUrl } from './tracking-url.ts'

/** How mail about an order leads to it. */
export interface MailLink {
  /** The token that opens a guest's order; null for an account's order. */
  token: string | null
  /** False while nobody knows whose address it is: the mail then has no words that the customer wrote. */
  isConfirmed: boolean
}

/** What mail says of an order. */
export type MailedOrder = Pick<
  PlacedOrder,
  'orderId' | 'email' | 'lines' | 'sums' | 'address' | 'payment' | 'arrival'
>

/** Writes to an address that nobody has confirmed: it may be a stranger's. */
export const unconfirmedMail = (shop: Shop, order: MailedOrder, link: MailLink): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId}`,
  ...writeLetter(shop, {
    preheader: 'One click confirms your email address, and your invoice follows.',
    heading: 'Thank you for your order',
    blocks: [
      {
        kind: 'text',
        text: `We have your order ${order.orderId}. Open it to confirm your email address, and we’ll send you the confirmation and invoice.`,
      },
      { kind: 'button', label: 'View your order', url: orderUrl(shop, order, link) },
      {
        kind: 'note',
        text: 'Didn’t order anything? Someone mistyped their email address, and there’s nothing you need to do.',
      },
    ],
  }),
})

export const placedMail = (shop: Shop, order: MailedOrder, link: MailLink, invoice: Attachment): Message => {
  const url = orderUrl(shop, order, link)
  return {
    to: order.email,
    subject: `Your ${shop.brand} order ${order.orderId}`,
    ...writeLetter(shop, {
      preheader: `${dollars(order.sums.grand_total)} · ${piecesInWords(order)}. We’ll email you when your order ships.`,
      heading: 'Thank you for your order',
      blocks: [
        { kind: 'text', text: `We have your order ${order.orderId}. Here’s what we’ll make for you.` },
        ...arrivalBlocks(order, order.payment.method === 'card'),
        { kind: 'button', label: 'View your order', url },
        printsBlock(shop, order.lines, url),
        sumsBlock(order),
        addressBlock(order),
        { kind: 'text', text: paymentText(order) },
        { kind: 'note', text: 'You can cancel until we start production. Your invoice is attached.' },
      ],
    }),
    attachments: [invoice],
  }
}

const shippedMail = (
  shop: Shop,
  order: MailedOrder,
  link: MailLink,
  { carrier, tracking }: Shipment,
): Message => {
  const url = orderUrl(shop, order, link)
  const track = trackingUrl({ carrier, tracking })
  return {
    to: order.email,
    subject: `Your ${shop.brand} order ${order.orderId} is on its way`,
    ...writeLetter(shop, {
      preheader: `${carrier}, tracking number ${tracking}.`,
      heading: 'Your order is on its way',
      blocks: [
        { kind: 'text', text: `Your order ${order.orderId} has left our studio.` },
        ...arrivalBlocks(order, true),
        {
          kind: 'facts',
          rows: [
            { label: 'Carrier', value: carrier },
            { label: 'Tracking number', value: tracking },
          ],
        },
        ...(track === null
          ? [{ kind: 'button', label: 'View your order', url } as const]
          : [
              { kind: 'button', label: 'Track your package', url: track } as const,
              { kind: 'link', label: 'View your order', url } as const,
            ]),
        printsBlock(shop, order.lines, url),
        ...(link.isConfirmed ? [addressBlock(order)] : []),
      ],
    }),
  }
}

const cancelledMail = (
  shop: Shop,
  order: MailedOrder,
  link: MailLink,
  { refundDue }: { refundDue: boolean },
): Message => {
  const money = refundDue
    ? `We’re refunding ${dollars(order.sums.grand_total)}, and we’ll email you when it’s done.`
    : notCharged(order, link)
  return {
    to: order.email,
    subject: `Your ${shop.brand} order ${order.orderId} was canceled`,
    ...writeLetter(shop, {
      preheader: money,
      heading: 'Your order was canceled',
      blocks: [
        {
          kind: 'text',
          text: `Your order ${order.orderId} was canceled, and nothing will be made or shipped.`,
        },
        { kind: 'text', text: money },
        { kind: 'button', label: 'View your order', url: orderUrl(shop, order, link) },
      ],
    }),
  }
}

/** `back`: cents that returns gave back before. */
const refundedMail = (shop: Shop, order: MailedOrder, link: MailLink, back: number): Message => {
  const sum = dollars(order.sums.grand_total - back)
  const what = back > 0 ? 'what was left' : 'the full amount'
  return {
    to: order.email,
    subject: `Your ${shop.brand} order ${order.orderId} was refunded`,
    ...writeLetter(shop, {
      preheader: `${sum} is on its way back to you.`,
      heading: 'Your refund is on its way',
      blocks: [
        { kind: 'text', text: `We refunded ${sum}, ${what} of your order ${order.orderId}.` },
        {
          kind: 'text',
          text:
            order.payment.method === 'card'
              ? 'It goes to the card you paid with. Your bank may take a few days to show it.'
              : `It goes back the way you paid, under ${purchaseOrder(order.payment, link)}.`,
        },
        { kind: 'button', label: 'View your order', url: orderUrl(shop, order, link) },
      ],
    }),
  }
}

/**
 * Writes the mail about an event after placing; null for an event without one. `back`: cents that returns
 * gave back.
 */
export function mailOf(
  shop: Shop,
  order: MailedOrder,
  link: MailLink,
  event: OrderEvent,
  back = 0,
): Message | null {
  switch (event.type) {
    case 'order.shipped':
      return shippedMail(shop, order, link, event.data)
    case 'order.cancelled':
      return cancelledMail(shop, order, link, event.data)
    case 'order.refunded':
      return back < order.sums.grand_total ? refundedMail(shop, order, link, back) : null
    default:
      return null
  }
}

export const orderUrl = ({ publicUrl }: Shop, { orderId }: MailedOrder, { token }: MailLink): string =>
  `${publicUrl}/orders/${orderId}${token === null ? '' : `?cart=${encodeURIComponent(token)}`}`

/** Orders of before days were said have none. */
const arrivalBlocks = ({ arrival }: MailedOrder, isPaid: boolean): Block[] =>
  arrival
    ? [
        { kind: 'highlight', text: `Arrives ${arrivalInWords(arrival)}` },
        ...(isPaid ? [] : [{ kind: 'note', text: 'Later if your payment takes longer.' } as const]),
      ]
    : []

const piecesInWords = ({ sums: { quantity } }: MailedOrder): string =>
  quantity === 1 ? '1 piece' : `${quantity} pieces`

const paymentText = ({ payment, sums }: MailedOrder): string =>
  payment.method === 'card'
    ? `We’re charging ${dollars(sums.grand_total)} to your card.`
    : `You’re paying by purchase order ${payment.reference}.`

const notCharged = ({ payment }: MailedOrder, link: MailLink): string =>
  payment.method === 'card'
    ? 'We won’t charge your card, and the hold on it is released.'
    : `Nothing is due under ${purchaseOrder(payment, link)}.`

/** The customer typed the reference: leave it out of mail to an address that nobody has confirmed. */
const purchaseOrder = ({ reference }: { reference: string }, { isConfirmed }: MailLink): string =>
  isConfirmed ? `purchase order ${reference}` : 'your purchase order'
