import type { ReactNode } from 'react'
import { countInWords } from '#client/ui/count-in-words.ts'

export const artistPortal = 'Artist portal'
export const yourApplication = (arrow: ReactNode) => <>Your application {arrow}</>
export const notShown = 'We can’t show your art and earnings right now.'
export const loading = 'Loading your art and earnings'
export const allSet = 'You’re all set. There’s nothing you need to do.'
export const whatToDoNext = 'What to do next'
export const showFirstPicture = 'Show your first picture'
export const uploadIt =
  'Upload it, and we’ll review it before it goes on sale. Your sales and royalties will appear here.'
export const uploadArt = (arrow: ReactNode) => <>Upload art {arrow}</>
export const work = 'Work'
export const day = 'Day'
export const state = 'State'
export const royalty = 'Royalty'
export const returnedPayment = 'Returned payment'
export const cameBack = (sum: string, account: string, day: ReactNode) => (
  <>
    Your payment of {sum} to {account} came back{day && <> on {day}</>}.
  </>
)
export const payableAgain = 'The money is back in your balance.'
export const seePayment = (arrow: ReactNode) => <>See the payment {arrow}</>
export const latestSales = 'Latest sales'
export const nothingSold = 'No sales yet.'
export const allSales = (arrow: ReactNode) => <>All sales {arrow}</>
export const balanceAndArt = 'Your balance and art'
export const owedBack = 'Owed back'
export const payable = 'Payable'
export const nextPaymentFrom = (day: ReactNode) => <>Next payment on or after {day}</>
export const pending = 'Pending'
export const clearsFrom = (day: ReactNode) => <>Clears starting {day}</>
export const paidIn = (year: number) => `Paid in ${year}`
export const artWaiting = 'Art waiting for review'
export const unreadMessages = 'Unread messages'
export const noEarnings = 'No earnings yet'
export const onSale = 'Your art is on sale. Your sales and royalties will appear here after your first sale.'
export const reviewFirst = (waiting: number) =>
  `We’re reviewing your ${waiting === 1 ? 'picture' : 'pictures'}. Once approved, ${waiting === 1 ? 'it goes' : 'they go'} on sale, and your royalties will appear here.`
export const afterFirstSale = 'Your sales and royalties will appear here after your first sale.'
export const notPaidUntilCorrected = (why: string) => `${why} We can’t pay you until it’s corrected.`
export const correctAccount = 'Correct the account'
export const newMessages = (count: number) => `You have ${countInWords(count, 'new message')}.`
export const read = 'Read'
export const cannotBeSold = (count: number) =>
  `${countInWords(count, 'picture')} can’t be sold as ${count === 1 ? 'it is' : 'they are'}.`
export const readWhy = 'Read why'
