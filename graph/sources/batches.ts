import type { BatchItemList, BatchList, BatchView, PlanBody } from '#services/content/batches/contract.ts'
import type { ImportBody, ImportLink, ImportView } from '#services/content/record-imports/contract.ts'
import { RestSource } from './rest.ts'

export interface ItemsRequest {
  outcome: string | null
  new: boolean | null
  reason: string | null
  after: number | null
  limit: number
}

/** In milliseconds: what becomes of 10,000 records is decided one by one. A page waits a little longer. */
const PLANNING_TIMEOUT = 15_000

/** What staff do to many records at once. */
export class BatchesSource extends RestSource {
  protected readonly service = 'content'

  plan(body: PlanBody, key: string) {
    return this.post<BatchView>('/api/batches/', {
      body,
      headers: { 'idempotency-key': key },
      timeout: PLANNING_TIMEOUT,
    })
  }

  command(id: string, command: 'confirm' | 'stop' | 'undo', key: string) {
    return this.post<BatchView>(`${this.#path(id)}${command}/`, {
      headers: { 'idempotency-key': key },
      ...(command === 'undo' && { timeout: PLANNING_TIMEOUT }),
    })
  }

  one(id: string) {
    return this.get<BatchView>(this.#path(id))
  }

  list(before: string | null, limit: number) {
    const params = { limit: `${limit}`, ...(before !== null && { before }) }
    return this.get<BatchList>('/api/batches/', { params })
  }

  items(id: string, asked: ItemsRequest) {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries(asked)) if (value !== null) params.set(name, `${value}`)
    return this.get<BatchItemList>(`${this.#path(id)}items/`, { params })
  }

  openImport(body: ImportBody) {
    return this.post<ImportLink>('/api/imports/', { body })
  }

  import(id: string) {
    return this.get<ImportView>(`/api/imports/${this.segment(id)}/`)
  }

  readonly #path = (id: string) => `/api/batches/${this.segment(id)}/`
}
