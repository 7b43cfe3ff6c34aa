import type { OwnTaxFormsView, TaxFormBody } from '#services/main/artist-account/tax-forms/contract.ts'

/** A W-9 that may be signed; its number belongs to nobody. */
export const W9 = {
  type: 'W-9',
  name: 'Ada Ink',
  classification: 'individual',
  street: '12 Mill Lane',
  city: 'Hudson',
  state: 'NY',
  zip: '12534',
  tin_type: 'ssn',
  tin: '536-90-4812',
} satisfies TaxFormBody

/** A W-8BEN that may be signed. */
export const W8BEN = {
  type: 'W-8BEN',
  name: 'Inés Prado',
  citizenship: 'CH',
  street: 'Seestrasse 4',
  city: 'Zürich',
  region: '',
  postal_code: '8002',
  country: 'CH',
  tin_type: 'foreign',
  tin: '756.9217.0769.85',
  birth_date: '1981-04-17',
} satisfies TaxFormBody

export const signed = (
  form: { type: 'W-9' | 'W-8BEN'; name: string },
  { words, current }: OwnTaxFormsView,
) => ({
  ...form,
  replaces: current?.token ?? null,
  signature: form.name,
  words_hash: words[form.type].hash,
})
