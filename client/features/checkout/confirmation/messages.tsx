import type { ReactNode } from 'react'

export const orderNumber = (number: string) => `Order #${number}`
export const loadingOrder = 'Loading your order'
export const thankYou = 'Thank you'
export const orderIsPlaced = 'Your order has been placed.'
export const confirmationIsMailed = (email: ReactNode) => (
  <>We’re emailing your confirmation and invoice to {email}.</>
)
export const linkIsMailed = (email: ReactNode) => (
  <>We emailed a link to {email}. Open it to get your confirmation and invoice.</>
)
export const whatHappensNext = 'What happens next'
export const cardIsCharged = 'We charge your card.'
export const invoiceNames = (reference: string) => `We send an invoice for your purchase order, ${reference}.`
export const eachIsPrinted = 'We print each piece to order.'
export const trackingIsMailed = 'When it ships, we email you the carrier and tracking number.'
export const arrives = (when: string) => `It arrives ${when}.`
export const shipsTo = 'Ships to'
export const viewOrder = 'View order'
export const seeMoreArt = 'See more art'
export const whatYouOrdered = 'What you ordered'

export const cannotShowOrder = 'We can’t show this order here'
export const noSuchOrder = (number: string, link: ReactNode) => (
  <>
    You don’t have an order #{number}. {link}.
  </>
)
export const seeYourOrders = 'See your orders'
export const openByMail = (number: string, findLink: ReactNode, signInLink: ReactNode) => (
  <>
    To see order #{number}, open the link in its email, {findLink}, or {signInLink} if you ordered with an
    account.
  </>
)
export const findByNumber = 'find it by its number and your email'
export const signIn = 'sign in'

export const keepThisOrder = 'Keep this order: choose a password'
export const choosePassword = (email: string) =>
  `We’ll save it in an account for ${email}, where you can track it and order again.`
export const password = 'Password'
export const atLeastEight = 'At least 8 characters.'
export const makeAccount = 'Create account'
export const makingAccount = 'Creating account…'
export const hasAccount = (email: string, link: ReactNode) => (
  <>
    {email} already has an account. {link}.
  </>
)
export const accountIsReady = (link: ReactNode) => <>Your account is ready. {link}.</>
export const signInToKeep = 'Sign in to keep this order'
export const keepingOrder = 'Saving this order to your account…'
export const orderIsKept = (link: ReactNode) => <>This order is saved in your account. {link}.</>
export const couldNotKeep = (why: string) => `We couldn’t save this order to your account. ${why}`
export const tryAgain = 'Try again'
