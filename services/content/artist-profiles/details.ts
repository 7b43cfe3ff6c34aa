import { z } from 'zod'
import { NOT_PLAIN, PLAIN, PLAIN_LINES } from '#services/shared/http/plain.ts'
import {
  holdsWebAddress,
  NAME_WITHOUT_WEB_ADDRESS,
  NO_WEB_ADDRESS,
} from '#services/shared/http/web-address.ts'
import { refuseTaxNumbers } from '../record/without-numbers.ts'
import {
  LONGEST_ADDRESS,
  LONGEST_GIVEN_BIO,
  LONGEST_GIVEN_NAME,
  LONGEST_LOCATION,
  SHORTEST_BIO,
} from './applying/contract.ts'

const lengthOf = (text: string): number => [...text].length

/** A text of no more characters. */
export const atMost = (longest: number) =>
  z.string().refine((text) => lengthOf(text) <= longest, {
    error: `Ensure this field has no more than ${longest} characters.`,
  })

const filled = (longest: number, signs = PLAIN) =>
  z
    .string()
    .trim()
    .refine((text) => text !== '', { error: 'This field may not be blank.', abort: true })
    .pipe(atMost(longest).regex(signs, NOT_PLAIN).superRefine(refuseTaxNumbers))

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
  .refine((text) => PLAIN.test(text), { error: NOT_PLAIN, abort: true })
  .refine((text) => text === '' || isHttps(text), { error: ADDRESS })

/** What applicants and artists say of themselves, by field, as others may be shown it. */
export const given = {
  full_name: filled(LONGEST_GIVEN_NAME).refine((text) => !holdsWebAddress(text), {
    error: NAME_WITHOUT_WEB_ADDRESS,
  }),
  location: filled(LONGEST_LOCATION).refine((text) => !holdsWebAddress(text), { error: NO_WEB_ADDRESS }),
  bio: filled(LONGEST_GIVEN_BIO, PLAIN_LINES).refine((text) => lengthOf(text) >= SHORTEST_BIO, {
    error: `Ensure this field has at least ${SHORTEST_BIO} characters.`,
  }),
  website: address,
  links: z.array(address),
}
