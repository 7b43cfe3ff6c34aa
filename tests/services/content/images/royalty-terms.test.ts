import { beforeAll, expect, test } from 'vitest'
import type { RoyaltyTermsView } from '#services/content/images/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService
  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(createRecord({ id: 'dusk', artist: 'Ada Ink', royaltyCode: 'R12' }))
    await content.hold(createRecord({ id: 'dawn', artist: 'ADA INK', royaltyCode: '' }))
    await content.hold(createRecord({ id: 'nobody', artist: '', royaltyCode: '' }))
    await content.hold(createRecord({ id: 'stock', artist: 'Bo Tide', publisher: 'GET', royaltyCode: 'GET' }))
  })

  const termsOf = async (...ids: string[]) => {
    const { status, body } = await content.call('GET', `/content/royalty-terms/?ids=${ids.join(',')}`)
    const { results } = body as { results: RoyaltyTermsView[] }
    return { status, terms: new Map(results.map((each) => [each.id, each])) }
  }
  const artistId = async () => {
    const [artist] = await content.database.query<{ id: number }>(
      `select id from content.artists where name = 'Ada Ink'`,
    )
    return artist?.id
  }

  test('an image is its artist’s, however the name is written, and paid by its own code or else theirs', async () => {
    await content.database.query(`update content.artists set royalty_code = 'R08' where name = 'Ada Ink'`)
    const { terms } = await termsOf('dusk', 'dawn')
    const own = { is_stock: false, artist_id: await artistId(), creator_uuid: null }
    expect(terms.get('dusk')).toEqual({ id: 'dusk', ...own, royalty_code: 'R12' })
    expect(terms.get('dawn')).toEqual({ id: 'dawn', ...own, royalty_code: 'R08' })
  })

  test('who was approved before artists were given a code earns by the standard one, and nobody else', async () => {
    const codeOf = async () => (await termsOf('dawn')).terms.get('dawn')?.royalty_code
    await content.database.query(`update content.artists set royalty_code = '' where name = 'Ada Ink'`)
    expect(await codeOf()).toBeNull()
    await content.database.query(
      `insert into content.artist_profiles
         (user_uuid, full_name, application_stage, email, approved, created_at, updated_at, artist_id)
       values ('u-ada', 'Ada Ink', 'payment', 'ada@example.com', true, now(), now(), $1)`,
      [await artistId()],
    )
    expect(await codeOf()).toBe('R10')
    await content.database.query(`update content.artists set royalty_code = 'R08' where name = 'Ada Ink'`)
    expect(await codeOf()).toBe('R08')
  })

  test('an artist keeps their id under another name', async () => {
    const id = await artistId()
    await content.database.query(`update content.artists set name = 'Ada Inksworth' where id = $1`, [id])
    expect((await termsOf('dusk')).terms.get('dusk')).toMatchObject({ artist_id: id })
  })

  test('a stock picture is nobody’s, held here or not, and one that is credited to nobody has no artist', async () => {
    const { terms } = await termsOf('stock', 'getty-12345', 'nobody', 'gone')
    const nothing = { artist_id: null, creator_uuid: null, royalty_code: null }
    expect(terms).toEqual(
      new Map([
        ['stock', { id: 'stock', is_stock: true, ...nothing }],
        ['getty-12345', { id: 'getty-12345', is_stock: true, ...nothing }],
        ['nobody', { id: 'nobody', is_stock: false, ...nothing }],
      ]),
    )
  })

  test('an upload tells the account of whoever sent it', async () => {
    const creator = '6b0cf5a8-3a06-4a49-9b43-4f0f5ed1a9a1'
    await content.database.query(
      `insert into content.uploads (name, creator, creator_uuid, approved, image_id, original, facts, created_at, updated_at)
       values ('dusk.png', 'Ada', $1, true, 'dusk', 'originals/dusk', '{}', now(), now())`,
      [creator],
    )
    expect((await termsOf('dusk')).terms.get('dusk')).toMatchObject({ creator_uuid: creator })
  })
})
