import type { AdjustmentList, AdjustmentView } from '#services/main/payouts/adjustments/contract.ts'
import type { Link, OwnMatterView } from '#services/main/payouts/contract.ts'
import type { DueLineList, DueList, DueView } from '#services/main/payouts/due/contract.ts'
import type { HoldBody, HoldList, HoldView } from '#services/main/payouts/holds/contract.ts'
import type {
  PayoutLineList,
  PayoutList,
  PayoutTransitionView,
  PayoutView,
} from '#services/main/payouts/payout/contract.ts'
import type {
  BankFileResult,
  HeldList,
  RunBody,
  RunList,
  RunPreview,
  RunView,
} from '#services/main/payouts/runs/contract.ts'
import type { TaxArtistList, TaxYearList, TaxYearView } from '#services/main/payouts/tax/contract.ts'
import type { UsageList, UsageMonths } from '#services/main/payouts/usage/contract.ts'
import { RestSource } from './rest.ts'

/** What a list is asked for; what is null or left out is any. */
type Asked = Readonly<Record<string, string | number | null | undefined>>

const paramsOf = (asked: Asked): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value != null) params.set(name, `${value}`)
  return params
}

/** In milliseconds: a preview looks at everybody who has money. A page waits a little longer. */
const PREVIEW_TIMEOUT = 15_000

/** Artists' money (services/main/payouts). */
export class MoneySource extends RestSource {
  protected readonly service = 'main'

  due(asked: Asked) {
    return this.get<DueList>('/api/payment-due/', { params: paramsOf(asked) })
  }

  dueOf(artist: string) {
    return this.get<DueView & OwnMatterView>(`/api/payment-due/${this.segment(artist)}/`)
  }

  dueLines(artist: string, asked: Asked) {
    return this.get<DueLineList>(`/api/payment-due/${this.segment(artist)}/lines/`, {
      params: paramsOf(asked),
    })
  }

  payouts(asked: Asked) {
    return this.get<PayoutList>('/api/artist-payment/', { params: paramsOf(asked) })
  }

  payout(token: string) {
    return this.get<PayoutView & OwnMatterView>(`/api/artist-payment/${this.segment(token)}/`)
  }

  payoutLines(token: string, asked: Asked) {
    const path = `/api/artist-payment/${this.segment(token)}/lines/`
    return this.get<PayoutLineList>(path, { params: paramsOf(asked) })
  }

  runs(asked: Asked) {
    return this.get<RunList>('/api/payout-run/', { params: paramsOf(asked) })
  }

  run(id: string) {
    return this.get<RunView & OwnMatterView>(`/api/payout-run/${this.segment(id)}/`)
  }

  held(id: string, asked: Asked) {
    return this.get<HeldList>(`/api/payout-run/${this.segment(id)}/held/`, { params: paramsOf(asked) })
  }

  preview(asked: Asked) {
    return this.get<RunPreview>('/api/payout-run/preview/', {
      params: paramsOf(asked),
      timeout: PREVIEW_TIMEOUT,
    })
  }

  adjustments(asked: Asked) {
    return this.get<AdjustmentList>('/api/adjustment/', { params: paramsOf(asked) })
  }

  holds(asked: Asked) {
    return this.get<HoldList>('/api/payout-hold/', { params: paramsOf(asked) })
  }

  changePayout(token: string, body: object, key: string) {
    return this.#write<PayoutTransitionView>(`artist-payment/${this.segment(token)}/transitions`, body, key)
  }

  startRun(body: RunBody, key: string) {
    return this.#write<RunView>('payout-run', body, key)
  }

  changeRun(id: string, transition: string, key: string) {
    return this.#write<RunView>(`payout-run/${this.segment(id)}/transitions`, { transition }, key)
  }

  recordBankAnswer(file: string, key: string) {
    return this.#write<BankFileResult>('payout-run/bank-file', { file }, key)
  }

  adjust(body: object, key: string) {
    return this.#write<AdjustmentView>('adjustment', body, key)
  }

  decide(id: string, decision: string, key: string) {
    return this.#write<AdjustmentView>(`adjustment/${this.segment(id)}/decision`, { decision }, key)
  }

  hold(body: HoldBody, key: string) {
    return this.#write<HoldView>('payout-hold', body, key)
  }

  lift(id: string, key: string) {
    return this.#write<HoldView>(`payout-hold/${this.segment(id)}/lift`, {}, key)
  }

  /** Asks for a link to a file; nothing is written but that. */
  openFile(path: readonly string[], body: object) {
    const parts = path.map((part) => this.segment(part))
    return this.post<Link>(`/api/${parts.join('/')}/file/`, { body })
  }

  #write<Answer>(path: string, body: object, key: string) {
    return this.post<Answer>(`/api/${path}/`, { body, headers: { 'idempotency-key': key } })
  }

  usage(asked: Asked) {
    return this.get<UsageList>('/api/art-usage/', { params: paramsOf(asked) })
  }

  usageMonths(asked: Asked) {
    return this.get<UsageMonths>('/api/art-usage/months/', { params: paramsOf(asked) })
  }

  taxYears() {
    return this.get<TaxYearList>('/api/tax-reporting/')
  }

  taxYear(year: number) {
    return this.get<TaxYearView>(`/api/tax-reporting/${year}/`)
  }

  changeTaxYear(year: number, change: string, body: object, key: string) {
    return this.#write<TaxYearView>(`tax-reporting/${year}/${change}`, body, key)
  }

  taxArtists(year: number, asked: Asked) {
    return this.get<TaxArtistList>(`/api/tax-reporting/${year}/artists/`, { params: paramsOf(asked) })
  }
}
