import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { KeptView, SavedViewList } from '#services/main/views/contract.ts'
import type { Reply } from '#tests/support/services/http.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, type Person, serveMain } from './main-service.ts'

const content = {
  search: 'vale',
  ordering: '-created',
  filters: { active: 'true', gaa_artist: 'false' },
  columns: ['name', 'created'],
}

onEachStore((openStore) => {
  let main: MainService
  let [ann, ben, customer] = [] as unknown as [Person, Person, Person]
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  beforeEach(async () => {
    await main.database.query('delete from main.saved_view')
    ann = await main.signIn({ isStaff: true })
    ben = await main.signIn({ isStaff: true })
    customer = await main.signIn()
  })

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

  describe('a view', () => {
    test('is kept with all that a list shows, and answered as it is kept', async () => {
      const { status, body } = await create({ name: '  Portal artists ', ...content })
      expect(status).toBe(201)
      expect(body).toEqual({
        id: expect.any(Number),
        resource: 'artist',
        name: 'Portal artists',
        ...content,
        is_shared: false,
        is_default: false,
        owner: ann.email,
        is_own: true,
        version: 1,
      })
      expect(await list()).toEqual([body])
    })

    test('holds nothing of what is left out', async () => {
      const { body } = await create()
      expect(body).toMatchObject({ search: '', ordering: null, filters: {}, columns: null })
    })

    test('is of one resource, and of one person until it is shared', async () => {
      await create({ name: 'own' })
      await create({ name: 'shared', is_shared: true })
      await create({ name: 'elsewhere', resource: 'artist-identity/a_b/bank-accounts', is_shared: true })
      expect(await namesOf(ann)).toEqual(['own', 'shared'])
      expect(await namesOf(ben)).toEqual(['shared'])
      expect((await list(ben))[0]).toMatchObject({ is_own: false, owner: ann.email })
      expect(await namesOf(ben, 'artist-identity/a_b/bank-accounts')).toEqual(['elsewhere'])
      expect(await namesOf(ben, 'collections')).toEqual([])
    })

    test('stands in its place by name, whatever the case', async () => {
      for (const name of ['beech', 'Ash', 'Cedar', 'Élan', 'elm']) await create({ name })
      expect(await namesOf()).toEqual(['Ash', 'beech', 'Cedar', 'elm', 'Élan'])
    })

    test('is made once under its key, however often its answer is lost', async () => {
      const key = randomUUID()
      const [one, two] = await Promise.all([create({}, { key }), create({}, { key })])
      expect([one.status, two.status]).toEqual([201, 201])
      expect(one.body).toEqual(two.body)
      expect(await list()).toHaveLength(1)
    })

    test('is noted in the audit log, without anybody’s words', async () => {
      const { body } = await create({ ...content, is_default: true })
      await change(body.id, { version: 1, name: 'Secret plan', is_shared: true })
      await change(body.id, { version: 2, is_default: false })
      await remove(body.id)
      const told = { actor: ann.uuid, at: main.clock() }
      expect(await notes(body.id)).toEqual([
        { type: 'view.created', data: { resource: 'artist', is_shared: false }, ...told },
        { type: 'view.default_chosen', data: { resource: 'artist' }, ...told },
        { type: 'view.changed', data: { fields: ['name', 'is_shared'] }, ...told },
        { type: 'view.default_dropped', data: {}, ...told },
        { type: 'view.deleted', data: { resource: 'artist', is_shared: true }, ...told },
      ])
    })

    test.each([
      [{ name: ' ' }, { name: ['This field may not be blank.'] }],
      [{ name: 'x'.repeat(61) }, { name: ['Ensure this field has no more than 60 characters.'] }],
      [{ name: 'a\0b' }, { name: ['Null characters are not allowed.'] }],
      [{ name: undefined }, { name: ['This field is required.'] }],
      [{ resource: 'a b' }, { resource: ['Enter the name of a resource.'] }],
      [{ resource: undefined }, { resource: ['This field is required.'] }],
      [{ search: 'x'.repeat(201) }, { search: ['Ensure this field has no more than 200 characters.'] }],
      [{ ordering: '' }, { ordering: ['Enter the name of a field.'] }],
      [
        { filters: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, '1'])) },
        { filters: ['Ensure this field has no more than 20 elements.'] },
      ],
      [{ filters: { active: '' } }, { 'filters.active': ['This field may not be blank.'] }],
      [{ filters: { 'a\0b': 'true' } }, { filters: ['Enter the name of a field.'] }],
      [{ filters: { active: 'a\0b' } }, { 'filters.active': ['Null characters are not allowed.'] }],
      [
        { columns: Array.from({ length: 41 }, (_, n) => `c${n}`) },
        { columns: ['Ensure this field has no more than 40 elements.'] },
      ],
      [{ columns: ['a b'] }, { 'columns.0': ['Enter the name of a field.'] }],
      [{ is_shared: 'yes' }, { is_shared: ['Must be a valid boolean.'] }],
    ])('is refused at its field (case %#)', async (wrong, said) => {
      expect(await create(wrong)).toMatchObject({ status: 400, body: said })
      expect(await list()).toEqual([])
    })

    test('takes all that it may hold', async () => {
      const { status } = await create({
        name: 'x'.repeat(60),
        search: 'x'.repeat(200),
        filters: Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`f${n}`, 'x'.repeat(500)])),
        columns: [...Array.from({ length: 39 }, (_, n) => `c${n}`), 'c0'],
      })
      expect(status).toBe(201)
      expect((await list())[0]?.columns).toHaveLength(39)
    })

    test('has a name of its own among its owner’s of a resource, whatever the case', async () => {
      const said = { name: ['There is a view of this name already.'] }
      await create({ name: 'Élan' })
      expect(await create({ name: ' élan' })).toMatchObject({ status: 400, body: said })
      expect(await create({ name: 'Élan', resource: 'collections' })).toMatchObject({ status: 201 })
      expect(await create({ name: 'Élan', is_shared: true }, { as: ben })).toMatchObject({ status: 201 })
      const replies = await Promise.all([create({ name: 'twice' }), create({ name: 'Twice' })])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400])
    })

    test('finds room among two hundred of a person, and two hundred that are shared', async () => {
      const fill = (owner: Person, count: number) =>
        main.database.query(
          `insert into main.saved_view (resource, owner, name, name_key, search, filters, is_shared)
           select 'artist', $1, n::text, n::text, '', '{}', true from generate_series(1, $2::int) as n`,
          [owner.uuid, count],
        )
      for (const as of [ann, ben]) await create({ name: 'first' }, { as })
      await fill(ann, 199)
      expect(await create({ name: 'one more' })).toMatchObject({
        status: 400,
        body: { non_field_errors: ['You have 200 views already. Delete one first.'] },
      })
      expect(await create({ name: 'one more', resource: 'collections' })).toMatchObject({ status: 201 })
      expect(await create({ name: 'the last', is_shared: true }, { as: ben })).toMatchObject({ status: 201 })
      const said = { is_shared: ['200 views are shared already. Stop sharing one first.'] }
      expect(await create({ name: 'too many', is_shared: true }, { as: ben })).toMatchObject({
        status: 400,
        body: said,
      })
      const { body } = await create({ name: 'not shared' }, { as: ben })
      expect(await change(body.id, { version: 1, is_shared: true }, { as: ben })).toMatchObject({
        status: 400,
        body: said,
      })
      expect(await list(ben)).toHaveLength(202)
    })
  })

  describe('a change', () => {
    test('makes the parts that it names something else, and leaves the others', async () => {
      const { body: was } = await create(content)
      const { status, body } = await change(was.id, {
        version: 1,
        name: 'Others',
        filters: {},
        columns: null,
      })
      expect(status).toBe(200)
      expect(body).toEqual({ ...was, name: 'Others', filters: {}, columns: null, version: 2 })
      expect(await list()).toEqual([body])
    })

    test('of an older version is refused, and nothing is written', async () => {
      const { body } = await create({ is_shared: true })
      await change(body.id, { version: 1, search: 'ben' }, { as: ben })
      for (const version of [1, 3])
        expect(await change(body.id, { version, search: 'ann' })).toMatchObject({
          status: 409,
          body: { detail: 'Somebody else changed this view.', code: 'version_conflict' },
        })
      expect(await list()).toMatchObject([{ search: 'ben', version: 2 }])
    })

    test('that changes nothing makes no version', async () => {
      const { body } = await create(content)
      expect((await change(body.id, { version: 1, ...content })).body).toEqual(body)
      expect(await notes(body.id)).toHaveLength(1)
    })

    test('whose answer was lost is answered again by its key', async () => {
      const { body } = await create()
      const key = randomUUID()
      const first = await change(body.id, { version: 1, name: 'Other' }, { key })
      const again = await change(body.id, { version: 1, name: 'Other' }, { key })
      expect(again).toMatchObject({ status: 200, body: first.body })
      expect(first.body.version).toBe(2)
    })

    test('of a shared view is for any staff, and keeps its owner and the names of their views', async () => {
      const { body } = await create({ is_shared: true })
      await create({ name: 'Taken' })
      await create({ name: 'Free' }, { as: ben })
      const said = { name: ['There is a view of this name already.'] }
      const taken = await change(body.id, { version: 1, name: 'taken' }, { as: ben })
      expect(taken).toMatchObject({ status: 400, body: said })
      const changed = await change(body.id, { version: 1, name: 'Free' }, { as: ben })
      expect(changed).toMatchObject({ status: 200, body: { name: 'Free', owner: ann.email, is_own: false } })
      expect(await change(body.id, { version: 2, name: 'FREE' })).toMatchObject({ status: 200 })
    })

    test('that stops sharing is for its owner, and takes it from whoever opened their list with it', async () => {
      const { body } = await create({ is_shared: true })
      await change(body.id, { version: 1, is_default: true }, { as: ben })
      await change(body.id, { version: 1, is_default: true })
      expect(await change(body.id, { version: 1, is_shared: false }, { as: ben })).toMatchObject({
        status: 403,
        body: { detail: 'Only whoever made this view can stop sharing it.' },
      })
      expect((await change(body.id, { version: 1, is_shared: false })).status).toBe(200)
      expect(await list(ben)).toEqual([])
      expect((await change(body.id, { version: 2, is_shared: true })).status).toBe(200)
      expect(await defaultsOf(ben)).toEqual([])
      expect(await defaultsOf(ann)).toEqual(['Portal'])
    })

    test.each([
      [{ version: undefined }, { version: ['This field is required.'] }],
      [{ version: 1, name: '' }, { name: ['This field may not be blank.'] }],
    ])('is refused at its field (case %#)', async (wrong, said) => {
      const { body } = await create()
      expect(await change(body.id, wrong)).toMatchObject({ status: 400, body: said })
    })
  })

  describe('a default', () => {
    test('is one a person and resource, each their own', async () => {
      const { body: one } = await create({ name: 'One', is_shared: true, is_default: true })
      const { body: two } = await create({ name: 'Two', is_shared: true })
      await create({ name: 'Elsewhere', resource: 'collections', is_default: true })
      expect(await defaultsOf(ann)).toEqual(['One'])
      expect(await defaultsOf(ben)).toEqual([])
      await change(two.id, { version: 1, is_default: true }, { as: ben })
      expect((await change(two.id, { version: 1, is_default: true })).body.is_default).toBe(true)
      expect(await defaultsOf(ann)).toEqual(['Two'])
      await change(two.id, { version: 1, is_default: false })
      await change(one.id, { version: 1, is_default: false })
      expect(await defaultsOf(ann)).toEqual([])
      expect(await defaultsOf(ben)).toEqual(['Two'])
      expect((await list(ann, 'collections'))[0]?.is_default).toBe(true)
    })

    test('is chosen whatever others have changed meanwhile, and is no change to them', async () => {
      const { body } = await create({ is_shared: true })
      await change(body.id, { version: 1, name: 'Other' }, { as: ben })
      expect(await change(body.id, { version: 1, is_default: true })).toMatchObject({
        status: 200,
        body: { is_default: true, version: 2 },
      })
    })

    test('goes with its view', async () => {
      const { body } = await create({ is_shared: true, is_default: true })
      await change(body.id, { version: 1, is_default: true }, { as: ben })
      await remove(body.id, { as: ben })
      expect(await list(ann)).toEqual([])
      expect(await main.database.query('select 1 from main.default_view where view = $1', [body.id])).toEqual(
        [],
      )
    })
  })

  describe('deleting', () => {
    test('takes one’s own, or a shared one, once', async () => {
      const [{ body: own }, { body: shared }] = [
        await create(),
        await create({ name: 'All', is_shared: true }),
      ]
      const key = randomUUID()
      expect(await remove(own.id, { key })).toMatchObject({ status: 204 })
      expect(await remove(own.id, { key })).toMatchObject({ status: 204 })
      expect(await remove(own.id)).toMatchObject({ status: 404 })
      expect(await remove(shared.id, { as: ben })).toMatchObject({ status: 204 })
      expect(await list()).toEqual([])
    })
  })

  test('somebody else’s own view is not found, as one that never was', async () => {
    const { body } = await create()
    for (const id of [body.id, 999_999, 0, 'x', '99999999999']) {
      expect(await change(id, { version: 1, name: 'Mine' }, { as: ben })).toMatchObject({ status: 404 })
      expect(await change(id, { version: 1, is_default: true }, { as: ben })).toMatchObject({ status: 404 })
      expect(await remove(id, { as: ben })).toMatchObject({ status: 404 })
    }
    expect(await list()).toEqual([body])
  })

  test('views are for staff alone', async () => {
    const { body } = await create({ is_shared: true })
    const asked = [
      ['GET', '/api/v2/views/?resource=artist', undefined],
      ['POST', '/api/v2/views/', { resource: 'artist', name: 'Mine' }],
      ['PUT', `/api/v2/views/${body.id}/`, { version: 1, name: 'Mine' }],
      ['DELETE', `/api/v2/views/${body.id}/`, undefined],
    ] as const
    for (const [method, path, sent] of asked) {
      expect(await main.call(method, path, { body: sent })).toMatchObject({ status: 401 })
      const refused = await main.call(method, path, { body: sent, as: customer.access })
      expect(refused).toMatchObject({ status: 403 })
    }
    expect(await list()).toEqual([body])
  })

  test.each(['', '?resource=', '?resource=a%20b'])('a list of %s is refused', async (query) => {
    const { status } = await main.call('GET', `/api/v2/views/${query}`, { as: ann.access })
    expect(status).toBe(400)
  })
})
