import type {
  RevealBody,
  RevealedNumber,
  StatusTransitionBody,
  StatusTransitionView,
} from '#services/main/payees/contract.ts'
import type { NoticeBody, ReceivedBody, TaxFormView } from '#services/main/payees/tax-forms/contract.ts'
import type { Service } from '../errors.ts'
import { ResourcesSource } from './resources.ts'

/** Whom the money of artists is paid to, and their tax forms: resources of the main service. */
export class PayeesSource extends ResourcesSource {
  protected override readonly service: Service = 'main'

  changeStatus(resource: string, id: string, body: StatusTransitionBody, key: string) {
    return this.post<StatusTransitionView>(`${this.path(resource, id)}status-transitions/`, {
      body,
      headers: { 'idempotency-key': key },
    })
  }

  /** Each answer is an event: it is never asked for again by itself. */
  showNumber(resource: string, id: string, body: RevealBody) {
    return this.post<RevealedNumber>(`${this.path(resource, id)}number/`, { body })
  }

  receiveForm(id: string, body: ReceivedBody, key: string) {
    return this.post<TaxFormView>(`${this.path('tax-form', id)}received/`, {
      body,
      headers: { 'idempotency-key': key },
    })
  }

  recordNotice(id: string, body: NoticeBody, key: string) {
    return this.post<TaxFormView>(`${this.path('tax-form', id)}b-notice/`, {
      body,
      headers: { 'idempotency-key': key },
    })
  }
}
