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
  /** The form that was shown as the one that counts; null where there was none. */
  replaces: string | null
  /** The same key files the same form once, as only the answer may have been lost. */
  idempotencyKey: string
}

/** `lost` names the fields whose numbers the page holds no more: nothing was asked. */
export type Filing = { kind: 'filed' } | { kind: 'lost'; fields: readonly string[] }

export const taxFormPorts = {
  /**
   * Says whether a form may be signed; nothing is kept. BAD_USER_INPUT by the fields of the draft, also where
   * the vault does not hold its numbers any more, as after a reload; RATE_LIMITED with the time. Only what is
   * of the type is sent of a draft, here and below.
   */
  checkForm: declarePort<void, FilledForm>('tax-form.checkForm'),
  /**
   * Files the form, which counts from then on; the numbers are gone from the vault, and Apollo's cache has
   * the form as it is told. As checkForm; CONFLICT where the form's words have changed, another form counts
   * by now than the one that it `replaces`, or another was filed under this key.
   */
  fileForm: declarePort<Filing, SignedForm>('tax-form.fileForm'),
}
