import { getCountrySpecifications } from 'ibantools'

/** Where accounts are known by a number of their own, and not by an IBAN. */
const BY_NUMBER = ['US', 'CA']

const NAMES = new Intl.DisplayNames('en-US', { type: 'region' })

const withIban = Object.entries(getCountrySpecifications()).flatMap(([code, { IBANRegistry }]) =>
  IBANRegistry ? [code] : [],
)

/** Countries of bank accounts, the two of numbers first. */
export const COUNTRIES: readonly string[] = [
  ...BY_NUMBER,
  ...withIban.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en-US')),
]

export const COUNTRY_CHOICES = COUNTRIES.map((value) => ({ value, display_name: nameOf(value) }))

function nameOf(code: string): string {
  return NAMES.of(code) ?? code
}
