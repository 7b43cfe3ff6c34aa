import { PAYOUT_REASONS, type PayoutReason } from '#machines/lifecycles/payout.ts'
import { dollars } from '../../orders/money.ts'
import type { PayoutState } from '../payout/state.ts'
import type { ProviderPayment } from './provider.ts'
import { standingOf } from './statuses.ts'

/** What is to be recorded of a payout, and the words for staff beside it. */
export type News = { notes: string } & (
  | { type: 'pay'; reference: string; amount: number }
  | { type: 'fail' | 'return'; reason: PayoutReason }
  /** It moves nothing. */
  | { type: 'report'; status: string }
)

/**
 * Reads what a provider's payment says of its payout; null where that is nothing new. Once it is recorded,
 * the same payment says nothing new any more.
 */
export function readNews(payout: PayoutState, payment: ProviderPayment): News | null {
  if (payout.status === 'sent') return ofSent(payout, payment)
  const isOurs = payout.status === 'paid' && payout.reference === payment.reference
  return isOurs ? ofPaid(payout, payment) : ofRecorded(payout, payment)
}

/** Says that the provider knows nothing of a payout that it was given; null where staff have been told. */
export const readAbsence = (payout: PayoutState): News | null =>
  payout.status === 'sent'
    ? report(
        payout,
        'NOT_FOUND',
        'The provider was given this payout and does not know it. It is not given again: record it as failed if it is not there either.',
      )
    : null

function ofSent(payout: PayoutState, payment: ProviderPayment): News | null {
  const { status, amount, currency, reference } = payment
  switch (standingOf(status)) {
    case 'arrived': {
      const net = payout.opened.amount - payout.opened.withheld
      if (amount === net && currency === 'USD')
        return { type: 'pay', reference, amount, notes: 'The provider has paid it.' }
      return report(
        payout,
        status,
        `The provider paid ${amount === null ? 'an unreadable sum' : dollars(amount)} (${currency}), and this payout is ${dollars(net)}. Nothing was recorded.`,
      )
    }
    case 'ended':
      return { type: 'fail', reason: reasonOf(payment), notes: wordsOf(payment) }
    case 'under way':
      // Nobody is told of each step, but of the one that follows on an odd word.
      return payout.reported === null
        ? null
        : report(payout, status, `The provider says ${status}: it is under way there.`)
    default:
      return report(
        payout,
        status,
        `The provider says ${status}, which is not known here. The payout stays as it is.`,
      )
  }
}

/** Of a payout that this payment has paid. */
function ofPaid(payout: PayoutState, payment: ProviderPayment): News | null {
  switch (standingOf(payment.status)) {
    case 'arrived':
      return noticeOf(payout, payment)
    case 'ended':
      return { type: 'return', reason: reasonOf(payment), notes: wordsOf(payment) }
    default:
      return report(
        payout,
        payment.status,
        `The provider says ${payment.status}, and had paid it before. The payout stays as it is.`,
      )
  }
}

/** Of a payout of which staff have recorded something, or whose money is back. */
function ofRecorded(payout: PayoutState, payment: ProviderPayment): News | null {
  const notice = noticeOf(payout, payment)
  if (notice || isChange(payment)) return notice
  const isBack = payout.status === 'failed' || payout.status === 'returned'
  if (isBack && standingOf(payment.status) === 'ended') return null
  return report(
    payout,
    payment.status,
    `The provider says ${payment.status}. Nothing follows from it: the payout was recorded as ${payout.status} before.`,
  )
}

/** A bank's notice of change: it paid, and has other details of the account. */
const CHANGE = /^C\d\d$/

const isChange = ({ code }: ProviderPayment): boolean => code !== null && CHANGE.test(code)

const noticeOf = (payout: PayoutState, payment: ProviderPayment): News | null =>
  isChange(payment) && payment.code !== null
    ? report(
        payout,
        payment.code,
        `${payment.code} is a notice of change: the bank has other details of this account. The artist alone changes them; ask for it before the next payout.`,
      )
    : null

/** The same word is told once. */
const report = (payout: PayoutState, status: string, notes: string): News | null =>
  payout.reported === status ? null : { type: 'report', status, notes }

const isReason = (code: string | null): code is PayoutReason =>
  PAYOUT_REASONS.some((reason) => reason === code)

function reasonOf({ status, code }: ProviderPayment): PayoutReason {
  if (isReason(code)) return code
  return status === 'EXPIRED' ? 'unclaimed' : 'other'
}

const wordsOf = ({ status, code }: ProviderPayment): string =>
  `The provider says ${status}${code === null ? '' : ` (${code})`}.`
