import type { StreamKind } from '#services/shared/events/handler.ts'
import { type TaxFormEvent, taxFormEvents } from './events.ts'
import { projectTaxForms } from './projection.ts'
import { evolve, NO_FORMS, type TaxForms } from './state.ts'

/** The tax forms of artists, each stream named by the artist's id. */
export const taxFormStreams: StreamKind<TaxFormEvent, TaxForms> = {
  schema: 'main',
  prefix: 'tax-form-',
  types: taxFormEvents,
  empty: NO_FORMS,
  evolve,
  project: projectTaxForms,
}
