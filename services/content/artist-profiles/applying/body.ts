import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import {
  holdsWebAddress,
  NAME_WITHOUT_WEB_ADDRESS,
  NO_WEB_ADDRESS,
} from '#services/shared/http/web-address.ts'
import { refuseTaxNumbers } from '../../record/without-numbers.ts'
import {
  type ApplicationValues,
  type DraftBody,
  LONGEST_ADDRESS,
  LONGEST_GIVEN_BIO,
  LONGEST_GIVEN_NAME,
  LONGEST_LOCATION,
  MOST_LINKS,
  SHORTEST_BIO,
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

const lengthOf = (text: string): number => [...text].length

const atMost = (longest: number) =>
  z.string().refine((text) => lengthOf(text) <= longest, {
    error: `Ensure this field has no more than ${longest} characters.`,
  })

const typed = (longest: number) => atMost(longest * WHILE_TYPED).superRefine(refuseTaxNumbers)

const filled = (longest: number) =>
  z
    .string()
    .trim()
    .refine((text) => text !== '', { error: 'This field may not be blank.', abort: true })
    .pipe(atMost(longest).superRefine(refuseTaxNumbers))

const version = z.int().min(0).max(LONGEST_VERSION)

const draft = z.strictObject({
  version,
  full_name: typed(LONGEST_GIVEN_NAME),
  location: typed(LONGEST_LOCATION),
  bio: typed(LONGEST_GIVEN_BIO),
  website: typed(LONGEST_ADDRESS),
  links: z.array(typed(LONGEST_ADDRESS)).max(MOST_LINKS),
})

/** People read these and may follow them: a name of the web, no machine's number, and no password in it. */
const isHttps = (text: string): boolean => {
  const url = URL.parse(text)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    /\.[a-z][a-z0-9-]*$/i.test(url.hostname)
  )
}

const ADDRESS = 'Enter a web address that begins with https://.'

const address = atMost(LONGEST_ADDRESS)
  .transform((text) => text.trim())
  .refine((text) => text === '' || isHttps(text), { error: ADDRESS })

/** What may be shown of somebody, by field. */
export const given = {
  full_name: filled(LONGEST_GIVEN_NAME).refine((text) => !holdsWebAddress(text), {
    error: NAME_WITHOUT_WEB_ADDRESS,
  }),
  location: filled(LONGEST_LOCATION).refine((text) => !holdsWebAddress(text), { error: NO_WEB_ADDRESS }),
  bio: filled(LONGEST_GIVEN_BIO).refine((text) => lengthOf(text) >= SHORTEST_BIO, {
    error: `Ensure this field has at least ${SHORTEST_BIO} characters.`,
  }),
  website: address,
  links: z.array(address),
}

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
