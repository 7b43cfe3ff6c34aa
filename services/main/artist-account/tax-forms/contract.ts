/**
 * The tax forms of the artist who asks (issue 16, lines 7 to 11): 401 without a token, 404 for an account
 * that is no artist's and for a form that is another's. No answer and no error holds a number or a date of
 * birth.
 * Days are YYYY-MM-DD in BUSINESS_TIME_ZONE.
 *
 * - GET /api/artist-account/tax-form/ → 200 {@link OwnTaxFormsView}.
 * - POST /api/artist-account/tax-form/check/ {@link TaxFormBody} → 204: it may be signed. Keeps nothing. 400
 *   by field.
 * - POST /api/artist-account/tax-form/ {@link SignedTaxFormBody}, with an Idempotency-Key → 201
 *   {@link OwnTaxFormsView}. The form counts in the place of the one before. 400 by field; 409
 *   `words_changed` where the form's words are others by now, `form_changed` where another form counts by now
 *   than the one that it was to replace. The key stands for all but `replaces`.
 * - POST /api/artist-account/tax-form/{token}/file/ → 201 `{token, expires_at}`, 404: a link that is read
 *   once: GET /api/own-tax-form-file/{token}/ → 200, a PDF with the number masked.
 *
 * The two that take numbers are refused after 20 an hour, 429 with the seconds to wait.
 */

import type { FormType, TaxFormView } from '../../payees/tax-forms/contract.ts'

/** The boxes of line 3a of a W-9; a limited company says how it is taxed. */
export const OWN_CLASSIFICATIONS = [
  'individual',
  'c-corporation',
  's-corporation',
  'partnership',
  'trust-estate',
  'llc',
  'other',
] as const

export interface OwnTaxFormsView {
  /** The one that counts; null where there is none. */
  current: OwnTaxForm | null
  /** Those that it has superseded, the latest first. */
  earlier: OwnTaxForm[]
  /** What is declared by signing. */
  words: Record<'W-9' | 'W-8BEN', FormWords>
  countries: { code: string; name: string }[]
  /** Two letters each. */
  states: string[]
}

export interface FormWords {
  /** Such as `3-2024`. */
  revision: string
  opening: string
  items: string[]
  closing: string[]
  /** SHA-256 in hexadecimal: a signature names it. */
  hash: string
}

/** `tin` is such as •••-••-1234. */
export interface OwnTaxForm
  extends Pick<
    TaxFormView,
    | 'token'
    | 'type'
    | 'revision'
    | 'name'
    | 'tin'
    | 'signed_on'
    | 'valid_until'
    | 'superseded_on'
    | 'state'
    | 'withholding'
  > {
  /** What else was filled in, as a person reads it. */
  facts: { label: string; value: string }[]
}

/** Each field as it was typed; what is not of the type is left out. */
export type TaxFormBody =
  | {
      type: 'W-9'
      /** Line 1, to which the signature is equal. */
      name: string
      business_name?: string
      classification: (typeof OWN_CLASSIFICATIONS)[number]
      /** Of an LLC: how it is taxed. */
      llc_tax?: '' | 'c' | 's' | 'p'
      /** 1 to 13; empty for none. */
      exempt_payee_code?: string
      /** A to M; empty for none. */
      fatca_code?: string
      street: string
      city: string
      state: string
      zip: string
      tin_type: 'ssn' | 'itin' | 'ein'
      tin: string
      /** Item 2 of the certification is struck out. */
      is_backup?: boolean
    }
  | ({
      type: 'W-8BEN'
      name: string
      /** ISO 3166, as every country here. */
      citizenship: string
      /** Why an address in the United States is one's residence: 20 to 500 characters. */
      us_address_reason?: string
      tin_type: 'ssn' | 'itin' | 'foreign' | 'none'
      /** Of the country of residence where it is foreign. */
      tin?: string
      /** 10 to 300 characters, where there is none. */
      no_tin_reason?: string
      /** YYYY-MM-DD, 18 to 120 years ago. */
      birth_date: string
      /** Empty where no treaty is claimed. */
      treaty_country?: string
      treaty_article?: string
      /** In percent, 0 to 30. */
      treaty_rate?: string
      treaty_income?: string
      has_mailing?: boolean
    } & Address<''> &
      Partial<Address<'mailing_'>>)
  | { type: Extract<FormType, 'W-8BEN-E'>; name: string; country: string }

type Address<Prefix extends string> = {
  [Part in 'street' | 'city' | 'region' | 'postal_code' | 'country' as `${Prefix}${Part}`]: string
}

/** A W-8BEN-E is not signed here: it comes by message. */
export type SignedTaxFormBody = TaxFormBody & {
  signature?: string
  words_hash?: string
  /** The form that was shown as the one that counts; null or left out where there was none. */
  replaces?: string | null
}
