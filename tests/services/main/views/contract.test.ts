import { beforeAll, beforeEach, test } from 'vitest'
import type { KeptView } from '#services/main/views/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/main-views.ts'
import { type MainService, type Person, serveMain } from '../main-service.ts'

let main: MainService
let [ann, ben, customer] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  main = await serveMain(async () => database)
})
beforeEach(async () => {
  await main.database.query('delete from main.saved_view')
  ann = await main.signIn({ isStaff: true })
  ben = await main.signIn({ isStaff: true })
  customer = await main.signIn()
})

const sees = watchRefusals(routes)

const GONE = 'the view is gone, or somebody else’s'
const call = (method: string, path: string, body?: object, as = ann) =>
  main.call(method, `/api/v2/views/${path}`, { as: as.access, ...(body && { body }) })
const create = (name: string, as = ann, is_shared = false) =>
  call('POST', '', { resource: 'artist', name, is_shared }, as)
const idOf = ({ body }: Awaited<ReturnType<typeof create>>) => (body as KeptView).id
const change = (id: number, body: object, as = ann) => call('PUT', `${id}/`, { version: 1, ...body }, as)

const fill = (owner: Person) =>
  main.database.query(
    `insert into main.saved_view (resource, owner, name, name_key, search, filters, is_shared)
     select 'artist', $1, n::text, n::text, '', '{}', true from generate_series(1, 199) as n`,
    [owner.uuid],
  )

test('views are staff’s', async () => {
  const id = idOf(await create('Portal'))
  const why = 'they are not staff'
  sees(routes.views, why, await call('GET', '?resource=artist', undefined, customer))
  sees(routes.createView, why, await create('Mine', customer))
  sees(routes.changeView, why, await change(id, {}, customer))
  sees(routes.deleteView, why, await call('DELETE', `${id}/`, undefined, customer))
})

test('a view has a name of its own', async () => {
  const [one] = [idOf(await create('One')), await create('Two')]
  sees(routes.createView, 'the name is empty', await create(''))
  sees(routes.createView, 'the name is taken', await create('one'))
  sees(routes.changeView, 'the name is empty', await change(one, { name: ' ' }))
  sees(routes.changeView, 'the name is taken', await change(one, { name: 'TWO' }))
})

test('there is room for two hundred', async () => {
  await create('first', ann, true)
  const own = idOf(await create('own', ben))
  await fill(ann)
  sees(routes.createView, 'they have too many', await create('one more'))
  sees(routes.createView, 'too many are shared', await create('shared', ben, true))
  sees(routes.changeView, 'too many are shared', await change(own, { is_shared: true }, ben))
})

test('somebody else’s view is changed where it is shared, and is as they left it', async () => {
  const [own, shared] = [idOf(await create('Own')), idOf(await create('Shared', ann, true))]
  sees(routes.changeView, GONE, await change(own, { search: 'vale' }, ben))
  sees(routes.deleteView, GONE, await call('DELETE', `${own}/`, undefined, ben))
  sees(routes.changeView, 'somebody else shares it', await change(shared, { is_shared: false }, ben))
  await change(shared, { search: 'vale' }, ben)
  sees(routes.changeView, 'somebody else was faster', await change(shared, { search: 'lake' }))
})
