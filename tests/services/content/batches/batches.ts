import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { vi } from 'vitest'
import type {
  BatchItemList,
  BatchList,
  BatchView,
  EditAction,
  Outcome,
  PlanBody,
} from '#services/content/batches/contract.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type ArtistsService, serveArtists } from '../records/artists.ts'

/** The content service with two of its staff, who act on many artists. */
export interface BatchesService extends ArtistsService {
  /** Makes so many artists of one royalty code, and answers their ids. */
  makeMany(count: number, told?: object): Promise<number[]>
  ask(method: string, path: string, body?: unknown, as?: string): Promise<Reply>
  plan(body: Omit<PlanBody, 'resource'>, as?: string): Promise<BatchView>
  confirm(id: number, as?: string): Promise<BatchView>
  undo(id: number, as?: string): Promise<BatchView>
  batch(id: number): Promise<BatchView>
  /** Waits until it has come to rest. */
  rest(id: number): Promise<BatchView>
  /** Plans, confirms and waits. */
  run(ids: readonly number[], action: EditAction, as?: string): Promise<BatchView>
  items(id: number, query?: Record<string, string>): Promise<BatchItemList>
  listBatches(query?: Record<string, string>): Promise<BatchList>
  outcomes(id: number): Promise<Outcome[]>
  auth: StandInAuth
}

export interface StandInAuth {
  url: string
  /** Says of everybody whether they are staff; null while it does not answer. */
  isStaff: boolean | null
  /** The access token that whoever signs in gets. */
  access: string
  /** What was sent to sign in. */
  signedIn: unknown[]
}

/** Stands in for the auth service, which alone knows who is staff now. */
export async function openAuth(): Promise<StandInAuth> {
  const auth: StandInAuth = { url: '', isStaff: true, access: '', signedIn: [] }
  const server = createServer(async (request, response) => {
    const isRights = request.url?.endsWith('/rights/')
    if (isRights && auth.isStaff === null) return response.destroy()
    response.setHeader('content-type', 'application/json')
    if (request.url !== '/auth/jwt/create/')
      return response.end(JSON.stringify(isRights ? { is_staff: auth.isStaff } : {}))
    auth.signedIn.push(await json(request))
    return response.end(JSON.stringify({ access: auth.access, refresh: 'refresh' }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterFile(() => server.close())
  auth.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return auth
}

export async function serveBatches(
  openStore: OpenStore,
  more: Parameters<typeof serveArtists>[2] = {},
): Promise<BatchesService> {
  const auth = await openAuth()
  const artists = await serveArtists(openStore, { AUTH_URL: auth.url }, more)
  const { content, ana } = artists
  const ask: BatchesService['ask'] = (method, path, body, as = ana) =>
    content.call(method, `/api/batches/${path}`, {
      as,
      ...(body !== undefined && { body }),
      headers: { 'idempotency-key': randomUUID() },
    })
  const get = async <T>(path: string) => (await ask('GET', path)).body as T
  const post = async (path: string, body?: unknown, as?: string) =>
    (await ask('POST', path, body, as)).body as BatchView
  const plan: BatchesService['plan'] = (body, as) => post('', { resource: 'artist', ...body }, as)
  const confirm: BatchesService['confirm'] = (id, as) => post(`${id}/confirm/`, undefined, as)
  const rest: BatchesService['rest'] = (id) =>
    vi.waitFor(
      async () => {
        const batch = await get<BatchView>(`${id}/`)
        // A store that is busy answers 503, without a batch.
        if (!batch.ended_at) throw new Error(`${id} is ${batch.state}`)
        return batch
      },
      { timeout: 20_000, interval: 20 },
    )
  const items: BatchesService['items'] = (id, query = {}) =>
    get(`${id}/items/?${new URLSearchParams({ limit: '100', ...query })}`)
  return {
    ...artists,
    auth,
    ask,
    plan,
    confirm,
    rest,
    items,
    undo: (id, as) => post(`${id}/undo/`, undefined, as),
    batch: (id) => get(`${id}/`),
    listBatches: (query = {}) => get(`?${new URLSearchParams(query)}`),
    outcomes: async (id) => (await items(id)).results.map(({ outcome }) => outcome),
    makeMany: async (count, told = {}) => {
      const rows = await content.database.query<{ id: number }>(
        `insert into content.artists (folded, name, royalty_code, created_at)
         select name, name, $2, $3 from (select $1 || n as name from generate_series(1, $4::int) n) made
         returning id`,
        [`artist ${randomUUID()} `, 'R1', content.clock(), count],
      )
      const ids = rows.map(({ id }) => id)
      for (const [name, value] of Object.entries(told))
        await content.database.query(
          `update content.artists set ${name} = $2 where id in (select json_array_elements_text($1::json)::int)`,
          [JSON.stringify(ids), value],
        )
      return ids
    },
    run: async (ids, action, as) => {
      const { id } = await plan({ ids: [...ids], action }, as)
      await confirm(id, as)
      return rest(id)
    },
  }
}
