import { nameOfNation } from '../../payees/numbers/nations.ts'
import type { FormAddress, FormDetails } from '../../payees/tax-forms/details.ts'
import { CLASSIFICATION_NAMES, TIN_NAMES } from '../../payees/tax-forms/names.ts'
import type { OwnTaxForm } from './contract.ts'
import type { OwnFormRow } from './own-form-row.ts'

type Facts = OwnTaxForm['facts']

/** Tells what a form says beside its name and number, without what was left empty. */
export function tellFacts(form: OwnFormRow): Facts {
  const { businessName, classification, tinType, country, details } = form
  const facts: Facts = [
    { label: 'Business name', value: businessName },
    { label: 'Tax classification', value: classification ? CLASSIFICATION_NAMES[classification] : '' },
    { label: 'Kind of number', value: tinType ? TIN_NAMES[tinType] : '' },
    ...(details ? tellDetails(details, form) : [{ label: 'Country', value: nameOfNation(country) }]),
  ]
  return facts.filter(({ value }) => value !== '')
}

function tellDetails(details: FormDetails, { isBackup, treatyRateBp }: OwnFormRow): Facts {
  if (details.form === 'W-9')
    return [
      { label: 'Address', value: inOneLine(details.address) },
      { label: 'Exempt payee code', value: details.exemptPayeeCode ?? '' },
      { label: 'FATCA code', value: details.fatcaCode ?? '' },
      { label: 'Backup withholding', value: isBackup ? 'Item 2 is struck out' : '' },
    ]
  const { citizenship, residence, mailing, usAddressReason, noTinReason, treaty } = details
  return [
    { label: 'Citizenship', value: nameOfNation(citizenship) },
    { label: 'Residence', value: inOneLine(residence) },
    { label: 'Why in the United States', value: usAddressReason ?? '' },
    { label: 'Mailing address', value: mailing ? inOneLine(mailing) : '' },
    { label: 'Why there is no number', value: noTinReason ?? '' },
    { label: 'Date of birth', value: 'Kept, and not shown' },
    ...(treaty ? tellTreaty(treaty, treatyRateBp) : []),
  ]
}

const tellTreaty = (
  { country, article, income }: NonNullable<Extract<FormDetails, { form: 'W-8BEN' }>['treaty']>,
  rateBp: number | null,
): Facts => [
  { label: 'Treaty', value: `${nameOfNation(country)}, article ${article}` },
  { label: 'Treaty rate', value: rateBp === null ? '' : `${rateBp / 100}% of ${income}` },
]

const inOneLine = ({ street, city, region, postalCode, country }: FormAddress): string =>
  [street, city, [region, postalCode].filter(Boolean).join(' '), nameOfNation(country)]
    .filter(Boolean)
    .join(', ')
