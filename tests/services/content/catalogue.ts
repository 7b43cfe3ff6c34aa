import type { ContentItem } from '#services/content/images/contract.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import type { ImageRecord } from '#services/content/record/image-record.ts'
import type { SearchResponse } from '#services/content/search/contract.ts'
import { type ContentDeps, createContentService } from '#services/content/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, type Reply, serve } from '#tests/support/services/http.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'

/** The content service over HTTP on an empty store. */
export interface ContentService {
  origin: string
  call: Call
  database: Database
  clock: ReturnType<typeof createClock>
  dataDir: string
  /** Writes images as the seed and the importer do. */
  hold(...records: ImageRecord[]): ReturnType<typeof writeImages>
  search(params: Record<string, string | number>, as?: string): Promise<Reply & { body: SearchResponse }>
  /** Answers the ids that a query finds, in order. */
  ids(query: string, params?: Record<string, string | number>): Promise<string[]>
  image(id: string): Promise<ContentItem>
  /** Reads its picture at 320 pixels, as a browser that takes WebP does. */
  picture(image: ContentItem): Promise<{ status: number; type: string | null; bytes: number }>
  /** Answers an access token. */
  signIn(claims?: { is_staff?: boolean; user_id?: string; email?: string }): Promise<string>
}

/** Serves content; `env` may name a stock source, and without one there is none. */
export async function serveContent(
  openStore: OpenStore,
  env: Record<string, string> = {},
  more: Pick<ContentDeps, 'limits'> = {},
): Promise<ContentService> {
  const settings = createSettings(env)
  const clock = createClock()
  const database = await openStore()
  const service = await createContentService({ database, settings, clock, ...more })
  const call = await serve(service)
  const search: ContentService['search'] = async (params, as) => {
    const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
    const reply = await call('GET', `/content/search/v3/?${query}`, as === undefined ? {} : { as })
    return { ...reply, body: reply.body as SearchResponse }
  }
  return {
    origin: service.listeningOrigin,
    call,
    database,
    clock,
    dataDir: settings.dataDir,
    hold: (...records) => database.transaction((tx) => writeImages(tx, records, clock())),
    search,
    ids: async (query, params = {}) =>
      (await search({ query, limit: 100, ...params })).body.images.map(({ id }) => id),
    image: async (id) => (await call('GET', `/content/images/${id}/`)).body as ContentItem,
    picture: async ({ thumb }) => {
      const reply = await fetch(`${service.listeningOrigin}${thumb}`, {
        headers: { ...SERVICE_KEY, accept: 'image/webp' },
      })
      const type = reply.headers.get('content-type')
      return { status: reply.status, type, bytes: (await reply.arrayBuffer()).byteLength }
    },
    signIn: (claims = {}) => signAccess(claims, { secret: settings.jwtSecret, at: clock() }),
  }
}

/** Makes a published image; all but `told` is plain. */
export const createRecord = (told: Partial<ImageRecord> & { id: string }): ImageRecord => ({
  localId: '',
  title: '',
  caption: '',
  artist: '',
  keywords: [],
  price: 2,
  published: true,
  publisher: 'GAA',
  type: 'fine art',
  people: 'without',
  orientation: 'horizontal',
  styles: ['full frame'],
  colors: ['neutral'],
  megapixels: 12,
  maxWidth: 36,
  maxHeight: 24,
  substrates: ['print', 'canvas'],
  substrateSizes: {},
  artwork: { kind: 'plate' },
  pixelWidth: 1600,
  pixelHeight: 1067,
  placeholder: '',
  popularity: 0,
  royaltyCode: '',
  createdAt: new Date('2020-01-01'),
  ...told,
})
