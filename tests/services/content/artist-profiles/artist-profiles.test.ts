import { beforeAll, describe, expect, test } from 'vitest'
import type { ArtistProfileList } from '#services/content/artist-profiles/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, serveContent } from '../catalogue.ts'

const ADA = '11111111-1111-4111-8111-111111111111'
const ZOE = '22222222-2222-4222-8222-222222222222'

onEachStore((openStore) => {
  let content: ContentService
  let ada: string
  let staff: string

  beforeAll(async () => {
    content = await serveContent(openStore)
    ada = await content.signIn({ user_id: ADA })
    staff = await content.signIn({ is_staff: true })
    await content.database.query(
      `insert into content.artist_profiles
         (user_uuid, full_name, photo, application_stage, bio, email, approved, created_at, updated_at) values
       ($1, 'Zoë Abel', null, 'sample', '', 'zoe@example.test', false, '2020-01-01', '2020-05-01'),
       ($2, 'Ada Vale', '/media/a/1/320', 'payment', 'Paints.', 'ada@example.test', true, '2020-02-01', '2020-03-01')`,
      [ZOE, ADA],
    )
  })

  const list = (query: Record<string, string>, as?: string, headers = {}) =>
    content.call('GET', `/api/artist-profile/?${new URLSearchParams(query)}`, {
      headers,
      ...(as !== undefined && { as }),
    })
  const names = async (query: Record<string, string>, as: string) =>
    ((await list(query, as)).body as ArtistProfileList).results.map((each) => each.full_name)

  describe('artist profiles', () => {
    // Spec 3.20, 6.21, 7.31
    test('are shown to their owner, by the uuid of the account or without it', async () => {
      const hers = {
        count: 1,
        next: null,
        previous: null,
        results: [
          {
            id: 2,
            user_uuid: ADA,
            full_name: 'Ada Vale',
            photo: '/media/a/1/320',
            application_stage: 'payment',
            bio: 'Paints.',
            email: 'ada@example.test',
            approved: true,
            created: '2020-02-01T00:00:00.000Z',
          },
        ],
      }
      expect(await list({ user_uuid: ADA }, ada)).toMatchObject({ status: 200, body: hers })
      expect(await list({}, ada)).toMatchObject({ status: 200, body: hers })
    })

    test('are empty for an account that is not an artist’s', async () => {
      const nobody = await content.signIn()
      expect(await list({}, nobody)).toMatchObject({ status: 200, body: { count: 0, results: [] } })
    })

    test('are hidden from guests and from other accounts', async () => {
      expect(await list({ user_uuid: ADA })).toMatchObject({ status: 401 })
      expect(await list({})).toMatchObject({ status: 401 })
      expect(await list({ user_uuid: ZOE }, ada)).toMatchObject({ status: 403 })
    })

    test('are all listed to staff, by name or latest change first, of one account or a stretch at a time', async () => {
      expect(await names({}, staff)).toEqual(['Ada Vale', 'Zoë Abel'])
      expect(await names({ ordering: '-modified' }, staff)).toEqual(['Zoë Abel', 'Ada Vale'])
      expect(await names({ user_uuid: ZOE }, staff)).toEqual(['Zoë Abel'])
      const { count, next, results } = (await list({ limit: '1' }, staff)).body as ArtistProfileList
      expect([count, results.length, new URL(next ?? '').search]).toEqual([2, 1, '?limit=1&offset=1'])
    })

    test('are not sent again to a browser that holds them, until one changes', async () => {
      const first = await list({}, ada)
      const etag = first.headers.get('etag') ?? ''
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      expect(await list({}, ada, { 'if-none-match': `W/${etag}` })).toMatchObject({ status: 304, body: null })
      await content.database.query('update content.artist_profiles set bio = $2 where user_uuid = $1', [
        ADA,
        'Prints.',
      ])
      expect(await list({}, ada, { 'if-none-match': etag })).toMatchObject({ status: 200 })
    })

    test.each([
      [{ user_uuid: 'me' }, { user_uuid: ['Must be a valid UUID.'] }],
      [{ ordering: 'email' }, { ordering: ['"email" is not a valid choice.'] }],
      [{ limit: '1001' }, { limit: ['Ensure this value is less than or equal to 1000.'] }],
    ])('are not listed for %j, which is refused at its field', async (query, errors) => {
      expect(await list(query, staff)).toMatchObject({ status: 400, body: errors })
    })
  })
})
