import { z } from 'zod'
import { NOT_PLAIN, PLAIN } from '#services/shared/http/plain.ts'
import {
  holdsWebAddress,
  NAME_WITHOUT_WEB_ADDRESS,
  NO_WEB_ADDRESS,
} from '#services/shared/http/web-address.ts'
import { type Country, isCountry, REGIONS } from './regions.ts'
import { doubtOfZipCode } from './zip-codes.ts'

const NO_MARKUP = /^[^<>]*$/

const text = (most: number) =>
  z.string().trim().max(most).regex(PLAIN, NOT_PLAIN).regex(NO_MARKUP, 'Please leave out < and >.')

/** One line as a person writes it; it may not be empty. */
export const requiredText = (most: number) => text(most).min(1)
const optionalText = (most: number) => text(most).default('')

/** Accepts a place's page on another site; an address that leads nowhere or would run a script is dropped. */
const isWebAddress = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? '')
const isMailable = (written: string) => !holdsWebAddress(written)

/** Requires a text that may stand in mail. */
export const requiredWords = (most: number) => requiredText(most).refine(isMailable, NO_WEB_ADDRESS)

const ZIP = /^\d{5}(-\d{4})?$/
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/

const REGION_WORDS: Record<Country, string> = {
  US: 'Enter the two letters of a state or territory, such as NY.',
  CA: 'Enter the two letters of a province or territory, such as ON.',
}
const CODE_WORDS: Record<Country, string> = {
  US: 'Enter a ZIP code, such as 12345 or 12345-6789.',
  CA: 'Enter a postal code, such as K1A 0B1.',
}

const isRegion = (country: Country, region: string): boolean => REGIONS[country].some((one) => one === region)
const isPostalCode = (country: Country, code: string): boolean =>
  (country === 'US' ? ZIP : POSTAL_CODE).test(code)

interface Checked {
  value: unknown
}

/** Checks two fields together once each is text by itself, whatever is wrong with the others. */
const both =
  (field: 'administrative_area_level_1' | 'postal_code') =>
  ({ value }: Checked) => {
    const { country, [field]: other } = (value ?? {}) as Record<string, unknown>
    return isCountry(country) && typeof other === 'string' && other !== ''
  }

/** An address that we ship to, as in contract.ts; each fault is at its field. */
export const address = z
  .object({
    label: text(100).refine(isMailable, NAME_WITHOUT_WEB_ADDRESS).default(''),
    name: requiredText(100).refine(isMailable, NAME_WITHOUT_WEB_ADDRESS),
    formatted_address: optionalText(500),
    place_id: optionalText(500),
    url: optionalText(500).transform((url) => (isWebAddress(url) ? url : '')),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
    street_number: text(20).refine(isMailable, NO_WEB_ADDRESS).default(''),
    route: requiredWords(200),
    locality: requiredWords(100),
    administrative_area_level_1: requiredText(100).toUpperCase(),
    administrative_area_level_2: optionalText(100),
    administrative_area_level_3: optionalText(100),
    country: requiredText(100)
      .toUpperCase()
      .pipe(z.string().refine(isCountry, 'We ship to the United States and Canada.')),
    postal_code: requiredText(20).toUpperCase(),
    postal_code_confirmed: z.boolean().default(false),
  })
  .refine(
    ({ country, administrative_area_level_1: region }) => !isCountry(country) || isRegion(country, region),
    {
      path: ['administrative_area_level_1'],
      error: ({ input }) => REGION_WORDS[(input as { country: Country }).country],
      when: both('administrative_area_level_1'),
    },
  )
  .refine(({ country, postal_code }) => !isCountry(country) || isPostalCode(country, postal_code), {
    path: ['postal_code'],
    error: ({ input }) => CODE_WORDS[(input as { country: Country }).country],
    when: both('postal_code'),
  })
  .superRefine((given, context) => {
    const { country, postal_code, administrative_area_level_1: state, postal_code_confirmed } = given
    const doubt = country === 'US' && !postal_code_confirmed ? doubtOfZipCode(postal_code, state) : null
    if (doubt !== null) context.addIssue({ code: 'custom', path: ['postal_code_confirmed'], message: doubt })
  })
  .transform(({ postal_code_confirmed: _answered, ...given }) => ({
    ...given,
    postal_code: spaceCode(given.country, given.postal_code),
  }))

/** Spaces the code as Canada Post does. */
const spaceCode = (country: string, code: string): string =>
  country === 'CA' && code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code
