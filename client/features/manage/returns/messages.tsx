import type { ReactNode } from 'react'

export const returns = 'Returns'
export const whatReturnsAre =
  'What customers ask to send back. Nothing is refunded until you approve and refund it.'
export const show = 'Show'
export const waiting = 'Waiting for us'
export const all = 'All'
export const noneWaiting = 'No returns are waiting.'
export const none = 'No returns yet.'
export const returnColumn = 'Return'
export const customer = 'Customer'
export const reason = 'Reason'
export const pieces = 'Pieces'
export const requested = 'Requested'
export const status = 'Status'
export const refunded = 'Refunded'
export const returnTitle = (id: string) => `Return ${id}`
export const ofOrder = (order: ReactNode, email: string) => (
  <>
    From {order} by {email}
  </>
)
export const orderName = (orderId: string) => `Order #${orderId}`
export const noSuchReturn = 'There’s no such return.'
export const ownOrder = 'Another staff member has to do this: it’s your own order.'

export const whatIsReturned = 'What’s being returned'
