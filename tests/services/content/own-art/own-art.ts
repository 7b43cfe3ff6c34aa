import { randomUUID } from 'node:crypto'
import type { OwnWorkList, OwnWorkView, SavedWork } from '#services/content/own-art/contract.ts'
import type { ImageRecord } from '#services/content/record/image-record.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

/** An artist with an account. */
export interface Artist {
  name: string
  account: string
  access: string
}

/** The content service with two artists, one of its staff and a customer. */
export interface OwnArtService {
  content: ContentService
  vera: Artist
  olu: Artist
  staff: string
  customer: string
  call(method: string, path: string, as?: string, body?: object, key?: string): Promise<Reply>
  /** Holds a published image that is credited to Vera, or as `told` says, and answers its id. */
  hold(told?: Partial<ImageRecord>): Promise<string>
  /** An upload of somebody's that waits for staff; answers its id and its image. */
  upload(artist: Artist, told?: Partial<ImageRecord>): Promise<{ upload: number; image: string }>
  work(id: string, as?: string): Promise<OwnWorkView>
  works(query?: string, as?: string): Promise<OwnWorkList>
  /** Edits a work from its version now, or from another. */
  edit(id: string, texts: object, version?: number): Promise<Reply & { body: SavedWork }>
  withdraw(id: string, withdrawn: boolean, as?: string): Promise<Reply>
}

export async function serveOwnArt(openStore: OpenStore): Promise<OwnArtService> {
  const content = await serveContent(openStore)
  const artistOf = async (name: string): Promise<Artist> => {
    const account = randomUUID()
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.test`
    await content.hold(createRecord({ id: randomUUID(), artist: name, published: false, title: 'First' }))
    await content.database.query(
      `insert into content.artist_profiles
         (user_uuid, full_name, application_stage, email, approved, artist_id, created_at, updated_at)
       select $1, $2, 'approved', $3, true, id, $4, $4 from content.artists where name = $2`,
      [account, name, email, content.clock()],
    )
    return { name, account, access: await content.signIn({ user_id: account, email }) }
  }
  const vera = await artistOf('Vera Lindqvist')
  const olu = await artistOf('Olu Adeyemi')
  const staff = await content.signIn({
    is_staff: true,
    user_id: randomUUID(),
    email: 'staff@example.test',
  })
  const call: OwnArtService['call'] = (method, path, as = vera.access, body, key) =>
    content.call(method, path, {
      as,
      ...(body !== undefined && { body }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const hold: OwnArtService['hold'] = async (told = {}) => {
    const id = randomUUID()
    await content.hold(createRecord({ id, artist: vera.name, title: 'Harbor', ...told }))
    return id
  }
  const work: OwnArtService['work'] = async (id, as) =>
    (await call('GET', `/api/own-art/${id}/`, as)).body as OwnWorkView
  return {
    content,
    vera,
    olu,
    staff,
    customer: await content.signIn({ user_id: randomUUID() }),
    call,
    hold,
    async upload(artist, told = {}) {
      const image = await hold({ artist: artist.name, published: false, ...told })
      const [row] = await content.database.query<{ id: number }>(
        `insert into content.uploads (name, creator, creator_uuid, approved, image_id, original, facts, created_at, updated_at)
         values ('harbor.jpg', $1, $2, false, $3, 'original', '{"is_made_by_ai": false}', $4, $4) returning id`,
        [artist.name, artist.account, image, content.clock()],
      )
      return { upload: Number(row?.id), image }
    },
    work,
    works: async (query = '', as) => (await call('GET', `/api/own-art/${query}`, as)).body as OwnWorkList,
    async edit(id, texts, version) {
      const began = version ?? (await work(id)).version
      const reply = await call('PUT', `/api/own-art/${id}/`, vera.access, { version: began, ...texts })
      return { ...reply, body: reply.body as SavedWork }
    },
    withdraw: (id, withdrawn, as) => call('POST', `/api/own-art/${id}/withdrawal/`, as, { withdrawn }),
  }
}
