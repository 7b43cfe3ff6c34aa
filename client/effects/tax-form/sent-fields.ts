import type { FormDraft, FormType } from '#machines/tax-form/ports.ts'

const ADDRESS = ['street', 'city', 'region', 'postal_code', 'country']
const MAILING = ADDRESS.map((part) => `mailing_${part}`)
const TREATY = ['treaty_article', 'treaty_rate', 'treaty_income']
const SIGNED = ['name', 'tin_type', 'tin', 'signature']

/** The fields of each form, with those that another answer opens. */
const FIELDS: Readonly<Record<FormType, (draft: FormDraft) => readonly string[]>> = {
  'W-9': ({ classification }) => [
    ...SIGNED,
    ...['business_name', 'classification', 'exempt_payee_code', 'fatca_code', 'is_backup'],
    ...['street', 'city', 'state', 'zip'],
    ...(classification === 'llc' ? ['llc_tax'] : []),
  ],
  'W-8BEN': ({ country, has_mailing, tin_type, treaty_country }) => [
    ...SIGNED.filter((field) => field !== 'tin' || tin_type !== 'none'),
    ...ADDRESS,
    ...['citizenship', 'birth_date', 'has_mailing', 'treaty_country'],
    ...(country === 'US' ? ['us_address_reason'] : []),
    ...(has_mailing === true ? MAILING : []),
    ...(tin_type === 'none' ? ['no_tin_reason'] : []),
    ...(treaty_country ? TREATY : []),
  ],
  'W-8BEN-E': () => ['name', 'country'],
}

/** What of a draft is of the form: whoever has changed their mind has typed into another one before. */
export const pickSent = (type: FormType, draft: FormDraft): FormDraft => {
  const fields = FIELDS[type](draft)
  return Object.fromEntries(Object.entries(draft).filter(([field]) => fields.includes(field)))
}
