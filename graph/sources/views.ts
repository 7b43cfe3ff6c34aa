import type {
  KeptView,
  SavedViewBody,
  SavedViewChange,
  SavedViewList,
} from '#services/main/views/contract.ts'
import { RestSource } from './rest.ts'

/** Saved views of the main service (services/main/views/contract.ts). */
export class ViewsSource extends RestSource {
  protected readonly service = 'main'

  list(resource: string) {
    return this.get<SavedViewList>('/api/v2/views/', { params: { resource } })
  }

  create(body: SavedViewBody, key: string) {
    return this.post<KeptView>('/api/v2/views/', { body, headers: { 'idempotency-key': key } })
  }

  change(id: string, body: SavedViewChange, key: string) {
    return this.put<KeptView>(this.#path(id), { body, headers: { 'idempotency-key': key } })
  }

  async drop(id: string, key: string) {
    await this.delete(this.#path(id), { headers: { 'idempotency-key': key } })
  }

  #path(id: string) {
    return `/api/v2/views/${this.segment(id)}/`
  }
}
