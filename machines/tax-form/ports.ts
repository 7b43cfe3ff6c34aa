import { declarePort } from '#machines/port.ts'

/** W-8BEN-E is of a business outside the United States, and not signed here. */
export type FormType = 'W-9' | 'W-8BEN' | 'W-8BEN-E'

/** What is typed, by field. A number and a date of birth are references into the vault. */
export type FormDraft = Readonly<Record<string, string | boolean>>

export interface FilledForm {
  type: FormType
  draft: FormDraft
}

export interface SignedForm extends FilledForm {
  /** Of the words that were read above the signature; null for a form that is not signed here. */
  wordsHash: string | null
  /** The same key files the same form once, as only the answer may have been lost. */
  idempotencyKey: string
}

export const taxFormPorts = {
  /**
   * Says whether a form may be signed; nothing is kept. BAD_USER_INPUT by the fields of the draft, also where
   * the vault does not hold its numbers any more, as after a reload; RATE_LIMITED with the time.
   */
  checkForm: declarePort<void, FilledForm>('tax-form.checkForm'),
  /**
   * Files the form, which counts from then on; the numbers are gone from the vault, and Apollo's cache has
   * the form as it is told. As checkForm; CONFLICT where the form's words have changed, or another form was
   * filed under this key.
   */
  fileForm: declarePort<void, SignedForm>('tax-form.fileForm'),
}
