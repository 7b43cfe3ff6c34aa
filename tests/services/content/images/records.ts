import { randomUUID } from 'node:crypto'
import type { ImageRecord } from '#services/content/record/image-record.ts'
import type {
  RecordHistory,
  RecordPage,
  ResourceRecord,
  SavedRecord,
  Values,
} from '#services/shared/resources/contract.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

export const ANA = 'ana@aquatint.test'
export const BEN = 'ben@aquatint.test'

/** The content service with two of its staff, who edit images. */
export interface ImageRecords {
  content: ContentService
  ana: string
  ben: string
  send(method: string, path: string, body?: unknown, as?: string): Promise<Reply>
  /** Writes one as an import does, under a new id, and answers that. */
  hold(told?: Partial<ImageRecord>): Promise<string>
  read(id: string): Promise<ResourceRecord & Values>
  /** Edits one as it is now. */
  save(id: string, body: object, as?: string): Promise<Reply & { body: SavedRecord }>
  history(id: string): Promise<RecordHistory>
  list(query: Record<string, string>): Promise<RecordPage>
}

export async function serveImageRecords(openStore: OpenStore): Promise<ImageRecords> {
  const content = await serveContent(openStore)
  const staff = { is_staff: true }
  const ana = await content.signIn({ ...staff, user_id: randomUUID(), email: ANA })
  const ben = await content.signIn({ ...staff, user_id: randomUUID(), email: BEN })
  const send: ImageRecords['send'] = (method, path, body, as = ana) =>
    content.call(method, `/api/image/${path}`, { as, ...(body !== undefined && { body }) })
  const read = async (id: string) => (await send('GET', `${id}/`)).body as ResourceRecord & Values
  return {
    content,
    ana,
    ben,
    send,
    async hold(told = {}) {
      const id = randomUUID()
      await content.hold(createRecord({ id, ...told }))
      return id
    },
    read,
    async save(id, body, as) {
      const { version } = await read(id)
      const reply = await send('PUT', `${id}/`, { version, ...body }, as)
      return { ...reply, body: reply.body as SavedRecord }
    },
    history: async (id) => (await send('GET', `${id}/history/`)).body as RecordHistory,
    list: async (query) => (await send('GET', `?${new URLSearchParams(query)}`)).body as RecordPage,
  }
}
