import { expect, test } from 'vitest'
import { enrolArtists } from '#services/content/index/enrol-artists.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { serveContent } from '../catalogue.ts'

const PAGE = {
  full_name: 'Ada Vale',
  photo: '/media/dunes/0123456789/320',
  bio: 'I walk.',
  website: 'https://ada.example.com',
  links: ['https://pics.example.com/ada'],
}

onEachStore((openStore) => {
  test('an artist who is active and approved has a page for everybody, with no email and no sales', async () => {
    const { call, database } = await serveContent(openStore)
    const at = new Date('2026-11-01T00:00:00Z')
    const ids = await enrolArtists(database, [
      { artist: 'Ada  Vale', at },
      { artist: 'Ben Unknown', at },
    ])
    const [ada, ben] = ids.values()
    await database.query(
      `insert into content.artist_profiles (user_uuid, full_name, photo, application_stage, bio, email, approved,
         artist_id, website, links, created_at, updated_at)
       values ('00000000-0000-4000-8000-000000000009', $1, $2, 'approved', $3, 'ada@example.test', true, $4, $5, $6, $7, $7)`,
      [PAGE.full_name, PAGE.photo, PAGE.bio, ada, PAGE.website, JSON.stringify(PAGE.links), at],
    )
    const page = async (id: unknown) => call('GET', `/content/artists/${id}/`)
    expect(await page(ada)).toMatchObject({ status: 200, body: { id: ada, name: 'Ada  Vale', ...PAGE } })
    expect(Object.keys((await page(ada)).body as object).sort()).toEqual([
      'bio',
      'full_name',
      'id',
      'links',
      'name',
      'photo',
      'user_follows',
      'website',
    ])
    for (const unknown of [ben, 0, '-1', '01', 'nobody', '2147483648', '99999999999', '%00'])
      expect((await page(unknown)).status, `${unknown}`).toBe(404)

    const list = async (query = '') => (await call('GET', `/content/artists/${query}`)).body
    expect(await list()).toEqual({ results: [{ id: ada, name: 'Ada  Vale' }] })
    expect(await list('?name=ADA%20vale&name=Ben%20Unknown')).toEqual({
      results: [{ id: ada, name: 'ADA vale' }],
    })
    expect(await list('?name=')).toEqual({ results: [] })

    await database.query('update content.artists set active = false where id = $1', [ada])
    expect((await page(ada)).status).toBe(404)
    expect(await list()).toEqual({ results: [] })
    await database.query('update content.artists set active = true where id = $1', [ada])
    await database.query('update content.artist_profiles set approved = false')
    expect((await page(ada)).status).toBe(404)
  })
})
