import type { Attachment, Message } from '#services/shared/mail/message.ts'
import { SUBSTRATE_PRICES } from '../pricing/price-book.ts'
import { addressLines } from './address-lines.ts'
import type { OrderLineView } from './contract.ts'
import type { OrderEvent, PlacedOrder, Shipment } from './events.ts'
import { dollars } from './money.ts'
import { discountLabel, subtotalLabel } from './sums.ts'

/** Who writes. */
export interface Shop {
  brand: string
  /** The address that visitors use. */
  publicUrl: string
  phone: string
}

/** Mail about an order: in plain text, with what somebody needs to know, and the way to the order. */

export const placedMail = (shop: Shop, order: PlacedOrder, invoice: Attachment): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId}`,
  text: paragraphs(
    `Thank you. We have your order ${order.orderId}, and this is what we will make for you:`,
    order.lines.map(lineText).join('\n\n'),
    sumsText(order),
    `It goes to:\n${addressLines(order.address).join('\n')}`,
    paymentText(order),
    `You can follow it here, and call it off until we begin to make it:\n${orderLink(shop, order)}`,
    'The invoice is attached.',
    closing(shop),
  ),
  attachments: [invoice],
})

const shippedMail = (shop: Shop, order: PlacedOrder, { carrier, tracking }: Shipment): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId} is on its way`,
  text: paragraphs(
    `Your order ${order.orderId} has left our studio.`,
    `Carrier: ${carrier}\nTracking number: ${tracking}`,
    order.lines.map(lineText).join('\n\n'),
    `It goes to:\n${addressLines(order.address).join('\n')}`,
    `The order: ${orderLink(shop, order)}`,
    closing(shop),
  ),
})

const cancelledMail = (shop: Shop, order: PlacedOrder, { refundDue }: { refundDue: boolean }): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId} was cancelled`,
  text: paragraphs(
    `Your order ${order.orderId} was cancelled. Nothing of it will be made.`,
    refundDue
      ? `We give back what you paid, ${dollars(order.sums.grand_total)}, and write again when that is done.`
      : notCharged(order),
    `The order: ${orderLink(shop, order)}`,
    closing(shop),
  ),
})

const refundedMail = (shop: Shop, order: PlacedOrder): Message => ({
  to: order.email,
  subject: `Your ${shop.brand} order ${order.orderId} was refunded`,
  text: paragraphs(
    `We have given back ${dollars(order.sums.grand_total)}, all of what your order ${order.orderId} cost.`,
    order.payment.method === 'card'
      ? 'It goes to the card that you paid with. Your bank may take a few days to show it.'
      : `It goes back the way it came, under purchase order ${order.payment.reference}.`,
    `The order: ${orderLink(shop, order)}`,
    closing(shop),
  ),
})

/** What is written of an event after placing; null of one that nobody is written about. */
export function mailOf(shop: Shop, order: PlacedOrder, event: OrderEvent): Message | null {
  switch (event.type) {
    case 'order.shipped':
      return shippedMail(shop, order, event.data)
    case 'order.cancelled':
      return cancelledMail(shop, order, event.data)
    case 'order.refunded':
      return refundedMail(shop, order)
    default:
      return null
  }
}

/** A guest's order is opened by its project's token. */
const orderLink = ({ publicUrl }: Shop, { orderId, owner, cart }: PlacedOrder): string =>
  `${publicUrl}/orders/${orderId}${owner ? '' : `?cart=${encodeURIComponent(cart)}`}`

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
    `Total: ${dollars(sums.grand_total)}`,
  ].join('\n')

const paymentText = ({ payment, sums }: PlacedOrder): string =>
  payment.method === 'card'
    ? `Your card is charged ${dollars(sums.grand_total)}.`
    : `Payment is by purchase order ${payment.reference}.`

const notCharged = ({ payment }: PlacedOrder): string =>
  payment.method === 'card'
    ? 'Your card is not charged; what was set aside on it is released.'
    : `Nothing is due under purchase order ${payment.reference}.`

const closing = ({ brand, phone }: Shop): string =>
  `Is something not right? Answer this mail, or call ${phone}.\n${brand}`

const paragraphs = (...texts: string[]): string => texts.join('\n\n')
