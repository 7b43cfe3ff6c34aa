import type { ReactNode } from 'react'

export const acceptTheAgreement = 'Accept the agreement'
export const acceptance = (rate: number) =>
  `I have read this agreement and accept it, with a royalty of ${rate}%.`
export const yourName = 'Your name'
export const signature = 'Typing your name here is your signature.'
export const accepting = 'Accepting…'
export const accept = 'Accept'
export const whenItHolds = 'It applies to orders placed after you accept.'
export const whatYouAccepted = 'What you’ve accepted'
export const byName = (name: string) => `, by ${name}`
export const agreementOfVersion = (version: number) => `agreement version ${version}`
export const royaltyAgreement = 'Royalty agreement'
export const theRoyaltyAgreement = 'The royalty agreement'
export const notShown = 'We can’t show the agreement right now.'
export const loadingTheAgreement = 'Loading the agreement'
export const rateNotSet =
  'Your royalty rate hasn’t been set yet. We’ll set it; there’s nothing you need to do meanwhile.'
export const rateOfEachSale = (rate: number) => `${rate}% of each sale`
export const acceptedOn = (day: ReactNode) => <>Accepted on {day}</>
export const needsYourAcceptance = 'Needs your acceptance'
export const whatRateIsOf =
  'Of the price times the quantity, minus the item’s share of the volume discount. Shipping and tax aren’t included.'
export const earlierHolds = (day: ReactNode, rate: number) => (
  <>
    Until you accept this version, the one you accepted on {day} applies: {rate}%.
  </>
)
export const theAgreement = 'The agreement'
export const versionSince = (version: number, day: ReactNode) => (
  <>
    Version {version}, since {day}
  </>
)
export const anExample = 'An example'
export const printsAt = (quantity: number, price: string) => `${quantity} prints at ${price}`
export const volumeDiscount = (rate: number) => `Volume discount, ${rate}%`
export const royaltyBase = 'Amount your royalty is based on'
export const yourRoyalty = (rate: number) => `Your royalty, ${rate}%`
