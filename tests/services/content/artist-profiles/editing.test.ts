import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ArtistProfileList, ArtistProfileView } from '#services/content/artist-profiles/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, serveContent } from '../catalogue.ts'

const ADA = '11111111-1111-4111-8111-111111111111'
const ZOE = '22222222-2222-4222-8222-222222222222'
const PATH = '/api/artist-profile/'

onEachStore((openStore) => {
  let content: ContentService
  let ada: string
  let staff: string
  let id: number

  beforeAll(async () => {
    content = await serveContent(openStore)
    ada = await content.signIn({ user_id: ADA })
    staff = await content.signIn({ is_staff: true, email: 'ana@aquatint.test' })
  })

  beforeEach(async () => {
    await content.database.script('delete from content.artist_profiles')
    const [row] = await content.database.query<{ id: number }>(
      `insert into content.artist_profiles
         (user_uuid, full_name, photo, application_stage, bio, email, approved, created_at, updated_at) values
       ($1, 'Zoë Abel', null, 'sample', '', 'zoe@example.test', false, '2020-01-01', '2020-05-01'),
       ($2, 'Ada Vale', '/media/a/1/320', 'payment', 'Paints.', 'ada@example.test', true, '2020-02-01', '2020-03-01')
       returning id`,
      [ZOE, ADA],
    )
    id = (row?.id ?? 0) + 1
  })

  const call = (method: string, rest: string, body?: object, as = staff) =>
    content.call(method, `${PATH}${rest}`, { as, ...(body && { body }) })
  const read = async (rest = `${id}/`) => (await call('GET', rest)).body as ArtistProfileView

  describe('an artist profile', () => {
    test('is edited by staff in what its artist says of themselves', async () => {
      const before = await read()
      const changes = { full_name: ' Ada  Vale-Abel ', email: 'ADA@vale.test', photo: '', bio: 'Prints.' }
      const saved = await call('PUT', `${id}/`, { version: 0, ...changes })
      expect(saved).toMatchObject({ status: 200 })
      expect(saved.body).toEqual({
        ...before,
        full_name: 'Ada  Vale-Abel',
        email: 'ada@vale.test',
        photo: null,
        bio: 'Prints.',
        version: 2,
        updated: content.clock().toISOString(),
        _merged: [],
      })
      expect(
        (await call('POST', `${id}/revert/`, { version: 2, fields: ['photo', 'bio'] })).body,
      ).toMatchObject({
        photo: '/media/a/1/320',
        bio: 'Paints.',
        email: 'ada@vale.test',
      })
      expect(await read(`${id}/?at=2020-06-01T00:00:00Z`)).toEqual(before)
    })

    test('keeps its application, whatever an edit says of it', async () => {
      const changes = { application_stage: 'approved', approved: false, user_uuid: ZOE }
      const { body } = await call('PUT', `${id}/`, { version: 0, ...changes })
      expect(body).toMatchObject({ application_stage: 'payment', approved: true, user_uuid: ADA, version: 0 })
    })

    test('is seen by its owner, and edited by staff alone', async () => {
      expect((await call('GET', `${id}/`, undefined, ada)).body).toMatchObject({ full_name: 'Ada Vale' })
      expect((await content.call('GET', `${PATH}${id}/`)).status).toBe(401)
      for (const rest of [`${id - 1}/`, '7000000/'])
        expect((await call('GET', rest, undefined, ada)).status).toBe(404)
      expect((await call('GET', '7000000/')).status).toBe(404)
      expect((await call('PUT', `${id}/`, { version: 0, bio: '' }, ada)).status).toBe(403)
      expect((await call('GET', `${id}/history/`, undefined, ada)).status).toBe(403)
      expect((await call('GET', `${id}/?at=2020-06-01T00:00:00Z`, undefined, ada)).status).toBe(403)
      expect((await call('POST', '', {})).status).toBe(405)
    })

    test.each([
      [{ full_name: '' }, { full_name: ['This field may not be blank.'] }],
      [{ email: 'ada' }, { email: ['Enter a valid email address.'] }],
      [{ photo: 'javascript:alert(1)' }, { photo: ['Enter an address that begins with /media/.'] }],
      [{ photo: 'https://elsewhere.test/a.jpg' }, { photo: ['Enter an address that begins with /media/.'] }],
      [{ bio: 'x'.repeat(5_001) }, { bio: ['Ensure this field has no more than 5000 characters.'] }],
    ])('is refused at the wrong field (case %#)', async (body, errors) => {
      expect(await call('PUT', `${id}/`, { version: 0, ...body })).toMatchObject({
        status: 400,
        body: errors,
      })
    })
  })

  test.each([
    [{ search: 'EXAMPLE.test abel' }, ['Zoë Abel']],
    [{ search: 'ada' }, ['Ada Vale']],
    [{ search: 'ÓË xampl' }, ['Zoë Abel']],
    [{ search: ' vale  ADA@ ' }, ['Ada Vale']],
    [{ search: '  ' }, ['Ada Vale', 'Zoë Abel']],
    [{ search: '%' }, []],
    [{ search: 'a_a' }, []],
    [{ search: 'ada\\' }, []],
    [{ approved: 'false' }, ['Zoë Abel']],
    [{ application_stage: 'payment' }, ['Ada Vale']],
    [{ ordering: '-full_name' }, ['Zoë Abel', 'Ada Vale']],
    [{ ordering: 'updated' }, ['Ada Vale', 'Zoë Abel']],
    [{ ordering: 'created' }, ['Zoë Abel', 'Ada Vale']],
    [{ ordering: '-application_stage' }, ['Zoë Abel', 'Ada Vale']],
  ])('lists answer %j', async (query, names) => {
    const { body } = await call('GET', `?${new URLSearchParams(query)}`)
    expect((body as ArtistProfileList).results.map(({ full_name }) => full_name)).toEqual(names)
  })

  test.each(['full_name', '-full_name', 'created', '-updated', 'application_stage', '-application_stage'])(
    'pages by key in the order %s',
    async (ordering) => {
      const { results, last } = (await call('GET', `?limit=1&ordering=${ordering}`)).body as ArtistProfileList
      const next = (await call('GET', `?ordering=${ordering}&after=${last}`)).body as ArtistProfileList
      const all = (await call('GET', `?ordering=${ordering}`)).body as ArtistProfileList
      expect([...results, ...next.results]).toEqual(all.results)
    },
  )

  test('a stage that there is not is refused at its parameter', async () => {
    expect((await call('GET', '?application_stage=gone')).body).toEqual({
      application_stage: ['"gone" is not a valid choice.'],
    })
  })

  test('OPTIONS says that an application is read only', async () => {
    const { body } = await call('OPTIONS', '')
    expect(body).toMatchObject({
      name: 'Artist Profile List',
      actions: {
        PUT: {
          application_stage: {
            type: 'choice',
            read_only: true,
            choices: expect.arrayContaining([{ value: 'payment', display_name: 'Payment' }]),
          },
          email: { type: 'email', required: true },
        },
      },
    })
    expect(body).not.toHaveProperty('actions.POST')
  })
})
