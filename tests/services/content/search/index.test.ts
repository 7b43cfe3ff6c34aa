import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createContentService } from '#services/content/service.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService
  beforeAll(async () => {
    content = await serveContent(openStore)
  })
  beforeEach(async () => {
    await content.database.script(`
      delete from content.images;
      delete from content.artists;
      delete from content.search_blocks where popularity = 0 and seq > -9223372036854775808`)
  })

  const image = (id: string, year: number) =>
    createRecord({ id, title: 'boat', createdAt: new Date(`${year}-01-01`) })

  test('images that an earlier version stored are found once the service has started', async () => {
    const { database } = content
    await content.hold(image('w-1', 2001), createRecord({ id: 'w-2', title: 'boat', artist: 'Ann Vale' }))
    await database.script('truncate content.image_search; delete from content.artists')
    expect(await content.ids('boat')).toEqual([])
    const told: string[] = []
    const again = { database, settings: createSettings(), progress: (line: string) => told.push(line) }
    await (await createContentService(again)).close()
    expect(told).toEqual(['search index: 2 of 2 images', 'search index: clearing up'])
    const { images, facets } = (await content.search({ query: 'boat' })).body
    expect(images.map(({ id }) => id)).toEqual(['w-2', 'w-1'])
    expect(facets.artist).toEqual([{ value: 'Ann Vale', count: 1 }])
  })

  test('the order is the same however many blocks were opened while images came', async () => {
    const { database } = content
    for (const year of [2001, 2002, 2003, 2004]) {
      await database.query('select content.search_open_blocks(2)')
      await content.hold(image(`${year}-a`, year), image(`${year}-b`, year))
    }
    await content.hold(image('late-but-old', 2002))
    const [blocks] = await database.query<{ count: number }>(
      `select count(*)::int as count from content.search_blocks where sort = 'newest'`,
    )
    expect(blocks?.count).toBe(4)
    const newest = [
      '2004-b',
      '2004-a',
      '2003-b',
      '2003-a',
      'late-but-old',
      '2002-b',
      '2002-a',
      '2001-b',
      '2001-a',
    ]
    expect(await content.ids('')).toEqual(newest)
    expect(await content.ids('boat', { sort: 'popular' })).toEqual(newest)
    expect(await content.ids('boat', { offset: 3, limit: 3 })).toEqual(newest.slice(3, 6))
  })

  test('adding an image to a cart moves it up in Popular at once, and another date moves it in Newest', async () => {
    for (const year of [2001, 2002, 2003, 2004]) {
      await content.database.query('select content.search_open_blocks(1)')
      await content.hold(image(`w-${year}`, year))
    }
    await content.call('PATCH', '/content/edit/w-2001/', { body: { popular: true } })
    expect(await content.ids('', { sort: 'popular' })).toEqual(['w-2001', 'w-2004', 'w-2003', 'w-2002'])
    await content.hold(image('w-2002', 2020))
    expect(await content.ids('')).toEqual(['w-2002', 'w-2004', 'w-2003', 'w-2001'])
  })

  test('each artist is counted once, however the name is written, and a name without a word counts as no artist', async () => {
    const by = (id: string, artist: string) => createRecord({ id, artist })
    await content.hold(by('w-1', ' Zoë Vale'), by('w-2', 'ZOE VALE'), by('w-3', '???'), by('w-4', ''))
    await content.hold(by('w-5', 'Zoe Vale'))
    const artists = await content.database.query('select folded, name, created_at from content.artists')
    expect(artists).toEqual([{ folded: 'zoe vale', name: 'Zoë Vale', created_at: content.clock() }])
    expect((await content.search({ query: '' })).body.facets.artist).toEqual([
      { value: 'Zoë Vale', count: 3 },
    ])
  })
})
