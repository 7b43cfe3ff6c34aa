import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCache } from '#client/apollo/cache.ts'
import { SavedViewsDocument } from '#client/apollo/generated/graphql.ts'
import { dropView, keepView } from '#client/effects/saved-view/views-cache.ts'
import { isPlain, isSameContent, type SavedView } from '#client/features/manage/resources/views/view.ts'
import { contents, look, plain, viewOf } from './made-views.ts'

describe('two lists', () => {
  test('are the same whatever the order of their filters and columns', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const turned = {
          ...content,
          filters: Object.fromEntries(Object.entries(content.filters).toReversed()),
          columns: content.columns?.toReversed() ?? null,
        }
        expect(isSameContent(content, turned, look)).toBe(true)
      }),
    )
  })

  test('are the same where one names what the other has by itself', () => {
    const named = { ...plain, ordering: 'name', columns: ['name', 'royalty_code', 'created'] }
    expect(isSameContent(plain, named, look)).toBe(true)
    expect(isPlain(named, look)).toBe(true)
    expect(isSameContent(plain, { ...named, columns: ['created', 'royalty_code'] }, look)).toBe(true)
  })

  test.each([
    { search: 'vale' },
    { ordering: '-name' },
    { ordering: 'created' },
    { filters: { active: 'true' } },
    { columns: ['name'] },
    { columns: ['name', 'royalty_code', 'created', 'active'] },
  ])('are not the same with another %j', (other) => {
    expect(isSameContent(plain, { ...plain, ...other }, look)).toBe(false)
    expect(isPlain({ ...plain, ...other }, look)).toBe(false)
  })

  test('tell a filter’s name from its value', () => {
    const [one, other] = [{ 'a,b': 'c' }, { a: 'b,c' }]
    expect(isSameContent({ ...plain, filters: one }, { ...plain, filters: other }, look)).toBe(false)
  })
})

describe('the views that were read', () => {
  const variables = { resource: 'artist' }
  const cacheOf = (...all: SavedView[]) => {
    const cache = createCache()
    cache.writeQuery({
      query: SavedViewsDocument,
      variables,
      data: { __typename: 'Query', savedViews: all },
    })
    return cache
  }
  const read = (cache: ReturnType<typeof createCache>) =>
    cache.readQuery({ query: SavedViewsDocument, variables })?.savedViews ?? null

  test('get a new one in its place, which alone may be the default', () => {
    const cache = cacheOf(
      viewOf('1', {}, { name: 'Ash', isDefault: true }),
      viewOf('2', {}, { name: 'Cedar' }),
    )
    keepView(cache, 'artist', viewOf('3', {}, { name: 'beech', isDefault: true }))
    expect(read(cache)?.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Ash', false],
      ['beech', true],
      ['Cedar', false],
    ])
  })

  test('hold each once, and lose what is deleted', () => {
    const cache = cacheOf(viewOf('1', {}, { name: 'Ash' }), viewOf('2', {}, { name: 'Cedar' }))
    keepView(cache, 'artist', viewOf('1', { search: 'x' }, { name: 'Yew', version: 2 }))
    expect(read(cache)?.map(({ name, search }) => [name, search])).toEqual([
      ['Cedar', ''],
      ['Yew', 'x'],
    ])
    dropView(cache, 'artist', '1')
    expect(read(cache)?.map(({ id }) => id)).toEqual(['2'])
  })

  test('are not made up where nobody has read them', () => {
    const cache = createCache()
    keepView(cache, 'artist', viewOf('1'))
    dropView(cache, 'artist', '1')
    expect(read(cache)).toBeNull()
  })
})
