import { refundOf, totalOf } from '#machines/lifecycles/return-refund.ts'
import { isOurFault, type ReturnReason } from '#machines/lifecycles/return-request.ts'
import type { Block } from '#services/shared/mail/letter/letter.ts'
import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Settings } from '#services/shared/settings.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { PlacedOrder } from '../events.ts'
import { printsBlock } from '../mail-blocks.ts'
import { type MailedOrder, type MailLink, orderUrl } from '../mails.ts'
import { dollars } from '../money.ts'
import { globalIdOf } from './projection.ts'
import { refundableOf } from './refundable.ts'
import type { OrderReturn, ReturnEvent } from './state.ts'

/** The shop that writes, and where staff read. */
export type ReturnDesk = Shop & Pick<Settings, 'mailFrom'>

/** What mail says of an order with its returns. */
export interface MailedReturns {
  placed: MailedOrder & Pick<PlacedOrder, 'terms'>
  returns: readonly OrderReturn[]
}

const REASONS: Record<ReturnReason, string> = {
  damaged: 'It arrived damaged',
  wrong: 'Not as described, or the wrong item',
  unwanted: 'Changed my mind',
  other: 'Another reason',
}

/** Writes the mails about an event of a return. `order` is as it stands after it. */
export function returnMailsOf(
  shop: ReturnDesk,
  order: MailedReturns,
  link: MailLink,
  event: ReturnEvent,
): Message[] {
  const one = order.returns.find(({ id }) => id === event.data.returnId)
  if (!one) return []
  const told = { shop, order, link, one }
  switch (event.type) {
    case 'return.requested':
      return [requestedMail(told), staffMail(told)]
    case 'return.approved':
      return [approvedMail(told)]
    case 'return.declined':
      return [declinedMail(told, event.data.reason)]
    case 'order.lines-refunded':
      return [refundedMail(told)]
    default:
      return []
  }
}

interface Told {
  shop: ReturnDesk
  order: MailedReturns
  link: MailLink
  one: OrderReturn
}

const requestedMail = (told: Told): Message =>
  toCustomer(told, {
    subject: 'We have your return request',
    preheader: `We’ll look at it and email you. You’ll get back ${sumOf(told)}.`,
    heading: 'We have your return request',
    blocks: [
      {
        kind: 'text',
        text: `We’ll look at your return ${idOf(told)} and email you what to do next. Please keep everything as it is until then.`,
      },
      { kind: 'facts', rows: [{ label: 'You’ll get back', value: sumOf(told) }] },
    ],
  })

const approvedMail = (told: Told): Message =>
  toCustomer(told, {
    subject: 'Your return is approved',
    preheader: 'Here’s where to send it.',
    heading: 'Your return is approved',
    blocks: [
      {
        kind: 'text',
        text: `Pack it as it came, and write ${idOf(told)} on the package. We’ll refund ${sumOf(told)} once we have it.`,
      },
      whereTo(told),
    ],
  })

const declinedMail = (told: Told, reason: string): Message =>
  toCustomer(told, {
    subject: 'About your return request',
    preheader: `We can’t accept your return ${idOf(told)}.`,
    heading: 'We can’t accept this return',
    blocks: [
      { kind: 'text', text: `We looked at your return ${idOf(told)} and can’t accept it:` },
      { kind: 'quote', text: reason },
      { kind: 'note', text: `Questions? Call us at ${told.shop.phone}, or reply to this email.` },
    ],
  })

const refundedMail = (told: Told): Message => {
  const kept = told.one.moments.at(-1)?.kept
  return toCustomer(told, {
    subject: 'Your refund is on its way',
    preheader: `${sumOf(told)} is on its way back to you.`,
    heading: 'Your refund is on its way',
    blocks: [
      { kind: 'text', text: `We refunded ${sumOf(told)} for your return ${idOf(told)}.` },
      ...(kept ? [{ kind: 'text', text: 'There’s nothing to send back.' } as const] : []),
      {
        kind: 'text',
        text:
          told.order.placed.payment.method === 'card'
            ? 'It goes to the card you paid with. Your bank may take a few days to show it.'
            : 'It goes back the way you paid.',
      },
    ],
  })
}

const staffMail = ({ shop, order, one }: Told): Message => {
  const id = globalIdOf(order.placed.orderId, one.id)
  return {
    to: addressOf(shop.mailFrom),
    subject: `Return ${id} to decide`,
    ...writeLetter(shop, {
      preheader: REASONS[one.reason],
      heading: `Return ${id}`,
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Reason', value: REASONS[one.reason] },
            { label: 'Pictures', value: `${one.asked.pictures.length}` },
          ],
        },
        ...(one.asked.text === '' ? [] : [{ kind: 'quote', text: one.asked.text } as const]),
        { kind: 'button', label: 'Decide', url: `${shop.publicUrl}/manage/returns/${id}` },
      ],
      isForStaff: true,
    }),
  }
}

interface Words {
  subject: string
  preheader: string
  heading: string
  blocks: Block[]
}

function toCustomer({ shop, order, link, one }: Told, { subject, blocks, ...words }: Words): Message {
  const { placed } = order
  const url = orderUrl(shop, placed, link)
  const quantities = new Map(one.asked.lines.map(({ id, quantity }) => [id, quantity]))
  const lines = placed.lines.flatMap((line) => {
    const quantity = quantities.get(line.id)
    return quantity === undefined ? [] : { ...line, quantity, total: line.unit_price * quantity }
  })
  return {
    to: placed.email,
    subject: `${subject}: ${shop.brand} order ${placed.orderId}`,
    ...writeLetter(shop, {
      ...words,
      blocks: [...blocks, { kind: 'button', label: 'View your order', url }, printsBlock(shop, lines, url)],
    }),
  }
}

const whereTo = ({ shop }: Told): Block =>
  shop.postalAddress === ''
    ? { kind: 'text', text: `Call us at ${shop.phone}, and we’ll tell you where to send it.` }
    : {
        kind: 'lines',
        title: 'Send it to',
        lines: [`${shop.brand} Returns`, ...shop.postalAddress.split(/\s*\n\s*/)],
      }

const idOf = ({ order, one }: Told): string => globalIdOf(order.placed.orderId, one.id)

const sumOf = ({ order, one }: Told): string =>
  dollars(totalOf(one.refund ?? refundOf(refundableOf(order), one.asked.lines, isOurFault(one.reason))))

/** Of 'Aquatint <hello@aquatint.test>': where people who answer the shop's mail write to. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from
