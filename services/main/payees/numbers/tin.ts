import { validateEntity, validatePerson } from 'stdnum'
import type { TinType } from '../tax-forms/contract.ts'

/** A number as it is compared, or why it cannot be one: the words name the rule, never the number. */
export type ReadTin = { number: string } | { refusal: string }

/** The parts of nine digits as three, two and four. */
const NINE = /^([0-9]{3})([0-9]{2})([0-9]{4})$/

/** Folds what people put between the digits. */
const fold = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

const readSsn = (typed: string): ReadTin => {
  const number = fold(typed)
  const [, area = '', group = '', serial = ''] = NINE.exec(number) ?? []
  if (area === '') return { refusal: 'Enter a Social Security number of 9 digits.' }
  if (area === '000' || area === '666') return { refusal: `No Social Security number begins with ${area}.` }
  if (area.startsWith('9'))
    return { refusal: 'No Social Security number begins with 9: an ITIN does, which is asked for apart.' }
  if (group === '00')
    return { refusal: 'The two digits in the middle of a Social Security number are never 00.' }
  if (serial === '0000')
    return { refusal: 'The last four digits of a Social Security number are never 0000.' }
  return validatePerson('US', number).isValid
    ? { number }
    : { refusal: 'This Social Security number was printed as a specimen, and belongs to nobody.' }
}

/** The middle digits that ITINs have been given. */
const isItinGroup = (group: number): boolean =>
  (group >= 50 && group <= 65) ||
  (group >= 70 && group <= 88) ||
  (group >= 90 && group <= 92) ||
  (group >= 94 && group <= 99)

const readItin = (typed: string): ReadTin => {
  const number = fold(typed)
  const [, area = '', group = ''] = NINE.exec(number) ?? []
  if (area === '') return { refusal: 'Enter an ITIN of 9 digits.' }
  if (!area.startsWith('9')) return { refusal: 'An ITIN begins with 9.' }
  return isItinGroup(Number(group))
    ? { number }
    : { refusal: 'The two digits in the middle of an ITIN are 50 to 65, 70 to 88, 90 to 92 or 94 to 99.' }
}

const readEin = (typed: string): ReadTin => {
  const number = fold(typed)
  if (!/^[0-9]{9}$/.test(number)) return { refusal: 'Enter an EIN of 9 digits.' }
  return validateEntity('US', number).isValid
    ? { number }
    : { refusal: 'No office of the IRS gives EINs that begin with these two digits.' }
}

const FOREIGN = /^[\p{L}\p{Nd} ./-]{4,30}$/u

const readForeign = (typed: string, country: string): ReadTin => {
  const number = typed.trim()
  if (!FOREIGN.test(number))
    return { refusal: 'Enter 4 to 30 letters, digits, spaces, points, slashes and hyphens.' }
  const checks = [validatePerson(country, number), validateEntity(country, number)].filter(
    ({ checked }) => checked,
  )
  return checks.length === 0 || checks.some(({ isValid }) => isValid)
    ? { number: number.replaceAll(/[\s./-]/g, '').toUpperCase() }
    : { refusal: 'This is no tax number of this country: check its length and its check digits.' }
}

/** Reads a taxpayer's number. `country` is of a foreign one (ISO 3166). */
export function readTin(type: TinType, typed: string, country: string): ReadTin {
  switch (type) {
    case 'ssn':
      return readSsn(typed)
    case 'itin':
      return readItin(typed)
    case 'ein':
      return readEin(typed)
    case 'foreign':
      return readForeign(typed, country)
  }
}
