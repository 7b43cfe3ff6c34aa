import { z } from 'zod'
import { email, integerParam } from '#services/shared/http/fields.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowParams } from '../lists.ts'
import { lineOfWords, oneOf } from '../numbers/plain-words.ts'
import { IDENTITY_STATUSES, type IdentityDetails } from './events.ts'

const LONGEST = 100
const LARGEST = 2_147_483_647

const name = lineOfWords(0, LONGEST)
const details = { firstName: name, lastName: name, businessName: name, email }

const newDetails = z.object({
  firstName: name.default(''),
  lastName: name.default(''),
  businessName: name.default(''),
  email,
})
const newIdentity = newDetails.extend({ artist: z.int().min(1).max(LARGEST) })

/** Reads whom money is to be paid to. Throws 400 by field. */
export function readDetails(body: unknown): IdentityDetails {
  const read = parse(newDetails, body)
  refuseNameless(read)
  return read
}

/** Reads a new identity. Throws 400 by field. */
export function readNewIdentity(body: unknown): IdentityDetails & { artist: number } {
  const read = parse(newIdentity, body)
  refuseNameless(read)
  return read
}

const edit = z.object({ version: z.int().min(1).max(LARGEST), ...details }).partial({
  firstName: true,
  lastName: true,
  businessName: true,
  email: true,
})

/** Reads an edit: some of the fields, and the version that it began from. Throws 400 by field. */
export function readIdentityEdit(body: unknown): { version: number; sent: Partial<IdentityDetails> } {
  const { version, ...sent } = parse(edit, body)
  return { version, sent }
}

/** Throws 400: money is paid to somebody. */
export function refuseNameless({ firstName, lastName, businessName }: Omit<IdentityDetails, 'email'>): void {
  if (businessName !== '') return
  const missing = Object.entries({ firstName, lastName }).filter(([, value]) => value === '')
  if (missing.length > 0)
    throw invalid(
      Object.fromEntries(missing.map(([field]) => [field, ['Give both names, or that of a business.']])),
    )
}

export const ORDERINGS = ['name', '-name', 'createdOn', '-createdOn', 'status', '-status'] as const

export const identityQuery = z.object({
  ...windowParams,
  search: z.string().max(200).default(''),
  status: oneOf(IDENTITY_STATUSES).nullable().default(null),
  artist: integerParam({ min: 1, max: LARGEST }).nullable().default(null),
  ordering: oneOf(ORDERINGS).default('name'),
})
export type IdentityQuery = z.output<typeof identityQuery>
