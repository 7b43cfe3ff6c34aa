import type { PaymentAccountType } from '#client/apollo/generated/graphql.ts'

/** What a payee's status means to them; null where there is nothing to say. */
export const payeeInWords = (status: string): string | null => {
  switch (status) {
    case 'PRE_ACTIVATED':
      return 'We check who is paid before the first payment. There is nothing for you to do meanwhile.'
    case 'FROZEN':
      return 'Payments are on hold while we look into something. Your royalties add up all the same.'
    case 'LOCKED':
    case 'DE_ACTIVATED':
      return 'Your payment details are locked. Write to us, and we look into it.'
    default:
      return null
  }
}

export const TYPE_NAMES: Readonly<Record<PaymentAccountType, string>> = {
  BANK_ACCOUNT: 'Bank account',
  PAYPAL_ACCOUNT: 'PayPal',
  VENMO_ACCOUNT: 'Venmo',
}
