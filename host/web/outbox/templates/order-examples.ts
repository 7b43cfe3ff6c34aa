import { type MailedOrder, mailOf, placedMail, unconfirmedMail } from '#services/main/orders/mails.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { Example } from './example.ts'
import { order } from './recorded.ts'

const OWN = { token: null, isConfirmed: true }
const GUEST = { token: 'a-token-of-the-gallery', isConfirmed: false }
const CARD: MailedOrder = { ...order, payment: { method: 'card', intent: 'pi_example' } }
const ON = '2026-12-02'

const INVOICE = {
  filename: `invoice-${order.orderId}.pdf`,
  contentType: 'application/pdf',
  content: '',
}

/** More lines than a mail names. */
const LONG: MailedOrder = {
  ...order,
  lines: Array.from({ length: 34 }, () => order.lines)
    .flat()
    .slice(0, 100),
}

export function orderExamples(shop: Shop): Example[] {
  const events = [
    [
      'Order shipped',
      order,
      { type: 'order.shipped', data: { carrier: 'UPS', tracking: '1Z 999 AA1 0123 4567 84', on: ON } },
    ],
    [
      'Order shipped by a carrier that shows no parcels',
      order,
      { type: 'order.shipped', data: { carrier: 'Harbor Couriers', tracking: '118-4', on: ON } },
    ],
    ['Order canceled, not charged', CARD, { type: 'order.cancelled', data: { refundDue: false, on: ON } }],
    ['Order canceled, to be refunded', order, { type: 'order.cancelled', data: { refundDue: true, on: ON } }],
    ['Order refunded', CARD, { type: 'order.refunded', data: { on: ON } }],
  ] as const
  return [
    { name: 'Order placed', mail: placedMail(shop, CARD, OWN, INVOICE) },
    { name: 'Order of 100 lines placed', mail: placedMail(shop, LONG, OWN, INVOICE) },
    { name: 'Order of a guest, to confirm', mail: unconfirmedMail(shop, order, GUEST) },
    ...events.flatMap(([name, about, event]) => {
      const mail = mailOf(shop, about, OWN, event)
      return mail ? [{ name, mail }] : []
    }),
  ]
}
