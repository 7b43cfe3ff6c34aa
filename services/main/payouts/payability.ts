import type { IdentityStatus } from '#machines/lifecycles/identity.ts'
import type { PaymentAccountStatus } from '#machines/lifecycles/payment-account.ts'
import type { StandingForm } from '../payees/standing.ts'
import { isBlocking, type Reason } from './reasons.ts'

/**
 * All that decides whether an artist is paid on a day. Amounts in cents, days as YYYY-MM-DD in the business
 * time zone.
 */
export interface Payee {
  /** The day up to which the ledger says what has cleared; after it, the days of what is pending do. */
  asOf: string
  /** Of artist:{id}:cleared; below zero where more was taken back than there was. */
  cleared: number
  /** Royalties that have not cleared, each with the day on which it does; null while nobody can know it. */
  pending: readonly { amount: number; clearsOn: string | null }[]
  /** Whether the artist's own flag says so. */
  isActive: boolean
  hasAgreement: boolean
  identity: { status: IdentityStatus } | null
  /** Where money goes; `usableFrom` is the first day after the hold on a new account. */
  account: { status: PaymentAccountStatus; usableFrom: string } | null
  /** As of the day {@link asOf}. */
  form: Pick<StandingForm, 'state' | 'type' | 'validUntil' | 'withholdingBp'>
  /** By staff, each until its last day has come. */
  holds: readonly { reason: string; endsOn: string }[]
  /** Whether an adjustment waits for a second member of staff. */
  awaitsSignature: boolean
}

/** Tax that is kept back, `rate` in hundredths of a percent of the whole (information, not tax advice). */
export interface Withholding {
  kind: 'none' | 'backup' | 'foreign'
  rate: number
}

export interface Payability {
  /** Cents that have cleared by that day; below 0 where something is owed back. */
  cleared: number
  /** Cents that would be paid on that day, before tax; 0 where a reason keeps them. */
  payable: number
  withheld: number
  /** What would arrive. */
  net: number
  withholding: Withholding
  /** Every one at once, those that pass by themselves too. */
  reasons: Reason[]
  /**
   * The first day on which something is paid if nobody acts; null where somebody must, or nothing is due.
   */
  nextDay: string | null
}

/** Says what an artist is paid on a day and, of all that is not, why. */
export function payability(payee: Payee, day: string, rules: { minimum: number }): Payability {
  const now = standOn(payee, day, rules)
  const later = daysOf(payee).filter((other) => other > day)
  const nextDay = now.payable > 0 ? day : later.find((other) => standOn(payee, other, rules).payable > 0)
  return { ...now, nextDay: nextDay ?? null }
}

/** The days on which something changes by itself, in order. */
const daysOf = ({ pending, holds, account }: Payee): string[] =>
  [
    ...pending.flatMap(({ clearsOn }) => clearsOn ?? []),
    ...holds.map(({ endsOn }) => endsOn),
    ...(account ? [account.usableFrom] : []),
  ].toSorted()

function standOn(payee: Payee, day: string, { minimum }: { minimum: number }): Omit<Payability, 'nextDay'> {
  const { cleared, pending } = clearedBy(payee, day)
  const reasons = [
    ...reasonsOfBalance(cleared, minimum),
    ...reasonsOfClearing(pending),
    ...reasonsOfPayee(payee, day),
  ]
  const payable = reasons.some(isBlocking) ? 0 : cleared
  const withholding = withholdingOf(payee.form)
  const withheld = withheldOf(payable, withholding)
  return { cleared, payable, withheld, net: payable - withheld, withholding, reasons }
}

/** Half a cent goes up. */
const withheldOf = (payable: number, { rate }: Withholding): number =>
  Math.floor((payable * rate + 5_000) / 10_000)

const clearedBy = ({ asOf, cleared, pending }: Payee, day: string) => {
  const isDue = ({ clearsOn }: Payee['pending'][number]) => clearsOn !== null && clearsOn <= day && asOf < day
  return {
    cleared: pending.filter(isDue).reduce((sum, { amount }) => sum + amount, cleared),
    pending: pending.filter((line) => !isDue(line)),
  }
}

/** Even a minimum of nothing pays no empty balance. */
const reasonsOfBalance = (cleared: number, minimum: number): Reason[] => {
  if (cleared < 0) return [{ kind: 'negative', owed: -cleared }]
  return cleared < Math.max(minimum, 1) ? [{ kind: 'below-minimum', minimum }] : []
}

function reasonsOfClearing(pending: Payee['pending']): Reason[] {
  const amount = pending.reduce((sum, line) => sum + line.amount, 0)
  if (amount === 0) return []
  const [until = null] = pending.flatMap(({ clearsOn }) => clearsOn ?? []).toSorted()
  return [{ kind: 'clearing', amount, until }]
}

const reasonsOfPayee = (payee: Payee, day: string): Reason[] => [
  ...(payee.isActive ? [] : [{ kind: 'inactive' } as const]),
  ...(payee.hasAgreement ? [] : [{ kind: 'no-agreement' } as const]),
  ...reasonsOfIdentity(payee),
  ...reasonsOfAccount(payee, day),
  ...reasonsOfForm(payee, day),
  ...payee.holds.flatMap(({ reason, endsOn }) =>
    day < endsOn ? [{ kind: 'staff-hold', reason, until: endsOn } as const] : [],
  ),
  ...(payee.awaitsSignature ? [{ kind: 'second-signature' } as const] : []),
]

function reasonsOfIdentity({ identity }: Payee): Reason[] {
  if (!identity) return [{ kind: 'no-identity' }]
  return identity.status === 'ACTIVATED' ? [] : [{ kind: 'identity-held', status: identity.status }]
}

function reasonsOfAccount({ account }: Payee, day: string): Reason[] {
  if (!account || account.status === 'DE_ACTIVATED') return [{ kind: 'no-account' }]
  if (account.status === 'INVALID') return [{ kind: 'account-invalid' }]
  return day < account.usableFrom ? [{ kind: 'account-new', until: account.usableFrom }] : []
}

function reasonsOfForm({ form }: Payee, day: string): Reason[] {
  const { state, validUntil } = form
  if (state === 'missing') return [{ kind: 'no-tax-form' }]
  if (state === 'awaited') return [{ kind: 'tax-form-awaited' }]
  return validUntil !== null && day > validUntil ? [{ kind: 'tax-form-ended', endedOn: validUntil }] : []
}

const withholdingOf = ({ type, withholdingBp }: Payee['form']): Withholding => {
  if (withholdingBp === 0) return { kind: 'none', rate: 0 }
  return { kind: type === 'W-9' ? 'backup' : 'foreign', rate: withholdingBp }
}
