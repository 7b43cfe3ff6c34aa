export const untitled = 'Untitled'
export const isBack = (name: string) => `${name} is back.`
export const removedAgain = (name: string) => `Removed ${name} again.`
export const quantityIsAgain = (name: string, quantity: number | null | undefined) =>
  `The quantity of ${name} is ${quantity} again.`
export const guestCartSeparate = 'Your guest cart is separate again.'
export const guestCartAdded = 'Your guest cart has been added again.'
export const undone = 'Undone.'
