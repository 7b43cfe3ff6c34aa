import type { ReactNode } from 'react'

export const gettingStarted = 'Getting started'
export const notShown = 'We can’t show this list right now.'
export const loading = 'Loading what’s left to do'
export const thisList = 'This list'
export const threeThings =
  'Three things, in any order, before we can pay you. You can upload and sell your art right away.'
export const whatPaymentWaitsFor = 'What we need before we can pay you'
export const nothingToDo = 'You’re all done. We pay what has cleared on the next payment day.'
export const waitsFor = (things: string) =>
  `We still need your ${things}. You keep earning meanwhile, and we’ll pay you once this is done.`
export const uploadArt = (arrow: ReactNode) => <>Upload art {arrow}</>
export const royaltyAgreement = 'Royalty agreement'
export const acceptedOn = (day: string) => `Accepted on ${day}`
export const newVersion = 'A new version is ready for you'
export const readAndAccept = 'Read it and accept it'
export const rateFirst = 'We need to set your rate first'
export const taxForm = 'Tax form'
export const whichTaxForm = 'A W-9 or a W-8BEN, signed here'
export const sendByMessage = (form: string) => `Send us your ${form} by message`
export const formEnded = (form: string, day: string) => `Your ${form} ended on ${day}: sign a new one`
/** Without a day, it is valid without an end. */
export const formSigned = (form: string, day: string) =>
  `${form} signed${day === '' ? '' : `, valid until ${day}`}`
export const paymentAccount = 'Payment account'
export const paidTo = (account: string) => `To ${account}`
