import DataLoader from 'dataloader'
import type { ArtistList } from '#services/content/artists/contract.ts'
import type { ContentItem, EditBody } from '#services/content/images/contract.ts'
import type { RelatedBy, RelatedImages, RelatedKeywords } from '#services/content/related/contract.ts'
import type { Api, Group, SearchResponse, Sort, SourceFilter } from '#services/content/search/contract.ts'
import { RestSource } from './rest.ts'

/** Most ids that the service takes in one call. */
const MAX_IDS = 100

/** Options of a filter that are fetched (spec.md section 9). */
const MOST_OPTIONS = 1_000

interface SearchPageRequest {
  /** Lists of chosen values by section; the service says which there are. */
  filters: object
  api?: Api
  source?: SourceFilter
  group?: Group
  debug?: true
  sort: Sort
  limit: number
  offset: number
}

/** The content service (spec.md section 7). */
export class ContentSource extends RestSource {
  protected readonly service = 'content'

  readonly #images = new DataLoader<string, ContentItem | null>((ids) => this.#imagesByIds(ids), {
    maxBatchSize: MAX_IDS,
  })

  search(query: string, { filters, limit, offset, sort, debug, ...narrowed }: SearchPageRequest) {
    return this.get<SearchResponse>('/content/search/v3/', {
      params: {
        query,
        limit: `${limit}`,
        offset: `${offset}`,
        filters: Object.keys(filters).length > 0 ? JSON.stringify(filters) : undefined,
        ...narrowed,
        debug: debug && 'true',
        // Newest is the default and is not sent (spec.md section 9).
        sort: sort === 'newest' ? undefined : sort,
      },
    })
  }

  /** Active artists by name, whose names hold all these words; the first 1,000 of them. */
  artists(search: string) {
    return this.get<ArtistList>('/api/artist/', {
      params: { active: 'true', limit: `${MOST_OPTIONS}`, ...(search && { search }) },
    })
  }

  /** Null when there is no such image. */
  image(id: string) {
    return this.#images.load(id)
  }

  /** In the order of `ids`; null for what is not there. */
  images(ids: readonly string[]) {
    return Promise.all(ids.map((id) => this.#images.load(id)))
  }

  /** What is related to an image. */
  async related(id: string, { by, limit }: { by: RelatedBy; limit: number }) {
    const { images } = await this.get<RelatedImages>(`/content/images/${this.segment(id)}/related/`, {
      params: { by, limit: `${limit}` },
    })
    return images
  }

  /** What the results of a search have in common. */
  async relatedKeywords(query: string) {
    const { results } = await this.get<RelatedKeywords>('/content/search/related-keywords/', {
      params: { query },
    })
    return results
  }

  edit(id: string, body: EditBody) {
    return this.patch<ContentItem>(`/content/edit/${this.segment(id)}/`, { body })
  }

  async #imagesByIds(ids: readonly string[]) {
    const { results } = await this.get<{ results: ContentItem[] }>('/content/images/', {
      params: { ids: ids.join(',') },
    })
    const byId = new Map(results.map((image) => [image.id, image]))
    return ids.map((id) => byId.get(id) ?? null)
  }
}
