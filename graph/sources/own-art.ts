import type {
  OwnWorkList,
  OwnWorkView,
  WithdrawalBody,
  WorkFigures,
  WorkState,
} from '#services/content/own-art/contract.ts'
import type { ArtFigures, OpenCarts } from '#services/main/art-figures/contract.ts'
import { RestSource } from './rest.ts'

interface WorksRequest {
  state: WorkState | null
  search: string
  limit: number
  offset: number
}

/** The works of the artist who asks (services/content/own-art). */
export class OwnArtSource extends RestSource {
  protected readonly service = 'content'

  list({ state, search, limit, offset }: WorksRequest) {
    const params = {
      limit: `${limit}`,
      offset: `${offset}`,
      ...(state && { state }),
      ...(search && { search }),
    }
    return this.get<OwnWorkList>('/api/own-art/', { params })
  }

  one(id: string) {
    return this.get<OwnWorkView>(`/api/own-art/${this.segment(id)}/`)
  }

  async figures(ids: readonly string[]) {
    const params = { ids: ids.join(',') }
    return (await this.get<{ results: WorkFigures[] }>('/api/own-art/figures/', { params })).results
  }

  withdraw(id: string, body: WithdrawalBody, key: string) {
    return this.post<OwnWorkView>(`/api/own-art/${this.segment(id)}/withdrawal/`, {
      body,
      headers: { 'idempotency-key': key },
    })
  }

  async countView(id: string) {
    await this.post(`/content/images/${this.segment(id)}/view/`)
  }
}

/** What became of them in carts and orders (services/main/art-figures). */
export class ArtFiguresSource extends RestSource {
  protected readonly service = 'main'

  async figures(ids: readonly string[]) {
    const params = { ids: ids.join(',') }
    return (await this.get<{ results: ArtFigures[] }>('/api/art-figures/', { params })).results
  }

  carts(id: string) {
    return this.get<OpenCarts>(`/api/art-figures/${this.segment(id)}/carts/`)
  }
}
