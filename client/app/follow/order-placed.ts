import { toAlert } from '#client/actors/alerts.ts'

/** What whoever is not on the checkout is told when it comes to its end. */
export const orderPlaced = (orderId: string) =>
  toAlert({
    status: 'success',
    text: `Order #${orderId} has been placed.`,
    action: { label: 'View order', href: `/orders/${orderId}` },
  })
