import { randomUUID } from 'node:crypto'
import type { ArtistList, ArtistView } from '#services/content/artists/contract.ts'
import type { RecordHistory, SavedRecord } from '#services/shared/resources/contract.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type ContentService, serveContent } from '../catalogue.ts'

export const ANA = 'ana@aquatint.test'
export const BEN = 'ben@aquatint.test'
export const BEN_ID = '00000000-0000-4000-8000-0000000000be'

export type Saved = ArtistView & SavedRecord

/** The content service with two of its staff, who edit artists. */
export interface ArtistsService {
  content: ContentService
  ana: string
  ben: string
  visitor: string
  send(method: string, path: string, body?: unknown, as?: string): Promise<Reply>
  /** Makes an artist of a name that nobody has, and answers it. */
  make(told?: object): Promise<ArtistView>
  /** Writes one as an import does, without a word of it, and answers its id. */
  enrol(name: string): Promise<number>
  read(id: number, at?: string): Promise<ArtistView>
  save(id: number, body: object, as?: string): Promise<Saved>
  history(id: number, query?: string): Promise<RecordHistory>
  list(query: Record<string, string>, as?: string): Promise<ArtistList>
}

export async function serveArtists(
  openStore: OpenStore,
  env: Record<string, string> = {},
  more: Parameters<typeof serveContent>[2] = {},
): Promise<ArtistsService> {
  const content = await serveContent(openStore, env, more)
  const staff = { is_staff: true }
  const ana = await content.signIn({ ...staff, user_id: randomUUID(), email: ANA })
  const ben = await content.signIn({ ...staff, user_id: BEN_ID, email: BEN })
  const send: ArtistsService['send'] = (method, path, body, as = ana) =>
    content.call(method, `/api/artist/${path}`, { as, ...(body !== undefined && { body }) })
  const get = async <T>(path: string, as?: string) => (await send('GET', path, undefined, as)).body as T
  return {
    content,
    ana,
    ben,
    visitor: await content.signIn(),
    send,
    make: async (told = {}) =>
      (await send('POST', '', { name: `Artist ${randomUUID()}`, ...told })).body as ArtistView,
    async enrol(name) {
      const [row] = await content.database.query<{ id: number }>(
        `insert into content.artists (folded, name, created_at) values (lower($1), $1, $2) returning id`,
        [name, content.clock()],
      )
      return row?.id ?? 0
    },
    read: (id, at) => get(`${id}/${at === undefined ? '' : `?${new URLSearchParams({ at })}`}`),
    save: async (id, body, as) => (await send('PUT', `${id}/`, body, as)).body as Saved,
    history: (id, query = '') => get(`${id}/history/${query}`),
    list: (query, as) => get(`?${new URLSearchParams(query)}`, as),
  }
}
