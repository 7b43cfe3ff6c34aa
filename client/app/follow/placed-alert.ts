import { toAlert } from '#client/actors/alerts.ts'

/** Tells visitors on other pages that their checkout has ended. */
export const makePlacedAlert = (orderId: string) =>
  toAlert({
    status: 'success',
    text: `Order #${orderId} has been placed.`,
    action: { kind: 'link', label: 'View order', href: `/orders/${orderId}` },
  })
