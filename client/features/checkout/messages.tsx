import type { ReactNode } from 'react'

export const checkout = 'Checkout'
export const loadingOrder = 'Loading your order'
export const checkingPrices = 'Checking today’s prices…'
export const addressStep = 'Address'
export const reviewStep = 'Review'
export const paymentStep = 'Payment'
export const back = 'Back'
export const backToYour = (cartWord: string) => `Back to your ${cartWord}`
export const emailGoesTo = (email: ReactNode) => <>We’ll email your confirmation to {email}.</>

export const orderSummary = 'Order summary'
export const estimatedForContiguousUs = 'Estimated for the contiguous US.'
export const itemsInOrder = 'Items in your order'
export const untitled = 'Untitled'
export const sizeAndSubstrate = (width: number, height: number, substrate: ReactNode) => (
  <>
    {width} × {height} in, {substrate}
  </>
)
export const quantity = (pieces: number) => `Quantity ${pieces}`
export const notPartOfOrder = 'Not part of the order'
export const noLongerAvailable = (name: ReactNode, why: string) => (
  <>
    {name} is no longer available: {why}.
  </>
)
export const nothingLeftToOrder = 'There is nothing left to order'
export const projectIsEmpty = 'Your project is empty'
export const chooseFirst = 'Choose a picture, a material and a size, then come back.'
export const seeTopSelling = 'See our top-selling art'

export const reviewYourOrder = 'Review your order'
export const whatYouOrder = 'What you order'
export const changeYour = (cartWord: string) => `Change your ${cartWord}`
export const shippingTo = 'Shipping to'
export const change = 'Change'
export const changeWhereItShips = 'Change where it ships'
export const standardShipping = 'Standard shipping'
export const free = 'Free'
export const trackingComes = 'We’ll email you tracking when it ships.'
export const continueToPayment = 'Continue to payment'

export const payment = 'Payment'
export const securePayment = 'Secure payment'
export const payBy = 'Pay by'
export const card = 'Card'
export const purchaseOrder = 'Purchase order'
export const purchaseOrderNumber = 'Purchase order number'
export const isOnInvoice = 'We’ll print it on your invoice, which we email to you.'
export const noPurchaseOrder = 'No purchase order? Enter your name, and we’ll send an invoice.'
export const placeOrder = (total: string) => `Place order · ${total}`

export const placingYourOrder = 'Placing your order'
export const keepPageOpen = 'This takes a moment. Please keep this page open.'
export const checkingOnOrder = 'Checking on your order'
export const answerIsMissing = 'We didn’t get an answer, so we’re checking whether your order was placed.'
export const leaveWhilePlacing = 'Leave while your order is being placed?'
export const goesOnWithoutYou =
  'We’ll keep placing it, and email you once it’s placed. Stay to see how it goes.'
export const stay = 'Stay'
export const leave = 'Leave'

export const somethingHasChanged = 'Something has changed'
export const seeWhatChanged =
  'Nothing was ordered or charged. Please check what’s different before you order.'
export const was = 'Was'
export const now = 'Now'
export const total = 'Total'
export const reviewAgain = 'Review again'

export const orderNotPlaced = 'Your order was not placed'
export const nothingIsLost = 'Nothing has been charged, and everything you filled in is still here.'
export const tryAgain = 'Try again'
export const changePayment = 'Change the payment'
export const unknownWhetherPlaced = 'We don’t know yet if your order went through'
export const doNotOrderAgain = (phone: string) =>
  `Please don’t order again. Check here in a minute${phone && `, or call us at ${phone}`}: you won’t be charged twice.`
export const checkAgain = 'Check again'
export const orderNotLoaded = 'We couldn’t load your order'

export const signInAgain = 'Please sign in again'
export const everythingIsKept =
  'Your session expired. We’ve kept what you filled in: sign in with the same account to pick up where you left off.'
export const signIn = 'Sign in'
/** spec.md section 2 */
export const volumeDiscount = 'Volume Discount'
export const shipping = 'Shipping'
export const salesTax = 'Sales Tax'
