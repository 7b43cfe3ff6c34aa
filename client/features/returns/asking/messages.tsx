import type { ReactNode } from 'react'

export const titleOf = (orderId: string) => `Return items of order #${orderId}`
export const orderName = (orderId: string) => `Order #${orderId}`
export const returnItems = 'Return items'
export const orderNotShown = 'The order can’t be shown right now.'
export const nothingToReturn = 'Nothing in this order can be returned right now.'
export const loadingOrder = 'Loading your order'
export const items = 'What are you returning?'
export const untitled = 'Untitled'
export const details = (width: number, height: number, substrate: string, price: string) =>
  `${width} × ${height} in, ${substrate}, ${price}`
export const quantity = 'Quantity'
export const quantityOf = (title: string) => `Quantity of ${title}`
export const ofSoMany = (count: number, most: number) => `${count} of ${most}`
export const reason = 'Reason'
export const chooseReason = 'Choose a reason'
export const tellUsWhy = 'Tell us why'
export const anythingElse = 'Anything we should know? (optional)'
export const picturesOfDamage = 'Pictures of the damage'
export const picturesOptional = 'Pictures (optional)'
export const youGetBack = (sum: ReactNode) => <>You’ll get back {sum}</>
export const chooseForRefund = 'Choose what you’re returning to see your refund.'
export const requesting = 'Requesting…'
export const requestReturn = 'Request return'
export const requested = 'We have your return request. We’ll email you what to do next.'
