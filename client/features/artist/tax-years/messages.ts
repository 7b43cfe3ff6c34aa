export const on1099 = 'Reported on Form 1099-MISC'
export const belowThreshold = (sum: string) => `Not reported: under ${sum}`
export const corporation = 'Not reported: a corporation'
export const on1042 = 'Reported on Form 1042-S'
export const formMissing = 'Tax form missing'
export const year = 'Year'
export const reported = 'Reported'
export const paid = 'Paid'
export const cameBack = 'Returned'
export const withheld = 'Withheld'
export const document = 'Document'
export const pdf = 'PDF'
export const pdfOfYear = (year: number) => `PDF, royalties paid in ${year}`
export const byJanuary = (year: number) => `By January 31, ${year}`
export const paidByYear = 'Paid by year'
export const notShown = 'We can’t show your tax years right now.'
export const loading = 'Loading your tax years'
export const nothingPaid = 'No payments yet.'
export const whatIsPaid =
  'Paid is before taxes, and doesn’t include payments that were returned the same year.'
export const notTaxAdvice = 'Information only, not tax advice.'
