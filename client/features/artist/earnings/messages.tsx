import type { ReactNode } from 'react'
import { countInWords } from '#client/ui/count-in-words.ts'

export const work = 'Work'
export const royalty = 'Royalty'
export const day = 'Day'
export const clears = 'Clears'
export const afterDelivery = 'After delivery'
export const amount = 'Amount'
export const total = (sum: ReactNode) => <>Total {sum}</>
export const earnings = 'Earnings'
export const notShown = 'We can’t show your earnings right now.'
export const loading = 'Loading your earnings'
export const pending = 'Pending'
export const owedBack = 'Owed back'
export const payable = 'Payable'
export const nothingPending = 'Nothing is pending. A sale shows up here as soon as it’s paid for.'
export const nothingPayable = 'Nothing to pay out yet.'
export const noEarningsYet = 'No earnings yet'
export const whenEarningsBegin =
  'You’ll see earnings once your application is approved and your first picture sells.'
export const artistPortal = (arrow: ReactNode) => <>Artist portal {arrow}</>
export const yourEarnings = 'Your earnings'
export const clearsFrom = (day: ReactNode) => <>Clears starting {day}</>
export const nextRoyaltiesCover = 'Your next royalties will cover it'
export const nextPaymentFrom = (day: ReactNode) => <>Next payment on or after {day}</>
export const onItsWay = 'On its way'
export const toAccount = (account: string) => `To ${account}`
export const paidIn = (year: number) => `Paid in ${year}`
export const withheldIn = (year: number) => `Withheld in ${year}`
export const taxNote = 'For taxes. Information only, not tax advice'
export const unpaid = 'Unpaid'
export const sales = 'Sales'
export const payments = 'Payments'
export const statements = 'Statements'
export const earningsByPart = 'Earnings by part'
export const onDay = ' on '
export const madeOf = 'What this payment includes'
export const noSuchPayment = 'There’s no such payment.'
export const allPayments = 'All payments'
export const paymentOf = (day: ReactNode) => <>Payment on {day}</>
export const status = 'Status'
export const account = 'Account'
export const withheldForTaxes = 'Withheld for taxes'
export const arrives = 'Arrives'
export const withheld = 'Withheld'
export const nothingOnItsWay = 'Nothing is on its way.'
export const nothingPaidInYear = 'Nothing was paid that year.'
export const nothingWithheldInYear = 'Nothing was withheld that year.'
export const nothingPaidYet = 'No payments yet.'
export const withheldTotal = 'Total withheld'
export const totalLabel = 'Total'
export const howCalculated = 'How this was calculated'
export const saleNotShown = 'We can’t show this sale right now.'
export const loadingTheSale = 'Loading the sale'
export const noSuchSale = 'There’s no such sale.'
export const allSales = 'All sales'
export const whatHappened = 'What happened'
export const notPaidYet = 'It hasn’t been paid out yet.'
export const shareOfDiscount = 'Its share of the volume discount'
export const base = 'Base, excluding shipping and tax'
export const rate = (source: ReactNode) => <>Rate {source}</>
export const ofRoyaltyCode = 'from your royalty code'
export const ofAgreement = (version: number) => `from your agreement, version ${version}`
export const soldAs = (width: number, height: number, substrate: string, pieces: string) =>
  `${width} × ${height} in · ${substrate} · ${pieces}`
export const pieces = (count: number) => countInWords(count, 'piece')
export const state = 'State'
export const salesNotShown = 'We can’t show your sales right now.'
export const loadingSales = 'Loading your sales'
export const month = 'Month'
export const allMonths = 'All months'
export const allWorks = 'All works'
export const noSalesMatch = 'No sales match.'
export const nothingSold = 'No sales yet.'
export const royaltiesTotal = (sum: ReactNode) => <>Total royalties {sum}</>
export const owedAtEndOfDay = 'Balance at the end of a day'
export const show = 'Show'
export const what = 'What'
export const ofStatementOf = ', from the statement for '
export const recorded = 'Recorded'
export const openingBalance = 'Opening balance'
export const statementLines = 'Statement lines'
export const nothingChanged = 'Your balance didn’t change.'
export const closingBalance = 'Closing balance'
export const balanceInWords = (pending: string, cleared: string, onItsWay: string) =>
  `Pending ${pending} · ${cleared} · on its way ${onItsWay}`
export const owedBackSum = (sum: string) => `owed back ${sum}`
export const payableSum = (sum: string) => `payable ${sum}`
export const fetching = 'Fetching…'
export const statementPdf = 'Statement (PDF)'
export const rowsCsv = 'Rows (CSV)'
export const statement = 'Statement'
export const statementNotShown = 'We can’t show this statement right now.'
export const loadingTheStatement = 'Loading the statement'
export const noSuchStatement = 'There’s no such statement.'
export const allStatements = 'All statements'
export const asOf = (day: ReactNode) => <>As of {day}</>
export const number = 'Number'
export const issued = 'Issued'
export const opening = 'Opening'
export const closing = 'Closing'
export const howIssued =
  'You get one at the end of each month, and it never changes. Corrections appear in the month they’re made.'
export const statementsNotShown = 'We can’t show your statements right now.'
export const loadingYourStatements = 'Loading your statements'
export const noStatements = 'No statements yet. Your first comes at the end of the month of your first sale.'
export const whyUnpaid = 'Why hasn’t this been paid?'
export const untilChanged = 'We can’t pay you until this changes.'
export const nextPaymentAnyway = (day: ReactNode) => (
  <>If nothing changes, your next payment is on or after {day}.</>
)
