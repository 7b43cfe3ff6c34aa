import { z } from 'zod'
import { NOT_PLAIN, PLAIN_LINES } from '#services/shared/http/plain.ts'
import type { FieldErrors } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { lineOfWords, oneOf, words } from '../../payees/numbers/plain-words.ts'
import { readTin } from '../../payees/numbers/tin.ts'
import { CERTIFICATIONS } from '../../payees/tax-forms/certifications.ts'
import { nation, optionalWords, percent, postalCode, refuseBirthDate, street, typedNumber } from './fields.ts'
import type { ReadForm } from './filled-form.ts'

const city = lineOfWords(1, 60)
const region = optionalWords(60)
const noted = words(0, 500).pipe(z.string().regex(PLAIN_LINES, NOT_PLAIN)).default('')

const w8benBody = z.object({
  name: lineOfWords(1, 100),
  citizenship: nation,
  ...{ street, city, region, postal_code: postalCode, country: nation },
  us_address_reason: noted,
  has_mailing: z.boolean({ error: 'Must be a valid boolean.' }).default(false),
  tin_type: oneOf(['ssn', 'itin', 'foreign', 'none']),
  tin: typedNumber.default(''),
  no_tin_reason: noted,
  birth_date: z.string({ error: 'Not a valid string.' }).trim().max(20, 'Enter a date as YYYY-MM-DD.'),
  treaty_country: z.union([z.literal(''), nation], { error: 'This is not a valid choice.' }).default(''),
})

const mailingBody = z.object({
  mailing_street: lineOfWords(1, 100),
  mailing_city: city,
  mailing_region: region,
  mailing_postal_code: postalCode,
  mailing_country: nation,
})

const treatyBody = z.object({
  treaty_article: lineOfWords(1, 100),
  treaty_rate: percent,
  treaty_income: lineOfWords(3, 100),
})

type Typed = z.output<typeof w8benBody>

/** Reads a W-8BEN as it was filled in (Rev. 10-2021). Throws 400 by field. */
export function readW8ben(body: unknown, today: string): ReadForm {
  const typed = parse(w8benBody, body)
  const treaty = typed.treaty_country === '' ? null : parse(treatyBody, body)
  const mailing = typed.has_mailing ? parse(mailingBody, body) : null
  const number = typed.tin_type === 'none' ? null : readTin(typed.tin_type, typed.tin, countryOfNumber(typed))
  const faults = findFaults(typed, today)
  if (number && 'refusal' in number) faults.tin = [number.refusal]
  if (Object.keys(faults).length > 0 || (number && 'refusal' in number)) return { faults }
  return {
    form: {
      ...{ type: 'W-8BEN', revision: CERTIFICATIONS['W-8BEN'].revision, name: typed.name },
      ...{ businessName: '', classification: null, country: typed.country },
      treatyRateBp: treaty?.treaty_rate ?? null,
      tin: number && typed.tin_type !== 'none' ? { type: typed.tin_type, number: number.number } : null,
      birthDate: typed.birth_date,
      details: {
        form: 'W-8BEN',
        citizenship: typed.citizenship,
        residence: {
          ...{ street: typed.street, city: typed.city, region: typed.region },
          ...{ postalCode: typed.postal_code, country: typed.country },
        },
        mailing: mailing && {
          ...{ street: mailing.mailing_street, city: mailing.mailing_city, region: mailing.mailing_region },
          ...{ postalCode: mailing.mailing_postal_code, country: mailing.mailing_country },
        },
        usAddressReason: typed.country === 'US' ? typed.us_address_reason : null,
        noTinReason: typed.tin_type === 'none' ? typed.no_tin_reason : null,
        treaty: treaty && {
          country: typed.treaty_country,
          article: treaty.treaty_article,
          income: treaty.treaty_income,
        },
      },
    },
  }
}

/** A foreign number is of where somebody lives, or of whose citizen they are where that is here. */
const countryOfNumber = ({ country, citizenship }: Typed): string =>
  country === 'US' ? citizenship : country

/** What the fields say against each other. */
function findFaults(typed: Typed, today: string): FieldErrors {
  const birth = refuseBirthDate(typed.birth_date, today)
  const isUnexplained = typed.country === 'US' && typed.us_address_reason.length < 20
  const isUnreasoned = typed.tin_type === 'none' && typed.no_tin_reason.length < 10
  const isAmerican = typed.citizenship === 'US'
  const isUsTreaty = typed.treaty_country === 'US'
  return {
    ...(birth !== null && { birth_date: [birth] }),
    ...(isAmerican && { citizenship: ['A citizen of the United States sends a W-9.'] }),
    ...(isUnexplained && {
      us_address_reason: ['Say in at least 20 characters why you live there and are not a US person.'],
    }),
    ...(isUnreasoned && { no_tin_reason: ['Say in at least 10 characters why you have no number.'] }),
    ...(isUsTreaty && { treaty_country: ['The United States have no treaty with themselves.'] }),
  }
}
