import type { ReactNode } from 'react'
import { countInWords } from '#client/ui/count-in-words.ts'

export const cart = 'Cart'
export const loadingCart = 'Loading your cart'
export const loadingProject = 'Loading the project'

export const projectIsEmpty = 'Your project is empty'
export const startWith = (link: ReactNode) => <>Start with our {link}.</>
export const topSellingArt = 'top-selling art'
export const seeWhatYouSaved = (signInLink: ReactNode, signUpLink: ReactNode, orderLink: ReactNode) => (
  <>
    {signInLink} or {signUpLink} to see what you saved, or {orderLink}.
  </>
)
export const signIn = 'Sign in'
export const signUp = 'sign up'
export const findOrder = 'find an order'

export const projectLink = 'Project link'
export const rename = 'Rename'
export const saving = 'Saving…'
export const cartName = 'Cart name'
export const projectName = 'Project name'
export const save = 'Save'
export const cancel = 'Cancel'
export const isOrdered = 'This project has been ordered.'
export const viewOrder = 'View order'
export const orderAgain = 'Order again'

export const items = 'Items'
export const continueShopping = 'Continue shopping'
export const untitled = 'Untitled'
export const sizeOf = (width: number, height: number) => `${width} × ${height} in`
export const unknownSubstrate = 'unknown substrate'
export const noLongerAvailable = (why: string) => `No longer available: ${why}.`
export const customize = 'Customize'
export const customizeItem = (name: string) => `Customize ${name}`
export const remove = 'Remove'
export const removeItem = (name: string) => `Remove ${name}`
export const removeThisItem = 'Remove this item?'
export const willBeRemoved = (name: string, cartWord: string) =>
  `${name} will be removed from your ${cartWord}.`
export const keepIt = 'Keep it'
export const pieces = (count: number) => countInWords(count, 'piece')
export const quantityOf = (name: string) => `Quantity of ${name}`
export const oneLessOf = (name: string) => `One less of ${name}`
export const oneMoreOf = (name: string) => `One more of ${name}`
export const notInTotal = 'Not in the total'
export const each = (price: string) => `${price} each`
export const priceWhenAdded = (price: string) => `Was ${price} when added`

export const orderSummary = 'Order summary'
export const getsFreeShipping = 'You get free shipping'
export const addForFreeShipping = (gap: string) => `Add ${gap} more for free shipping`
export const estimatedForContiguousUs = 'Estimated for the contiguous US.'
export const checkOut = 'Check out'
export const secureWithCard = 'Secure checkout · card or purchase order'
export const secureByPurchaseOrder = 'Secure checkout · by purchase order'
export const nothingIsAvailable = 'Nothing here is available anymore.'
export const questions = (phone: ReactNode) => <>Questions? Speak with a designer at {phone}.</>
