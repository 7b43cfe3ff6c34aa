import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import { refuseTaxNumbers } from '../../record/without-numbers.ts'
import { atMost, given } from '../details.ts'
import {
  type ApplicationValues,
  type DraftBody,
  LONGEST_ADDRESS,
  LONGEST_GIVEN_BIO,
  LONGEST_GIVEN_NAME,
  LONGEST_LOCATION,
  MOST_LINKS,
  type VersionBody,
} from './contract.ts'

/** What is typed, and the version that it began from. */
export interface Draft {
  version: number
  values: ApplicationValues
}

export const LONGEST_VERSION = 2_147_483_647
/** A text that is being typed may be too long for a while. */
const WHILE_TYPED = 2

const typed = (longest: number) => atMost(longest * WHILE_TYPED).superRefine(refuseTaxNumbers)

const version = z.int().min(0).max(LONGEST_VERSION)

const draft = z.strictObject({
  version,
  full_name: typed(LONGEST_GIVEN_NAME),
  location: typed(LONGEST_LOCATION),
  bio: typed(LONGEST_GIVEN_BIO),
  website: typed(LONGEST_ADDRESS),
  links: z.array(typed(LONGEST_ADDRESS)).max(MOST_LINKS),
})

const whole = z.object(given)

/** Reads what is typed, whole or not. Throws 400 by field. */
export function readDraft(body: unknown): Draft {
  const { version, ...values }: DraftBody = parse(draft, body)
  return { version, values }
}

export const readVersion = (body: unknown): VersionBody => parse(z.strictObject({ version }), body)

/** Reads what is given to the shop, without what is empty. Throws 400 by field; a link's is `links.0`. */
export function readWhole(values: ApplicationValues): ApplicationValues {
  const read = parse(whole, values)
  return { ...read, links: read.links.filter((link) => link !== '') }
}
