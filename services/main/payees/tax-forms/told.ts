import type { Queryable } from '#services/shared/database/driver.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { RecordEdit, Values } from '#services/shared/resources/contract.ts'
import { readHistory } from '../history.ts'
import { masked } from '../numbers/last-four.ts'
import type { TaxFormView } from './contract.ts'
import { type TaxFormEvent, taxFormEvents } from './events.ts'
import { evolve, NO_FORMS, type TaxForms } from './state.ts'
import { taxFormStreams } from './streams.ts'

const store = createEventStore('main', taxFormEvents)

/** Tells what became of a form, the latest first: also of its artist's B notices from then on. */
export async function historyOfForm(
  db: Queryable,
  { token, artist }: Pick<TaxFormView, 'token' | 'artist'>,
): Promise<RecordEdit[]> {
  const stored = await store.read(db, `${taxFormStreams.prefix}${artist}`)
  const isOf = ({ event: { type, data } }: StoredEvent<TaxFormEvent>) =>
    data.token === token || type === 'tax-form.b-notice-recorded' || type === 'tax-form.b-notice-ended'
  const began = stored.findIndex(({ event }) => event.data.token === token)
  return readHistory(db, stored.slice(began).filter(isOf), {
    valuesAfter: (events) => valuesOf(events.reduce<TaxForms>(evolve, NO_FORMS), token),
    saidBy,
  })
}

function saidBy({ type, data }: TaxFormEvent): Values {
  if (type === 'tax-form.number-shown') return { number_shown: data.reason }
  return 'notes' in data ? { notes: data.notes } : {}
}

function valuesOf({ forms, notices }: TaxForms, token: string): Values {
  const form = forms.find((each) => each.token === token)
  if (!form) return {}
  return {
    type: form.type,
    name: form.name,
    business_name: form.businessName,
    classification: form.classification,
    country: form.country,
    treaty_rate: form.treatyRateBp === null ? null : form.treatyRateBp / 100,
    tin: form.tin && masked(form.tin.last4),
    signed_on: form.signedOn,
    valid_until: form.validUntil,
    b_notice: notices.some(({ endedOn }) => endedOn === null),
  }
}
