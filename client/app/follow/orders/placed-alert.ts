import { toAlert } from '#client/actors/alerts.ts'
import * as say from '../messages.ts'

/** Tells visitors on other pages that their checkout has ended. */
export const makePlacedAlert = (orderId: string) =>
  toAlert({
    status: 'success',
    text: say.orderPlaced(orderId),
    action: { kind: 'link', label: say.viewOrder, href: `/orders/${orderId}` },
  })
