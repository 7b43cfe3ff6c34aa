import type { AcceptBody, OwnAgreementView } from '#services/main/artist-account/agreement/contract.ts'
import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { RestSource } from './rest.ts'

const ROOM = '/api/artist-account'

/** What the artist who asks has agreed to, and their tax forms (services/main/artist-account). */
export class OwnTermsSource extends RestSource {
  protected readonly service = 'main'

  agreement() {
    return this.get<OwnAgreementView>(`${ROOM}/agreement/`)
  }

  /** The service says what is wrong with it. */
  accept(body: Omit<AcceptBody, 'agreed'> & { agreed: boolean }, key: string) {
    const headers = { 'idempotency-key': key }
    return this.post<OwnAgreementView>(`${ROOM}/agreement/`, { body, headers })
  }

  taxForms() {
    return this.get<OwnTaxFormsView>(`${ROOM}/tax-form/`)
  }

  /** Keeps nothing, but counts as a try. */
  checkTaxForm(form: object) {
    return this.post<void>(`${ROOM}/tax-form/check/`, { body: form })
  }

  fileTaxForm(form: object, key: string) {
    return this.post<OwnTaxFormsView>(`${ROOM}/tax-form/`, {
      body: form,
      headers: { 'idempotency-key': key },
    })
  }
}
