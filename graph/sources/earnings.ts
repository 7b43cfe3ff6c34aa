import type {
  EarningsLineList,
  EarningsPaymentLines,
  EarningsPaymentList,
  EarningsView,
} from '#services/main/earnings/contract.ts'
import type { SaleList, SaleView } from '#services/main/earnings/sales/contract.ts'
import type { OwnTaxYear } from '#services/main/earnings/tax-years/contract.ts'
import type { StatementList, StatementView } from '#services/main/statements/contract.ts'
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

  payments({ of, year, ...window }: Window & { of?: string | null; year?: number | null }) {
    const narrowed = { ...(of && { of }), ...(year && { year: `${year}` }) }
    return this.get<EarningsPaymentList>('/api/earnings/payments/', {
      params: { ...narrowed, ...paramsOf(window) },
    })
  }

  paymentLines(token: string, window: Window) {
    return this.get<EarningsPaymentLines>(`/api/earnings/payments/${this.segment(token)}/lines/`, {
      params: paramsOf(window),
    })
  }

  sales({ month, work, ...window }: Window & { month?: string | null; work?: string | null }) {
    const narrowed = { ...(month && { month }), ...(work && { work }) }
    return this.get<SaleList>('/api/earnings/sales/', { params: { ...narrowed, ...paramsOf(window) } })
  }

  sale(id: string) {
    return this.get<SaleView>(`/api/earnings/sales/${this.segment(id)}/`)
  }

  taxYears() {
    return this.get<OwnTaxYear[]>('/api/earnings/tax-years/')
  }

  statements(window: Window) {
    return this.get<StatementList>('/api/earnings/statements/', { params: paramsOf(window) })
  }

  statement(number: string, window: Window) {
    return this.get<StatementView>(`/api/earnings/statements/${this.segment(number)}/`, {
      params: paramsOf(window),
    })
  }

  asOf(day: string, window: Window) {
    return this.get<StatementView>(`/api/earnings/as-of/${this.segment(day)}/`, { params: paramsOf(window) })
  }
}

const paramsOf = ({ limit, offset }: Window) => ({ limit: `${limit}`, offset: `${offset}` })
