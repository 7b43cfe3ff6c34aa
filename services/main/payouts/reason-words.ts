import { dollars } from '../orders/money.ts'
import type { Reason } from './reasons.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Writes a day, YYYY-MM-DD, as pages and mails show it. */
export const tellDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))

/** Says a reason in words that the artist may read too. */
export function tellReason(reason: Reason): string {
  switch (reason.kind) {
    case 'clearing':
      return reason.until === null
        ? `${dollars(reason.amount)} clears after delivery.`
        : `${dollars(reason.amount)} is clearing; the first of it clears on ${tellDay(reason.until)}.`
    case 'below-minimum':
      return `The balance is below the minimum of ${dollars(reason.minimum)}.`
    case 'negative':
      return `${dollars(reason.owed)} is owed back, which the next royalties make up for.`
    case 'no-tax-form':
      return 'There is no valid tax form.'
    case 'tax-form-awaited':
      return 'The tax form has not arrived yet.'
    case 'tax-form-ended':
      return `The tax form was valid until ${tellDay(reason.endedOn)}.`
    case 'no-identity':
      return 'Payment details have not been given.'
    case 'identity-held':
      return reason.status === 'PRE_ACTIVATED'
        ? 'We are checking who is paid. There is nothing to do meanwhile.'
        : 'The payment identity is on hold.'
    case 'no-account':
      return 'There is no account to pay into.'
    case 'account-invalid':
      return 'The bank refused the account.'
    case 'account-new':
      return `The account is new, and is used from ${tellDay(reason.until)}.`
    case 'no-agreement':
      return 'The royalty agreement has not been accepted.'
    case 'inactive':
      return 'The artist is not active.'
    case 'staff-hold':
      return `On hold until ${tellDay(reason.until)}: ${reason.reason}`
    case 'second-signature':
      return 'An adjustment needs a second staff member.'
  }
}
