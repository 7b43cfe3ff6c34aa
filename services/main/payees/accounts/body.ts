import { z } from 'zod'
import { email } from '#services/shared/http/fields.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Secret } from '../../vault/vault.ts'
import { COUNTRIES } from '../numbers/countries.ts'
import { lastFour } from '../numbers/last-four.ts'
import { oneOf } from '../numbers/plain-words.ts'
import { readBank } from './bank.ts'
import type { AccountType } from './contract.ts'
import { type Destination, PURPOSES } from './events.ts'

/** A destination before its number is kept: that has no entry in the vault yet. */
export type SentDestination = WithoutSecret<Destination>
type WithoutSecret<D> = D extends { secret: string } ? Omit<D, 'secret'> : D

export interface SentAccount {
  destination: SentDestination
  /** Null where there is none, as PayPal's accounts are known by an email. */
  number: Secret | null
}

const LONGEST = 60

/** A number as people part it. */
const number = z
  .string({ error: 'Not a valid string.' })
  .max(LONGEST)
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
const given = number.refine((text) => text !== '', { error: 'This field may not be blank.' })

const bankBody = z.object({
  transferMethodCountry: oneOf(COUNTRIES).default('US'),
  bankAccountPurpose: oneOf(PURPOSES).nullable().default(null),
  bankId: number.default(''),
  branchId: number.default(''),
  bankAccountId: given,
  bankAccountIdAgain: given,
})
const paypalBody = z.object({ email })
const venmoBody = z.object({ accountId: z.string({ error: 'Not a valid string.' }).max(LONGEST) })

const READ: Record<AccountType, (body: unknown) => SentAccount> = {
  BANK_ACCOUNT: readBankAccount,
  PAYPAL_ACCOUNT: (body) => ({
    destination: { type: 'PAYPAL_ACCOUNT', email: parse(paypalBody, body).email },
    number: null,
  }),
  VENMO_ACCOUNT: readVenmoAccount,
}

/** Reads where money is to go. Throws 400 by field, which never repeats a number. */
export const readAccount = (type: AccountType, body: unknown): SentAccount => READ[type](body)

function readBankAccount(body: unknown): SentAccount {
  const { bankAccountIdAgain: again, ...typed } = parse(bankBody, body)
  const read = readBank(typed)
  const isTwice = typed.bankAccountId.toUpperCase() === again.toUpperCase()
  const faults = {
    ...('faults' in read && read.faults),
    ...(!isTwice && { bankAccountIdAgain: 'The two account numbers differ.' }),
  }
  if (!('bank' in read) || !isTwice) throw invalid(byField(faults))
  const { number, ...bank } = read.bank
  const country = typed.transferMethodCountry
  const of = [country, bank.bankId ?? '', bank.branchId ?? ''].join(' ').trim()
  return {
    destination: { type: 'BANK_ACCOUNT', country, ...bank, last4: lastFour(number) },
    number: { kind: 'account', number, of },
  }
}

/** Ten digits, of which neither the area nor the exchange begins with 0 or 1. */
const MOBILE = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/

function readVenmoAccount(body: unknown): SentAccount {
  const { accountId } = parse(venmoBody, body)
  const [, mobile] = MOBILE.exec(accountId.replaceAll(/[\s().-]/g, '')) ?? []
  if (mobile === undefined)
    throw invalid({ accountId: ['Enter a mobile number of the United States, of 10 digits.'] })
  return {
    destination: { type: 'VENMO_ACCOUNT', last4: lastFour(mobile) },
    number: { kind: 'account', number: mobile, of: 'Venmo' },
  }
}

/** Throws 400 by what is wrong with a bank account but for its number, which is not there yet. */
export function refuseNumberless(body: unknown): void {
  const typed = parse(bankBody.omit({ bankAccountId: true, bankAccountIdAgain: true }), body)
  const read = readBank({ ...typed, bankAccountId: '' })
  const { bankAccountId: _, ...faults } = 'faults' in read ? read.faults : {}
  if (Object.keys(faults).length > 0) throw invalid(byField(faults))
}

const byField = (faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, [fault]]))

const isDefault = z.object({ default: z.boolean().default(false) })

export const readIsDefault = (body: unknown): boolean => parse(isDefault, body).default

const NUMBERS: Record<AccountType, readonly string[]> = {
  BANK_ACCOUNT: Object.keys(bankBody.shape),
  PAYPAL_ACCOUNT: Object.keys(paypalBody.shape),
  VENMO_ACCOUNT: Object.keys(venmoBody.shape),
}

const edit = z.looseObject({
  version: z.int().min(1).max(2_147_483_647),
  default: z.boolean().optional(),
})

/**
 * Reads an edit: `correction` is null where nothing of the destination was sent. What is not sent of it stays
 * as `kept` has it; its number is always typed anew. Throws 400 by field.
 */
export function readAccountEdit(type: AccountType, body: unknown, kept: object) {
  const { version, default: isDefault, ...sent } = parse(edit, body)
  const isCorrection = Object.keys(sent).some((field) => NUMBERS[type].includes(field))
  return { version, isDefault, correction: isCorrection ? readAccount(type, { ...kept, ...sent }) : null }
}
