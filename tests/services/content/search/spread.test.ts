import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService
  beforeAll(async () => {
    content = await serveContent(openStore)
  })
  beforeEach(() => content.database.script('delete from content.images'))

  const works = (artist: string, count: number, popularity: number, title = 'sea') =>
    Array.from({ length: count }, (_, at) =>
      createRecord({ id: `${artist || 'nobody'}-${at}`, title, artist, popularity: popularity + at }),
    )
  const artistsOf = (ids: readonly string[]) => ids.map((id) => id.replace(/-\d+$/, ''))
  const countOf = (ids: readonly string[], artist: string) =>
    artistsOf(ids).filter((each) => each === artist).length
  const best = (params = {}) => content.ids('sea', { sort: 'best_match', ...params })

  test('the first 20 of a best match have at most 3 by one artist, in the order of the match', async () => {
    await content.hold(
      ...works('Prolific', 40, 100),
      ...works('Busy', 10, 50),
      ...['A', 'B', 'C', 'D'].flatMap((artist) => works(artist, 3, 1)),
      ...works('E', 2, 1),
    )
    const ids = await best()
    expect(countOf(ids.slice(0, 20), 'Prolific')).toBe(3)
    expect(countOf(ids.slice(0, 20), 'Busy')).toBe(3)
    expect(ids).toHaveLength(64)
    // All match equally well, so the newest comes first.
    expect(ids.filter((id) => id.startsWith('Busy'))).toEqual(
      Array.from({ length: 10 }, (_, at) => `Busy-${9 - at}`),
    )
  })

  test('the other artists come first even if they are not among the most popular that are ranked', async () => {
    await content.hold(
      ...works('Prolific', 450, 100),
      ...['A', 'B', 'C', 'D', 'E', 'F'].flatMap((a) => works(a, 4, 0)),
    )
    const first = (await best()).slice(0, 20)
    for (const artist of ['Prolific', 'A', 'B', 'C', 'D', 'E', 'F'])
      expect(countOf(first, artist)).toBeLessThanOrEqual(3)
  })

  test('where too few others match, the artist fills the rest', async () => {
    await content.hold(...works('Prolific', 30, 100), ...works('Other', 2, 0))
    const ids = await best()
    expect(ids).toHaveLength(32)
    expect(countOf(ids.slice(0, 5), 'Other')).toBe(2)
  })

  test('pictures without an artist are not limited', async () => {
    await content.hold(...works('', 30, 100), ...works('Other', 2, 0))
    expect(countOf((await best()).slice(0, 20), 'nobody')).toBeGreaterThanOrEqual(18)
  })

  test('all pages together show each picture once', async () => {
    await content.hold(...works('Prolific', 450, 100), ...works('Other', 50, 0), ...works('Third', 50, 200))
    const ids: string[] = []
    for (let offset = 0; offset < 560; offset += 7) ids.push(...(await best({ limit: 7, offset })))
    expect(ids).toHaveLength(550)
    expect(new Set(ids).size).toBe(550)
    expect(await best({ limit: 100 })).toEqual(ids.slice(0, 100))
  })
})
