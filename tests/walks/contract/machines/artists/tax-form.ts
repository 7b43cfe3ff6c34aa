import { createTaxFormEffects } from '#client/effects/tax-form/tax-form.ts'
import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { askPort } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { checkForm, fileForm } from '../../routes/tax-forms.ts'

const TIN = 'secret:00000000-0000-4000-8000-000000000001'
const secrets = { [TIN]: '536-90-4812' }
const form = { type: 'W-9', draft: { name: 'Ada Ink', tin: TIN, signature: 'Ada Ink' } } as const
const signed = { ...form, wordsHash: 'hash-1', replaces: null, idempotencyKey: 'key-1' }

const words = { revision: '3-2024', opening: '', items: [], closing: [], hash: 'hash-1' }
const forms: OwnTaxFormsView = {
  current: null,
  earlier: [],
  words: { 'W-9': words, 'W-8BEN': words },
  countries: [],
  states: [],
}

/** A reload has taken the numbers away. */
const others = [{ when: 'the page was loaded anew', secrets: {} }]

export const taxForm = {
  checkForm: askPort((client) => createTaxFormEffects(client).actors.checkForm, {
    input: form,
    secrets,
    others,
    successes: [{ when: 'it may be signed', answers: [[checkForm, answerDone(undefined, 204)]] }],
  }),
  fileForm: askPort((client) => createTaxFormEffects(client).actors.fileForm, {
    input: signed,
    secrets,
    others,
    successes: [{ when: 'it is filed', answers: [[fileForm, answerDone(forms, 201)]] }],
  }),
}
