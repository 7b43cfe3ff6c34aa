import type { ReactNode } from 'react'

export const paymentAccounts = 'Payment accounts'
export const accountsNotShown = 'We can’t show your payment accounts right now.'
export const loadingAccounts = 'Loading your payment accounts'
export const whereRoyaltiesGo = (holdDays: number) =>
  `We send your royalties to one of these accounts. After a change, payments wait ${holdDays} days, ` +
  'so no one can redirect them without you noticing.'
export const whoIsPaid = 'Who is paid'
export const paidTo = (name: ReactNode) => <>Paid to {name}</>
export const noAccount = 'No account yet'
export const addKindOfAccount =
  'Add a bank account, PayPal or Venmo. You can upload and sell in the meantime; payments wait until you do.'
export const addAccount = 'Add an account'
export const hasMostAccounts = (most: number) =>
  `You have ${most} accounts, the most you can have. Remove one to add another.`
export const areForArtists = 'Payment accounts are for artists'
export const openOnApproval = 'They open once we approve your application.'
export const artistPortal = 'Artist portal'

export const paymentsGoHere = 'Payments go here'
export const rejected = 'Rejected'
export const waitsAsNew = (day: ReactNode) => <>Payments wait until {day} because this account is new.</>
export const correct = 'Correct'
export const payMeHere = 'Pay me here'
export const remove = 'Remove'
export const cancel = 'Cancel'
export const saving = 'Saving…'
export const sendPaymentsTo = (account: string) => `Send payments to ${account}?`
export const removeAccount = (account: string) => `Remove ${account}?`
export const whatChoosingDoes =
  'For your safety, payments wait a few days after this change. We’ll email you about it.'
export const whatRemovingDoes = 'We won’t pay into this account anymore. It stays in your history.'
export const whatRemovingDefaultDoes =
  'Your payments go here now, so they’ll wait until you choose another account. This one stays in your history.'
export const yourPassword = 'Your password'
export const whyPassword = 'The one you sign in with, so no one else can change where you’re paid.'

export const history = 'History'
export const formerAccounts = 'Former accounts'
export const account = 'Account'
export const added = 'Added'
export const until = 'Until'
export const outcome = 'Outcome'
export const youRemovedIt = 'You removed it.'
export const youCorrectedIt = 'You corrected it.'

export const correctAccount = (account: string) => `Correct ${account}`
export const anAccount = 'an account'
export const loadingForm = 'Loading the form'
export const tryAgain = 'Try again'
export const backToAccounts = 'Back to your accounts'
export const whatIsKept = (link: ReactNode) => (
  <>We’ve kept what you typed, except for numbers. {link} to continue.</>
)
export const signInAgain = 'Sign in again'
export const mayBeSaved = 'It may be saved already. Try again to find out. We’ll only save it once.'
export const kindStep = 'Kind'
export const detailsStep = 'Details'
export const numberStep = 'Number'
export const confirmStep = 'Confirm'
export const goOn = 'Continue'
export const checking = 'Checking…'
export const back = 'Back'

export const howToPayYou = 'How should we pay you?'
export const kindOfAccount = 'Kind of account'
export const bankAccount = 'Bank account'
export const byBank = 'In the United States, in Canada, or by IBAN'
export const payPal = 'PayPal'
export const byPayPal = 'With the email of your PayPal account'
export const venmo = 'Venmo'
export const byVenmo = 'With a US mobile number'
export const countryOfBank = 'Country of the bank'

export const whoIsPaidTitle = 'Who is paid?'
export const person = 'Me, as an individual'
export const business = 'A business'
export const firstName = 'First name'
export const lastName = 'Last name'
export const businessName = 'Name of the business'
export const payeeEmail = 'Email for news about payments'
export const yourBank = 'Your bank'
export const yourPayPal = 'Your PayPal account'
export const yourVenmo = 'Your Venmo account'
export const emailOfPayPal = 'Email of your PayPal account'
export const mobileNumberIsNext = 'Next, we’ll ask for the mobile number of your Venmo account.'
export const bic = 'BIC'
export const bicHelp = '8 or 11 letters and digits. Your bank may call it a SWIFT code.'
export const choose = 'Choose…'
export const checkingAccount = 'Checking'
export const savingsAccount = 'Savings'
export const routingNumber = 'Routing number'
export const routingNumberHelp = '9 digits, at the bottom left of a check.'
export const institutionNumber = 'Institution number'
export const transitNumber = 'Transit number'
export const digits = (count: number) => `${count} digits.`
export const digitsBetween = (least: number, most: number) => `${least} to ${most} digits.`

export const accountNumber = 'Account number'
export const iban = 'IBAN'
export const yourAccountNumber = 'Your account number'
export const yourIban = 'Your IBAN'
export const yourMobileNumber = 'Your mobile number'
export const again = (what: string) => `${what} again`
export const whyAgain = 'Enter it again, so a typo doesn’t send your money elsewhere.'
export const mobileNumber = 'Mobile number'
export const mobileNumberHelp = 'The 10-digit US number of your Venmo account.'
export const howNumberIsKept = 'We encrypt it, and only ever show its last four digits.'

export const isItYou = 'Is it you?'
export const correctTheAccount = 'Correct the account'
export const addTheAccount = 'Add the account'
export const payMeHereFromNowOn = 'Pay me here from now on'
export const paymentsWaitThen = (holdDays: number) =>
  `For your safety, payments wait ${holdDays} days after this. Nothing is lost in the meantime. We’ll email you about it.`
export const paymentsGoOn = 'Payments keep going to the account you chose before. We’ll email you about it.'
export const payPalWith = (email: string) => `PayPal, ${email}`
export const venmoWithNumber = 'Venmo, the mobile number you entered'
export const bankAccountAt = (bank: string) => `Bank account, ${bank}`
