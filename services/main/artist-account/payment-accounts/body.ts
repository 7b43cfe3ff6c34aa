import { z } from 'zod'
import { type FieldErrors, invalid, Problem } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import {
  readAccount,
  readAccountEdit,
  readIsDefault,
  refuseNumberless,
  type SentAccount,
} from '../../payees/accounts/body.ts'
import type { AccountType } from '../../payees/accounts/contract.ts'
import { ACCOUNT_TYPES } from '../../payees/accounts/events.ts'
import { readDetails } from '../../payees/identities/body.ts'
import type { IdentityDetails } from '../../payees/identities/events.ts'
import { oneOf } from '../../payees/numbers/plain-words.ts'

export interface NewOwnAccount {
  sent: SentAccount
  isDefault: boolean
  /** Null where none was sent. */
  payee: IdentityDetails | null
}

const typeBody = z.object({ type: oneOf(ACCOUNT_TYPES) })
const passwordBody = z.object({ password: z.string().min(1).max(128) })
const transitionBody = z.object({
  transition: z.literal('DE_ACTIVATED', { error: 'This is not a valid choice.' }),
  version: z.int().min(1).max(2_147_483_647),
})

const PAYEE_FIELDS = ['firstName', 'lastName', 'businessName', 'payeeEmail'] as const
const NUMBER_FIELDS = ['bankAccountId', 'bankAccountIdAgain', 'accountId']

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

/** Tells whether a body holds a number that may be tried out. */
export const holdsNumber = (body: unknown): boolean =>
  NUMBER_FIELDS.some((field) => Object.hasOwn(fieldsOf(body), field))

/** Reads all, and throws at once what is wrong with any of them. */
function readEach<A, B>(one: () => A, other: () => B): [A, B] {
  const errors: FieldErrors[] = []
  const read = <T>(reader: () => T): T | undefined => {
    try {
      return reader()
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 400) throw error
      errors.push(error.body as FieldErrors)
    }
  }
  const [first, second] = [read(one), read(other)]
  if (errors.length > 0) throw invalid(Object.assign({}, ...errors))
  return [first as A, second as B]
}

const payeeBody = (body: unknown) => {
  const { payeeEmail, ...fields } = fieldsOf(body)
  return { ...fields, email: payeeEmail }
}

function readPayee(body: unknown): IdentityDetails | null {
  if (!PAYEE_FIELDS.some((field) => Object.hasOwn(fieldsOf(body), field))) return null
  try {
    return readDetails(payeeBody(body))
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    const { email, ...errors } = error.body as FieldErrors
    throw invalid({ ...errors, ...(email && { payeeEmail: email }) })
  }
}

/** Throws 400 by field, which never repeats a number. */
export function readNewAccount(body: unknown): NewOwnAccount {
  const { type } = parse(typeBody, body)
  const [payee, sent] = readEach(
    () => readPayee(body),
    () => readAccount(type, body),
  )
  return { sent, isDefault: readIsDefault(body), payee }
}

/** Throws 400 by those fields of a new account that are sent and wrong. */
export function refusePart(body: unknown): void {
  const { type } = parse(typeBody, body)
  const isNumberless = type === 'BANK_ACCOUNT' && !holdsNumber(body)
  try {
    readEach(
      () => readPayee(body),
      () => (isNumberless ? refuseNumberless(body) : readAccount(type, body)),
    )
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    const sent = fieldsOf(body)
    const wrong = Object.entries(error.body as FieldErrors).filter(([field]) => Object.hasOwn(sent, field))
    if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
  }
}

/** `correction` is null where the account is chosen. Throws 400 by field. */
export const readOwnEdit = (type: AccountType, body: unknown, kept: object) => {
  const { password: _, ...sent } = fieldsOf(body)
  const { version, isDefault, correction } = readAccountEdit(type, sent, kept)
  if (!correction && isDefault !== true) throw invalid({ default: ['Choose it, or correct its number.'] })
  return { version, correction }
}

/** Throws 400 by field. */
export const readOwnTransition = (body: unknown) => parse(transitionBody, body)

/** The password, and all that the body says besides. Throws 400 at `password`. */
export const readPassword = (body: unknown): { password: string; asked: object } => {
  const { password, ...asked } = fieldsOf(body)
  return { password: parse(passwordBody, { password }).password, asked }
}
