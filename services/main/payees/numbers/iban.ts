import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'

const SIGNS = /^[A-Za-z0-9 .-]{1,60}$/

/** Folds an IBAN as people type it, and says whether it is one of this country. */
export function readIban(typed: string, country: string): { iban: string } | { refusal: string } {
  const iban = SIGNS.test(typed) ? electronicFormatIBAN(typed) : null
  if (iban === null || !isValidIBAN(iban))
    return { refusal: 'This is no IBAN: check its length and its two check digits.' }
  if (!iban.startsWith(country)) return { refusal: 'This IBAN is of another country.' }
  return { iban }
}

/** Folds a BIC, of 8 or 11 signs, and says whether it is one of this country. */
export function readBic(typed: string, country: string): { bic: string } | { refusal: string } {
  const bic = typed.replaceAll(/\s/g, '').toUpperCase()
  if (!isValidBIC(bic)) return { refusal: 'Enter a BIC of 8 or 11 letters and digits.' }
  if (bic.slice(4, 6) !== country) return { refusal: 'This BIC is of another country.' }
  return { bic }
}
