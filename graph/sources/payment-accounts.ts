import type {
  OwnAccountView,
  PaymentAccountsView,
} from '#services/main/artist-account/payment-accounts/contract.ts'
import { RestSource } from './rest.ts'

const LIST = '/api/artist-account/payment-accounts/'

/** Where the artist who asks is paid (services/main/artist-account). */
export class PaymentAccountsSource extends RestSource {
  protected readonly service = 'main'

  all() {
    return this.get<PaymentAccountsView>(LIST)
  }

  check(body: object) {
    return this.post<unknown>(`${LIST}check/`, { body })
  }

  add(body: object, key: string) {
    return this.post<OwnAccountView>(LIST, { body, headers: { 'idempotency-key': key } })
  }

  change(token: string, body: object, key: string) {
    return this.put<OwnAccountView>(this.#path(token), { body, headers: { 'idempotency-key': key } })
  }

  remove(token: string, body: object, key: string) {
    return this.post<OwnAccountView>(`${this.#path(token)}status-transitions/`, {
      body: { ...body, transition: 'DE_ACTIVATED' },
      headers: { 'idempotency-key': key },
    })
  }

  #path(token: string): string {
    return `${LIST}${this.segment(token)}/`
  }
}
