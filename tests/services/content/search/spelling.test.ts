import { beforeAll, describe, expect, test } from 'vitest'
import { countEdits } from '#services/content/index/edits.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

describe('the number of edits', () => {
  test.each([
    ['abstract', 'abstract', 0],
    ['abstrct', 'abstract', 1],
    ['absttract', 'abstract', 1],
    ['abstrakt', 'abstract', 1],
    ['abstarct', 'abstract', 1],
    ['abstrkat', 'abstract', 2],
    ['cba', 'abc', 2],
    ['', 'ab', 2],
  ])('from %s to %s is %i', (one, other, edits) => {
    expect(countEdits(one, other)).toBe(edits)
    expect(countEdits(other, one)).toBe(edits)
  })
})

onEachStore((openStore) => {
  let content: ContentService
  const spellingOf = async (query: string, params = {}, as?: string) => {
    const { spelling, images } = (await content.search({ query, ...params }, as)).body
    return { spelling, ids: images.map(({ id }) => id) }
  }

  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(
      createRecord({ id: 'abstract-1', title: 'Abstract in red', type: 'fine art', colors: ['red'] }),
      createRecord({ id: 'abstract-2', title: 'An abstraction of water' }),
      createRecord({ id: 'cat', title: 'Cat on a wall' }),
      createRecord({ id: 'lilies', title: 'Water lilies', artist: 'Zoë Łukasz' }),
      createRecord({ id: 'matter', title: 'Grey matter' }),
      createRecord({ id: 'hidden', title: 'Quixotic watter', published: false }),
    )
  })

  test('a word that no picture has is corrected at once, and the answer says how to search for it as typed', async () => {
    expect(await spellingOf('abstrct')).toEqual({
      ids: ['abstract-2', 'abstract-1'],
      spelling: { query: 'abstract', as_typed: '"abstrct"', is_applied: true },
    })
    expect(await spellingOf('"abstrct"')).toEqual({ ids: [], spelling: null })
  })

  test.each([
    ['abstarct -cat', 'abstract -cat'],
    ['"in red" abstrat', '"in red" abstract'],
    ['lukaz', 'lukasz'],
    ['flowr', null],
    ['watter lillies', 'water lilies'],
    ['lillies', 'lilies'],
    ['wtaer', 'water'],
    ['gray', 'grey'],
    ['grew', null],
    ['caf', null],
    ['catss', null],
    ['xq', null],
    ['20222', null],
  ])('%s', async (query, meant) => {
    expect((await spellingOf(query)).spelling?.query ?? null).toBe(meant)
  })

  test('of equally near words, the correction is the one that finds something beside the other words', async () => {
    expect((await spellingOf('mater lilies')).spelling?.query).toBe('water lilies')
    expect((await spellingOf('mater grey')).spelling?.query).toBe('matter grey')
  })

  test('a correction is only offered if the search finds something without it', async () => {
    expect(await spellingOf('abstrct | cat')).toEqual({
      ids: ['cat'],
      spelling: { query: 'abstract | cat', as_typed: '"abstrct" | cat', is_applied: false },
    })
  })

  test('another form of a word that pictures have is not a misspelling', async () => {
    expect((await spellingOf('cats | waters | abstracting')).spelling).toBeNull()
  })

  test('a corrected search is still filtered, and a correction that finds nothing is not offered', async () => {
    expect((await spellingOf('abstrct', { filters: '{"color":["red"]}' })).ids).toEqual(['abstract-1'])
    expect(await spellingOf('abstrct', { filters: '{"color":["blue"]}' })).toEqual({
      ids: [],
      spelling: null,
    })
  })

  test('a word of unpublished pictures is a correction for staff alone', async () => {
    const staff = await content.signIn({ is_staff: true })
    for (const as of [undefined, await content.signIn()]) {
      expect(await spellingOf('quixotik', {}, as)).toEqual({ ids: [], spelling: null })
      expect((await spellingOf('quixotik | cat', {}, as)).spelling).toBeNull()
      expect((await spellingOf('abstrct | quixotik', {}, as)).spelling).toBeNull()
    }
    expect((await spellingOf('quixotik', {}, staff)).spelling?.query).toBe('quixotic')
    await content.call('PATCH', '/content/edit/hidden/', { as: staff, body: { publish: true } })
    expect((await spellingOf('quixotik')).spelling?.query).toBe('quixotic')
    await content.call('PATCH', '/content/edit/hidden/', { as: staff, body: { publish: false } })
    expect((await spellingOf('quixotik')).spelling).toBeNull()
  })

  test('the pages of a corrected search follow one another', async () => {
    await content.hold(
      ...Array.from({ length: 5 }, (_, at) => createRecord({ id: `orchid-${at}`, title: 'Orchid' })),
    )
    const pages = [
      await spellingOf('orchyd', { limit: 3 }),
      await spellingOf('orchyd', { limit: 3, offset: 3 }),
    ]
    expect(pages.flatMap(({ ids }) => ids)).toEqual([
      'orchid-4',
      'orchid-3',
      'orchid-2',
      'orchid-1',
      'orchid-0',
    ])
  })

  test('a search that its filters have emptied says how many it would find without each of them', async () => {
    const filters = JSON.stringify({ color: ['red', 'blue'], type: ['photography'] })
    const { body } = await content.search({ query: 'abstract', filters })
    expect(body).toMatchObject({ images: [], spelling: null })
    expect(body.without).toEqual([
      { section: 'type', count: 1, is_partial: false },
      { section: 'color', count: 0, is_partial: false },
    ])
    const found = await content.search({ query: 'abstract', filters: '{"color":["red"]}' })
    expect(found.body.without).toEqual([])
  })
})
