import type { EarningsLineList, EarningsPaymentList, EarningsView } from '#services/main/earnings/contract.ts'
import { RestSource } from './rest.ts'

interface Window {
  limit: number
  offset: number
}

/** What the artist who asks has earned (services/main/earnings). */
export class EarningsSource extends RestSource {
  protected readonly service = 'main'

  view() {
    return this.get<EarningsView>('/api/earnings/')
  }

  lines({ state, ...window }: Window & { state: string }) {
    return this.get<EarningsLineList>('/api/earnings/lines/', { params: { state, ...paramsOf(window) } })
  }

  payments(window: Window) {
    return this.get<EarningsPaymentList>('/api/earnings/payments/', { params: paramsOf(window) })
  }

  paymentLines(token: string, window: Window) {
    return this.get<EarningsLineList>(`/api/earnings/payments/${this.segment(token)}/lines/`, {
      params: paramsOf(window),
    })
  }
}

const paramsOf = ({ limit, offset }: Window) => ({ limit: `${limit}`, offset: `${offset}` })
