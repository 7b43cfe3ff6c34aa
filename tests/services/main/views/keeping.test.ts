import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Person, serveMain } from '../main-service.ts'
import { content, openViews, type Views } from './views.ts'

onEachStore((openStore) => {
  let main: Views['main']
  let ann: Views['ann']
  let ben: Views['ben']
  let create: Views['create']
  let change: Views['change']
  let remove: Views['remove']
  let list: Views['list']
  let namesOf: Views['namesOf']
  let notes: Views['notes']
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  beforeEach(async () => {
    ;({ ann, ben, create, change, remove, list, namesOf, notes } = await openViews(main))
  })

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
})
