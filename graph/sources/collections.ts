import type {
  CollectionBody,
  CollectionList,
  CollectionView,
  ReplaceBody,
} from '#services/content/collections/contract.ts'
import { RestSource } from './rest.ts'

/** How many images of each collection a list shows. */
const COVER = 4

/** The most collections that the service lists in one call. */
const MOST_LISTED = 1_000

/** Collections of the content service (spec.md section 7). */
export class CollectionsSource extends RestSource {
  protected readonly service = 'content'

  /** Lists collections by name, each with its first images only. */
  list({ limit, offset, search }: { limit: number; offset: number; search: string }) {
    return this.#list({
      limit: `${limit}`,
      offset: `${offset}`,
      ...(search && { search }),
      contents: `${COVER}`,
    })
  }

  /** Lists all collections with an image, by name. */
  holding(image: string) {
    return this.#list({ image, limit: `${MOST_LISTED}`, contents: `${COVER}` })
  }

  one(id: string) {
    return this.get<CollectionView>(this.#path(id))
  }

  create(body: CollectionBody, key: string) {
    return this.post<CollectionView>('/api/collections/', { body, headers: { 'idempotency-key': key } })
  }

  replace(id: string, body: ReplaceBody, key: string) {
    return this.put<CollectionView>(this.#path(id), { body, headers: { 'idempotency-key': key } })
  }

  add(id: string, images: readonly string[]) {
    return this.patch<CollectionView>(`${this.#path(id)}prepend/`, { body: { prepend: images } })
  }

  remove(id: string, images: readonly string[]) {
    return this.patch<CollectionView>(`${this.#path(id)}remove/`, { body: { remove: images } })
  }

  async drop(id: string, key: string) {
    await this.delete(this.#path(id), { headers: { 'idempotency-key': key } })
  }

  #list(params: Record<string, string>) {
    return this.get<CollectionList>('/api/collections/', { params: { ordering: 'name', ...params } })
  }

  #path(id: string) {
    return `/api/collections/${this.segment(id)}/`
  }
}
