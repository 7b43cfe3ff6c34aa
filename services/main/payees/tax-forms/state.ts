import type { StoredEvent } from '#services/shared/events/store.ts'
import type { FiledForm, TaxFormEvent } from './events.ts'
import { type DatedForm, type DatedNotice, endOf } from './form-on.ts'

export interface TaxForm extends Omit<FiledForm, 'isBackup'>, DatedForm {}

export interface Notice extends DatedNotice {
  token: string
}

/** The fold of what happened to an artist's tax forms. */
export interface TaxForms {
  /** Oldest first; the last one counts. */
  forms: readonly TaxForm[]
  notices: readonly Notice[]
}

export const NO_FORMS: TaxForms = { forms: [], notices: [] }

export function evolve(state: TaxForms, { event }: StoredEvent<TaxFormEvent>): TaxForms {
  switch (event.type) {
    case 'tax-form.filed':
      return { ...state, forms: [...state.forms, begin(event.data)] }
    case 'tax-form.received': {
      const { token, ...received } = event.data
      return {
        ...state,
        forms: state.forms.map((form) =>
          form.token === token
            ? { ...form, ...received, validUntil: endOf(form.type, received.signedOn) }
            : form,
        ),
      }
    }
    case 'tax-form.b-notice-recorded': {
      const { token, on } = event.data
      return { ...state, notices: [...state.notices, { token, recordedOn: on, endedOn: null }] }
    }
    case 'tax-form.b-notice-ended': {
      const { token, on } = event.data
      return {
        ...state,
        notices: state.notices.map((notice) =>
          notice.token === token ? { ...notice, endedOn: on } : notice,
        ),
      }
    }
    case 'tax-form.number-shown':
      return state
  }
}

const begin = (filed: FiledForm): TaxForm => ({
  ...filed,
  isBackup: filed.isBackup ?? false,
  receivedOn: null,
  validUntil: filed.signedOn === null ? null : endOf(filed.type, filed.signedOn),
})
