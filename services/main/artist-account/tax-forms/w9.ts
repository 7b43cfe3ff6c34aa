import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import { REGIONS } from '../../checkout/regions.ts'
import { lineOfWords, oneOf } from '../../payees/numbers/plain-words.ts'
import { readTin } from '../../payees/numbers/tin.ts'
import { CERTIFICATIONS } from '../../payees/tax-forms/certifications.ts'
import type { Classification } from '../../payees/tax-forms/contract.ts'
import { OWN_CLASSIFICATIONS } from './contract.ts'
import { optionalChoice, optionalWords, typedNumber, zip } from './fields.ts'
import type { ReadForm } from './filled-form.ts'

const EXEMPT_PAYEES = Array.from({ length: 13 }, (_, index) => `${index + 1}`)
const FATCA = [...'ABCDEFGHIJKLM']

const w9Body = z.object({
  name: lineOfWords(1, 100),
  business_name: optionalWords(100),
  classification: oneOf(OWN_CLASSIFICATIONS),
  llc_tax: optionalChoice(['c', 's', 'p']),
  exempt_payee_code: optionalChoice(EXEMPT_PAYEES),
  fatca_code: optionalChoice(FATCA),
  street: lineOfWords(1, 100),
  city: lineOfWords(1, 60),
  state: oneOf(REGIONS.US),
  zip,
  tin_type: oneOf(['ssn', 'itin', 'ein']),
  tin: typedNumber,
  is_backup: z.boolean({ error: 'Must be a valid boolean.' }).default(false),
})

/** Reads a W-9 as it was filled in (Rev. 3-2024). Throws 400 by field. */
export function readW9(body: unknown): ReadForm {
  const typed = parse(w9Body, body)
  const { name, business_name: businessName, tin_type: type, is_backup: isBackup } = typed
  const tin = readTin(type, typed.tin, 'US')
  const isOpen = typed.classification === 'llc' && typed.llc_tax === ''
  const isCoded = typed.classification === 'individual' && typed.exempt_payee_code !== ''
  if ('refusal' in tin || isOpen || isCoded)
    return {
      faults: {
        ...(isOpen && {
          llc_tax: ['Say how the LLC is taxed: as a C corporation, an S corporation or a partnership.'],
        }),
        ...(isCoded && { exempt_payee_code: ['Individuals have no exempt payee code.'] }),
        ...('refusal' in tin && { tin: [tin.refusal] }),
      },
    }
  return {
    form: {
      ...{ type: 'W-9', revision: CERTIFICATIONS['W-9'].revision, name, businessName, country: 'US' },
      classification: classificationOf(typed),
      treatyRateBp: null,
      tin: { type, number: tin.number },
      isBackup,
      details: {
        form: 'W-9',
        address: {
          ...{ street: typed.street, city: typed.city, region: typed.state },
          ...{ postalCode: typed.zip, country: 'US' },
        },
        exemptPayeeCode: typed.exempt_payee_code || null,
        fatcaCode: typed.fatca_code || null,
      },
    },
  }
}

const classificationOf = ({
  classification,
  llc_tax: tax,
}: Pick<z.output<typeof w9Body>, 'classification' | 'llc_tax'>): Classification =>
  classification === 'llc' ? `llc-${tax || 'p'}` : classification
