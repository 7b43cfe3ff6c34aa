import type { CollectionList, CollectionView } from '#services/content/collections/contract.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

/** The content service with a few images, one of them unpublished, and collections that staff have made. */
export interface CollectionsService {
  content: ContentService
  staff: string
  visitor: string
  /** Sends as staff unless `as` names somebody else. */
  send(method: string, path: string, body?: unknown, as?: string): Promise<Reply>
  /** Answers the new collection's id. */
  make(name: string, contents?: string[], description?: string): Promise<number>
  read(id: number, as?: string): Promise<CollectionView>
  list(query: Record<string, string | number>, as?: string): Promise<CollectionList>
}

export async function serveCollections(
  openStore: OpenStore,
  env: Record<string, string> = {},
): Promise<CollectionsService> {
  const content = await serveContent(openStore, env)
  const staff = await content.signIn({ is_staff: true })
  const visitor = await content.signIn()
  await content.hold(
    ...['fern', 'moss', 'reed', 'tide', 'dune'].map((id) => createRecord({ id })),
    createRecord({ id: 'secret', published: false }),
  )
  const get = async (path: string, as?: string) =>
    (await content.call('GET', `/api/collections/${path}`, as ? { as } : {})).body
  const send: CollectionsService['send'] = (method, path, body, as = staff) =>
    content.call(method, `/api/collections/${path}`, { ...(body !== undefined && { body }), as })
  return {
    content,
    staff,
    visitor,
    send,
    async make(name, contents = [], description = '') {
      const { id } = (await send('POST', '', { name, description })).body as CollectionView
      if (contents.length > 0) await send('PUT', `${id}/`, { name, contents })
      return id
    },
    read: async (id, as) => (await get(`${id}/`, as)) as CollectionView,
    list: async (query, as) => (await get(`?${new URLSearchParams(query as never)}`, as)) as CollectionList,
  }
}
