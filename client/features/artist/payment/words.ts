import type { OwnPaymentAccountFragment } from '#client/apollo/generated/graphql.ts'

/** What a payee's status means to them; null where there is nothing to say. */
export const payeeInWords = (status: string): string | null => {
  switch (status) {
    case 'PRE_ACTIVATED':
      return 'We verify your details before your first payment. There’s nothing you need to do.'
    case 'FROZEN':
      return 'Payments are on hold while we look into something. Your royalties keep adding up.'
    case 'LOCKED':
    case 'DE_ACTIVATED':
      return 'Your payment details are locked. Message us and we’ll look into it.'
    default:
      return null
  }
}

const COUNTRIES = new Intl.DisplayNames('en-US', { type: 'region' })

type Bank = Pick<OwnPaymentAccountFragment, 'country' | 'bankId' | 'branchId'>

/** Which bank it is at, by what stands on each of its checks. */
export const bankInWords = ({ country, bankId, branchId }: Bank): string => {
  const where = COUNTRIES.of(country ?? 'US') ?? ''
  if (country === 'US') return `${where} · routing number ${branchId}`
  return country === 'CA'
    ? `${where} · institution ${bankId}, transit ${branchId}`
    : `${where} · BIC ${bankId}`
}
