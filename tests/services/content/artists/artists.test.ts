import { beforeAll, describe, expect, test } from 'vitest'
import type { ArtistList } from '#services/content/artists/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService

  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.database.query(
      `insert into content.artists (folded, name, gaa_artist, active, royalty_code, created_at) values
       ('zoe abel', 'Zoë Abel', true, true, 'R7', '2020-02-01'),
       ('ada vale', 'Ada Vale', false, true, '', '2020-03-01'),
       ('abel gone', 'Abel Gone', true, false, '', '2020-01-01')`,
      [],
    )
  })

  const list = (query: Record<string, string>, as?: string) =>
    content.call('GET', `/api/artist/?${new URLSearchParams(query)}`, as ? { as } : {})
  const names = async (query: Record<string, string>) =>
    ((await list(query)).body as ArtistList).results.map(({ name }) => name)

  describe('artists', () => {
    // Spec 3.21
    test('are listed by name, with their fields', async () => {
      expect(await names({})).toEqual(['Abel Gone', 'Ada Vale', 'Zoë Abel'])
      expect((await list({ search: 'zoe' })).body).toMatchObject({
        count: 1,
        next: null,
        results: [
          {
            name: 'Zoë Abel',
            gaa_artist: true,
            active: true,
            created: '2020-02-01T00:00:00.000Z',
            royalty_code: '',
          },
        ],
      })
    })

    test('show their royalty code to staff alone', async () => {
      const staff = await content.signIn({ is_staff: true })
      expect((await list({ search: 'zoe' }, staff)).body).toMatchObject({ results: [{ royalty_code: 'R7' }] })
    })

    // Spec 7.32, 7.41
    test.each([
      [{ active: 'true' }, ['Ada Vale', 'Zoë Abel']],
      [{ active: 'false' }, ['Abel Gone']],
      [{ gaa_artist: 'true', active: 'true' }, ['Zoë Abel']],
      [{ gaa_artist: 'false' }, ['Ada Vale']],
      [{ search: 'abel' }, ['Abel Gone', 'Zoë Abel']],
      [{ search: ' ABEL  Zoë ' }, ['Zoë Abel']],
      [{ search: 'abel vale' }, []],
      [{ search: '\' " | %' }, ['Abel Gone', 'Ada Vale', 'Zoë Abel']],
      [{ ordering: '-modified' }, ['Ada Vale', 'Zoë Abel', 'Abel Gone']],
      [{ offset: '9' }, []],
    ])('are filtered by %j', async (query, found) => {
      expect(await names(query)).toEqual(found)
    })

    test('come a stretch at a time', async () => {
      const { count, next, previous, results } = (await list({ limit: '1', offset: '1' })).body as ArtistList
      expect(results.map(({ name }) => name)).toEqual(['Ada Vale'])
      expect(count).toBe(3)
      expect(new URL(next ?? '').search).toBe('?limit=1&offset=2')
      expect(new URL(previous ?? '').search).toBe('?limit=1')
    })

    test('are not sent again to a browser that holds them, until there is a new one', async () => {
      const etag = (await list({ active: 'true' })).headers.get('etag') ?? ''
      const again = () =>
        content.call('GET', '/api/artist/?active=true', { headers: { 'if-none-match': etag } })
      expect(await again()).toMatchObject({ status: 304, body: null })
      await content.hold(createRecord({ id: 'new', artist: 'Bo New' }))
      expect(await again()).toMatchObject({ status: 200, body: { count: 3 } })
    })

    // Spec 7.32, 7.41, 9.12
    test.each([
      [{ active: 'maybe' }, { active: ['Must be a valid boolean.'] }],
      [{ gaa_artist: '' }, { gaa_artist: ['Must be a valid boolean.'] }],
      [{ limit: '0' }, { limit: ['Ensure this value is greater than or equal to 1.'] }],
      [{ limit: '1001' }, { limit: ['Ensure this value is less than or equal to 1000.'] }],
      [{ offset: '-1' }, { offset: ['Ensure this value is greater than or equal to 0.'] }],
      [{ search: 'x'.repeat(201) }, { search: ['Ensure this field has no more than 200 characters.'] }],
    ])('are not listed for %j, which is refused at its field', async (query, errors) => {
      expect(await list(query)).toMatchObject({ status: 400, body: errors })
    })
  })
})
