import DataLoader from 'dataloader'
import type { ArtistPageList, ArtistPageView } from '#services/content/artist-pages/contract.ts'
import type {
  ApplicationView,
  DraftBody,
  SampleView,
  VersionBody,
} from '#services/content/artist-profiles/applying/contract.ts'
import type {
  ArtistProfileList,
  ArtistProfileView,
  DecisionBody,
} from '#services/content/artist-profiles/contract.ts'
import type {
  EmailBody,
  EmailPreview,
  SendBody,
  SentEmail,
} from '#services/content/artist-profiles/email/contract.ts'
import type {
  OwnProfileBody,
  OwnProfileView,
  SentPhoto,
} from '#services/content/artist-profiles/own/contract.ts'
import type { ArtistList } from '#services/content/artists/contract.ts'
import type { RecentFruitlessSearchesView, WaitingView } from '#services/content/desk/contract.ts'
import type { ContentItem, ContentItemList, EditBody } from '#services/content/images/contract.ts'
import type { MentionList } from '#services/content/notes/contract.ts'
import type { RelatedBy, RelatedImages, RelatedKeywords } from '#services/content/related/contract.ts'
import type { Api, Group, SearchResponse, Sort, SourceFilter } from '#services/content/search/contract.ts'
import { sourceUnreached } from '../errors.ts'
import { RestSource } from './rest.ts'

/** Stands for an image whose source cannot be asked now, and only the source knows whether it exists. */
const UNREACHED = 'unreached'

/** The most ids that the service takes in one call. */
const MAX_IDS = 100

/** The most options of a filter that are fetched (spec.md section 9). */
const MOST_OPTIONS = 1_000

/** In milliseconds: signing in waits for this answer and does not depend on it. */
const PROFILE_TIMEOUT = 2_000

/** In milliseconds: a photo waits for its turn to be opened. */
const PHOTO_TIMEOUT = 30_000

/** Only a service with another agency's source sends `unreached`. */
type ImageList = Pick<ContentItemList, 'results'> & Partial<Pick<ContentItemList, 'unreached'>>

interface SearchPageRequest {
  /** Lists of chosen values by section; the service says which sections there are. */
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

  readonly #images = new DataLoader<string, ContentItem | typeof UNREACHED | null>(
    (ids) => this.#imagesByIds(ids),
    {
      maxBatchSize: MAX_IDS,
    },
  )

  readonly #artistPages = new DataLoader<string, number | null>((names) => this.#pagesByNames(names), {
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

  /** Finds active artists whose names have all these words, by name; the first 1,000. */
  artists(search: string) {
    return this.get<ArtistList>('/api/artist/', {
      params: { active: 'true', limit: `${MOST_OPTIONS}`, ...(search && { search }) },
    })
  }

  artistPage(id: string) {
    return this.get<ArtistPageView>(`/content/artists/${this.segment(id)}/`)
  }

  /** Answers the id of the page of whoever images credit by a name; null where there is none. */
  artistPageOf(name: string) {
    return this.#artistPages.load(name)
  }

  /**
   * Reads the artist profile of an account; null when it is no artist's. Asks in the caller's name, or in
   * that of whoever holds `access`.
   */
  async artistProfile(userUuid: string, access?: string) {
    const { results } = await this.get<ArtistProfileList>('/api/artist-profile/', {
      params: { user_uuid: userUuid },
      timeout: PROFILE_TIMEOUT,
      ...(access !== undefined && { headers: { authorization: `JWT ${access}` } }),
    })
    return results[0] ?? null
  }

  previewArtistEmail(body: EmailBody) {
    return this.post<EmailPreview>('/api/artist-profile/email/preview/', { body })
  }

  sendArtistEmail(body: SendBody, key: string) {
    return this.post<SentEmail>('/api/artist-profile/email/', { body, headers: { 'idempotency-key': key } })
  }

  ownApplication() {
    return this.get<ApplicationView>('/api/artist-application/')
  }

  saveApplication(body: DraftBody) {
    return this.put<ApplicationView>('/api/artist-application/', { body })
  }

  giveDetails(body: DraftBody) {
    return this.post<ApplicationView>('/api/artist-application/info/', { body })
  }

  submitApplication(body: VersionBody, key: string) {
    return this.post<ApplicationView>('/api/artist-application/submit/', {
      body,
      headers: { 'idempotency-key': key },
    })
  }

  applyAgain() {
    return this.post<ApplicationView>('/api/artist-application/reapply/')
  }

  ownProfile() {
    return this.get<OwnProfileView>('/api/own-artist-profile/')
  }

  saveOwnProfile(body: OwnProfileBody) {
    return this.put<OwnProfileView>('/api/own-artist-profile/', { body })
  }

  /** The service sees what it is by its first bytes; the type only says that it is a picture. */
  sendPhoto(bytes: Uint8Array<ArrayBuffer>) {
    return this.post<SentPhoto>('/api/own-artist-profile/photo/', {
      body: bytes,
      headers: { 'content-type': 'image/jpeg' },
      timeout: PHOTO_TIMEOUT,
    })
  }

  async applicationSample(profile: string) {
    const { results } = await this.get<SampleView>(`/api/artist-profile/${this.segment(profile)}/sample/`)
    return results
  }

  decideApplication(id: string, body: DecisionBody, key: string) {
    return this.post<ArtistProfileView>(`/api/artist-profile/${this.segment(id)}/decision/`, {
      body,
      headers: { 'idempotency-key': key },
    })
  }

  /**
   * Answers null when there is no such image; throws UPSTREAM_UNAVAILABLE when its source cannot be asked.
   */
  async image(id: string) {
    const image = await this.#images.load(id)
    if (image === UNREACHED) throw sourceUnreached()
    return image
  }

  /**
   * Answers images in the order of `ids`, without missing ones and those that cannot be asked for: a list
   * shows those it has.
   */
  async images(ids: readonly string[]) {
    const images = await Promise.all(ids.map((id) => this.#images.load(id)))
    return images.filter((image) => image !== null && image !== UNREACHED)
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

  /** How much of one kind waits for staff. */
  mentions() {
    return this.get<MentionList>('/api/notes/mentions/')
  }

  async readMention(note: string) {
    await this.post(`/api/notes/${this.segment(note)}/read/`)
  }

  waiting(kind: 'applications' | 'batches' | 'duplicates' | 'mentions' | 'uploads' | 'words') {
    return this.get<WaitingView>(`/content/desk/waiting/${kind}/`)
  }

  recentFruitlessSearches() {
    return this.get<RecentFruitlessSearchesView>('/content/desk/fruitless-searches/')
  }

  edit(id: string, body: EditBody) {
    return this.patch<ContentItem>(`/content/edit/${this.segment(id)}/`, { body })
  }

  async #pagesByNames(names: readonly string[]) {
    const params = new URLSearchParams(names.map((name) => ['name', name]))
    const { results } = await this.get<ArtistPageList>('/content/artists/', { params })
    const byName = new Map(results.map(({ id, name }) => [name, id]))
    return names.map((name) => byName.get(name) ?? null)
  }

  async #imagesByIds(ids: readonly string[]) {
    const { results, unreached = [] } = await this.get<ImageList>('/content/images/', {
      params: { ids: ids.join(',') },
    })
    const byId = new Map(results.map((image) => [image.id, image]))
    return ids.map((id) => byId.get(id) ?? (unreached.includes(id) ? UNREACHED : null))
  }
}
