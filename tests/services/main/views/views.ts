import { randomUUID } from 'node:crypto'
import type { KeptView, SavedViewList } from '#services/main/views/contract.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { MainService, Person } from '../main-service.ts'

/** What a list may show. */
export const content = {
  search: 'vale',
  ordering: '-created',
  filters: { active: 'true', gaa_artist: 'false' },
  columns: ['name', 'created'],
}

/** What a person asks of the views; `as` is Ann where nobody else is named. */
export const openViews = async (main: MainService) => {
  await main.database.query('delete from main.saved_view')
  const ann = await main.signIn({ isStaff: true })
  const ben = await main.signIn({ isStaff: true })
  const customer = await main.signIn()

  const create = (body: object = {}, { as = ann, key = randomUUID() as string } = {}) =>
    main.call('POST', '/api/v2/views/', {
      body: { resource: 'artist', name: 'Portal', ...body },
      as: as.access,
      headers: { 'idempotency-key': key },
    }) as Promise<Reply & { body: KeptView }>
  const change = (id: number | string, body: object, { as = ann, key = randomUUID() as string } = {}) =>
    main.call('PUT', `/api/v2/views/${id}/`, {
      body,
      as: as.access,
      headers: { 'idempotency-key': key },
    }) as Promise<Reply & { body: KeptView }>
  const remove = (id: number | string, { as = ann, key = randomUUID() as string } = {}) =>
    main.call('DELETE', `/api/v2/views/${id}/`, { as: as.access, headers: { 'idempotency-key': key } })
  const list = async (as = ann, resource = 'artist') => {
    const { body } = await main.call('GET', `/api/v2/views/?resource=${resource}`, { as: as.access })
    return (body as SavedViewList).results
  }
  const namesOf = async (as = ann, resource = 'artist') => (await list(as, resource)).map(({ name }) => name)
  const defaultsOf = async (as: Person) =>
    (await list(as)).filter(({ is_default }) => is_default).map(({ name }) => name)
  const notes = (id: number) =>
    main.database.query('select type, data, actor, at from main.audit where subject = $1 order by position', [
      `view-${id}`,
    ])

  return { main, ann, ben, customer, create, change, remove, list, namesOf, defaultsOf, notes }
}

export type Views = Awaited<ReturnType<typeof openViews>>
