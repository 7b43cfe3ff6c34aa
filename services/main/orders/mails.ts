import type { Attachment, Message } from '#services/shared/mail/message.ts'
import { SUBSTRATE_PRICES } from '../pricing/price-book.ts'
import { addressLines } from './address-lines.ts'
import { arrivalInWords } from './arrival-words.ts'
import type { OrderLineView } from './contract.ts'
import type { OrderEvent, PlacedOrder, Shipment } from './events.ts'
import { dollars } from './money.ts'
import { discountLabel, subtotalLabel, taxLabel } from './sum-labels.ts'

/** The shop that writes. */
export interface Shop {
  brand: string
  /** The address that visitors use. */
  publicUrl: string
  phone: string
}

/** How mail about an order leads to it. */
export interface MailLink {
  /** The token that opens a guest's order; null for an account's order. */
  token: string | null
  /** False while nobody knows whose address it is: the mail then has no words that the customer wrote. */
  isConfirmed: boolean
}

/** Mails about an order: plain text with what somebody needs to know, and a link to the order. */

/** Writes to an address that nobody has confirmed: it may be a stranger's. */
export const unconfirmedMail = (shop: Shop, order: PlacedOrder, link: MailLink): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId}`,
  text: paragraphs(
    `Thank you. We have your order ${order.orderId}.`,
    `Open it here to see what we will make, and we send its confirmation, with the invoice, to this address:\n${orderLink(shop, order, link)}`,
    'If you have not ordered anything, somebody has mistyped their address, and there is nothing for you to do.',
    closing(shop),
  ),
})

export const placedMail = (shop: Shop, order: PlacedOrder, link: MailLink, invoice: Attachment): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId}`,
  text: paragraphs(
    `Thank you. We have your order ${order.orderId}, and this is what we will make for you:`,
    order.lines.map(lineText).join('\n\n'),
    sumsText(order),
    `It goes to:\n${addressLines(order.address).join('\n')}`,
    ...arrivalText(order, order.payment.method === 'card'),
    paymentText(order),
    `You can follow it here, and call it off until we begin to make it:\n${orderLink(shop, order, link)}`,
    'The invoice is attached.',
    closing(shop),
  ),
  attachments: [invoice],
})

const shippedMail = (
  shop: Shop,
  order: PlacedOrder,
  link: MailLink,
  { carrier, tracking }: Shipment,
): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId} is on its way`,
  text: paragraphs(
    `Your order ${order.orderId} has left our studio.`,
    `Carrier: ${carrier}\nTracking number: ${tracking}`,
    order.lines.map(lineText).join('\n\n'),
    ...arrivalText(order, true),
    ...(link.isConfirmed ? [`It goes to:\n${addressLines(order.address).join('\n')}`] : []),
    `The order: ${orderLink(shop, order, link)}`,
    closing(shop),
  ),
})

const cancelledMail = (
  shop: Shop,
  order: PlacedOrder,
  link: MailLink,
  { refundDue }: { refundDue: boolean },
): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId} was cancelled`,
  text: paragraphs(
    `Your order ${order.orderId} was cancelled. Nothing of it will be made.`,
    refundDue
      ? `We give back what you paid, ${dollars(order.sums.grand_total)}, and write again when that is done.`
      : notCharged(order, link),
    `The order: ${orderLink(shop, order, link)}`,
    closing(shop),
  ),
})

const refundedMail = (shop: Shop, order: PlacedOrder, link: MailLink): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId} was refunded`,
  text: paragraphs(
    `We have given back ${dollars(order.sums.grand_total)}, all of what your order ${order.orderId} cost.`,
    order.payment.method === 'card'
      ? 'It goes to the card that you paid with. Your bank may take a few days to show it.'
      : `It goes back the way it came, under ${purchaseOrder(order.payment, link)}.`,
    `The order: ${orderLink(shop, order, link)}`,
    closing(shop),
  ),
})

/** Writes the mail about an event after placing; null for an event without one. */
export function mailOf(shop: Shop, order: PlacedOrder, link: MailLink, event: OrderEvent): Message | null {
  switch (event.type) {
    case 'order.shipped':
      return shippedMail(shop, order, link, event.data)
    case 'order.cancelled':
      return cancelledMail(shop, order, link, event.data)
    case 'order.refunded':
      return refundedMail(shop, order, link)
    default:
      return null
  }
}

const orderLink = ({ publicUrl }: Shop, { orderId }: PlacedOrder, { token }: MailLink): string =>
  `${publicUrl}/orders/${orderId}${token === null ? '' : `?cart=${encodeURIComponent(token)}`}`

const lineText = (line: OrderLineView): string =>
  [
    `${line.quantity} × ${line.name}${line.artist ? `, ${line.artist}` : ''}`,
    `  ${line.width} × ${line.height} in, ${SUBSTRATE_PRICES[line.substrate].label}, ${dollars(line.unit_price)} each: ${dollars(line.total)}`,
  ].join('\n')

const sumsText = ({ sums }: PlacedOrder): string =>
  [
    `${subtotalLabel(sums)}: ${dollars(sums.subtotal)}`,
    ...(sums.volume_discount > 0 ? [`${discountLabel(sums)}: -${dollars(sums.volume_discount)}`] : []),
    `Shipping: ${sums.shipping === 0 ? 'free' : dollars(sums.shipping)}`,
    ...(sums.tax ? [`${taxLabel(sums.tax)}: ${dollars(sums.tax.amount)}`] : []),
    `Total: ${dollars(sums.grand_total)}`,
  ].join('\n')

/** Orders of before days were said have none. */
const arrivalText = ({ arrival }: PlacedOrder, isPaid: boolean): string[] =>
  arrival
    ? [`Arrives ${arrivalInWords(arrival)}.${isPaid ? '' : ' Later if your payment takes longer.'}`]
    : []

const paymentText = ({ payment, sums }: PlacedOrder): string =>
  payment.method === 'card'
    ? `Your card is charged ${dollars(sums.grand_total)}.`
    : `Payment is by purchase order ${payment.reference}.`

const notCharged = ({ payment }: PlacedOrder, link: MailLink): string =>
  payment.method === 'card'
    ? 'Your card is not charged; what was set aside on it is released.'
    : `Nothing is due under ${purchaseOrder(payment, link)}.`

/** The customer typed the reference: leave it out of mail to an address that nobody has confirmed. */
const purchaseOrder = ({ reference }: { reference: string }, { isConfirmed }: MailLink): string =>
  isConfirmed ? `purchase order ${reference}` : 'your purchase order'

const closing = ({ brand, phone }: Shop): string =>
  `Is something not right? Answer this mail, or call ${phone}.\n${brand}`

const paragraphs = (...texts: string[]): string => texts.join('\n\n')
