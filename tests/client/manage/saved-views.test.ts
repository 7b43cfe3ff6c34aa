import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCache } from '#client/apollo/cache.ts'
import { SavedViewsDocument } from '#client/apollo/generated/graphql.ts'
import { dropView, keepView } from '#client/effects/saved-view/views-cache.ts'
import {
  ALL,
  type ListPlace,
  readPlace,
  saysContent,
  writePlace,
} from '#client/features/manage/resources/list/place.ts'
import type { RecordType } from '#client/features/manage/resources/types/type.ts'
import {
  findMissing,
  type Known,
  knownOf,
  labelOf,
  leaveOutMissing,
  missingInWords,
} from '#client/features/manage/resources/views/missing.ts'
import { findOpening, needsView } from '#client/features/manage/resources/views/opening.ts'
import { describeShown, keepViewIn } from '#client/features/manage/resources/views/shown.ts'
import {
  contentOf,
  contentOfView,
  isPlain,
  isSameContent,
  type SavedView,
  type ViewContent,
} from '#client/features/manage/resources/views/view.ts'

const type: RecordType = {
  resource: 'artist',
  label: 'Artists',
  one: 'artist',
  letter: 'a',
  columns: [
    { field: 'name', label: 'Name' },
    { field: 'royalty_code', label: 'Royalty code' },
    { field: 'created', label: 'Created' },
    { field: 'active', label: 'Active', isOptional: true },
  ],
}
const look = { columns: type.columns, orderings: ['name', 'created'] }
const described = {
  __typename: 'Resource' as const,
  name: 'artist',
  title: 'Artist',
  canCreate: true,
  fields: [{ __typename: 'ResourceField' as const, name: 'bio', type: 'string', label: 'Biography' }],
  ordering: ['name', 'created'],
  filters: ['active', 'gaa_artist'].map((name) => ({
    __typename: 'ResourceField' as const,
    name,
    type: 'boolean',
    label: name === 'active' ? 'Active' : 'Portal',
    choices: null,
  })),
}
const known: Known = knownOf(described, type)

const plain: ViewContent = { search: '', ordering: null, filters: {}, columns: null }
const viewOf = (id: string, content: Partial<ViewContent> = {}, more: Partial<SavedView> = {}): SavedView => {
  const { filters, columns, ...rest } = { ...plain, ...content }
  return {
    __typename: 'SavedView',
    id,
    name: `View ${id}`,
    ...rest,
    filters: Object.entries(filters).map(([name, value]) => ({ __typename: 'ViewFilter', name, value })),
    columns: columns && [...columns],
    isShared: false,
    isDefault: false,
    isOwn: true,
    owner: 'ann@aquatint.test',
    version: 1,
    ...more,
  }
}

const addressOf = (query: string) => new URLSearchParams(query)

const fields = fc.constantFrom('name', 'royalty_code', 'created', 'active', 'bio', 'gone', 'gone_too')
const contents: fc.Arbitrary<ViewContent> = fc.record({
  search: fc.constantFrom('', 'vale', 'two words'),
  ordering: fc.option(fc.constantFrom('name', '-name', '-created', 'gone', '-gone_too')),
  filters: fc.dictionary(
    fc.constantFrom('active', 'gaa_artist', 'gone', 'tier'),
    fc.constantFrom('true', 'false'),
    {
      noNullPrototype: true,
    },
  ),
  columns: fc.option(fc.uniqueArray(fields, { minLength: 1 })),
})
const views = contents.map((content) => viewOf('7', content))

describe('the address of a view', () => {
  test('that names it alone leads to all that it keeps, and to nothing further', () => {
    fc.assert(
      fc.property(views, (view) => {
        const opening = findOpening(addressOf('?view=7'), [view], known)
        expect(opening).toMatchObject({ view: '7', ...leaveOutMissing(contentOfView(view), known) })
        const there = addressOf(writePlace(opening as ListPlace))
        expect(needsView(there)).toBe(false)
        expect(findOpening(there, [view], known)).toBeNull()
        expect(readPlace(there)).toEqual(opening)
      }),
    )
  })

  test('says so where everything was taken away from it, lest that comes back', () => {
    const emptied = addressOf(writePlace({ ...readPlace(addressOf('?view=7')), ...plain }))
    expect(saysContent(emptied)).toBe(true)
    expect(findOpening(emptied, [viewOf('7', { search: 'vale' })], known)).toBeNull()
  })

  test('keeps how many records are on a page', () => {
    const opening = findOpening(addressOf('?view=7&page_size=20'), [viewOf('7', { search: 'vale' })], known)
    expect(opening).toMatchObject({ search: 'vale', limit: 20 })
  })

  test.each(['?view=8', '?view=all', '?search=vale', '?f.active=true', '?columns=name', '?page_size=20'])(
    'of another list leads nowhere else: %s',
    (query) => {
      const all = [viewOf('7', { search: 'vale' }, { isDefault: true })]
      expect(findOpening(addressOf(query), all, known)).toBeNull()
    },
  )

  test('of the list alone leads to the default, and stays where there is none', () => {
    const all = [viewOf('6'), viewOf('7', { search: 'vale' }, { isDefault: true })]
    expect(findOpening(addressOf(''), all, known)).toMatchObject({ view: '7', search: 'vale' })
    expect(findOpening(addressOf(''), [viewOf('6')], known)).toBeNull()
  })

  test('leads to the view as it was kept where nobody knows what there is', () => {
    const view = viewOf('7', { filters: { gone: 'true' } })
    expect(findOpening(addressOf('?view=7'), [view], null)).toMatchObject({ filters: { gone: 'true' } })
  })

  test.each([
    ['', true],
    ['?view=7', true],
    ['?view=7&page=2', true],
    ['?view=all', false],
    ['?page=2', false],
    ['?view=7&search=', false],
  ])('waits for views where only they say what it shows: %s', (query, isNeeded) => {
    expect(needsView(addressOf(query))).toBe(isNeeded)
  })
})

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

describe('what a view uses that is gone', () => {
  test('is left out, and everything else stays', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const missing = findMissing(content, known)
        const left = leaveOutMissing(content, known)
        expect(findMissing(left, known)).toEqual([])
        expect(leaveOutMissing(left, known)).toEqual(left)
        if (missing.length === 0) expect(left).toEqual(content)
        expect(missing).toEqual([...new Set(missing)])
        expect(left.search).toBe(content.search)
        for (const name of Object.keys(content.filters))
          expect(name in left.filters).toBe(!missing.includes(name))
      }),
    )
  })

  test('is named once, of filters, sort and columns', () => {
    const content = {
      search: '',
      ordering: '-tier',
      filters: { tier: '3', active: 'true' },
      columns: ['name', 'royalty_tier', 'bio'],
    }
    expect(findMissing(content, known)).toEqual(['tier', 'royalty_tier'])
    expect(leaveOutMissing(content, known)).toEqual({
      search: '',
      ordering: null,
      filters: { active: 'true' },
      columns: ['name', 'bio'],
    })
  })

  test('leaves the list its own columns where none is left', () => {
    expect(leaveOutMissing({ ...plain, columns: ['gone'] }, known).columns).toBeNull()
  })

  test('is no column of a type whose columns nobody knows', () => {
    const unknown = knownOf({ ...described, fields: null }, { ...type, columns: [] })
    expect(findMissing({ ...plain, columns: ['gone'] }, unknown)).toEqual([])
  })

  test('is called as its column is, or the server calls it, or by its own name', () => {
    expect(labelOf('royalty_code', type, described)).toBe('Royalty code')
    expect(labelOf('bio', type, described)).toBe('Biography')
    expect(labelOf('gaa_artist', type, described)).toBe('Portal')
    expect(labelOf('royalty_tier', type, described)).toBe('Royalty tier')
    expect(labelOf('_', type, described)).toBe('_')
  })

  test('is said in words', () => {
    expect(missingInWords(['Royalty code'])).toBe('This view used Royalty code, which is no longer there.')
    expect(missingInWords(['Tier', 'Region'])).toBe(
      'This view used Tier and Region, which are no longer there.',
    )
  })
})

describe('what a list shows', () => {
  const all = [viewOf('6', { search: 'hill' }), viewOf('7', { search: 'vale', filters: { gone: '1' } })]
  const show = (query: string, given: Partial<Parameters<typeof describeShown>[0]> = {}) =>
    describeShown({ place: readPlace(addressOf(query)), views: all, described, type, ...given })

  test('is the view that its address names, changed or not', () => {
    expect(show('?view=6&search=hill')).toEqual({
      view: all[0],
      isGone: false,
      missing: [],
      isChanged: false,
    })
    expect(show('?view=6&search=hills')).toMatchObject({ view: all[0], isChanged: true })
  })

  test('is a view that shows the same, where it names none', () => {
    expect(show('?search=hill')).toMatchObject({ view: all[0], isChanged: false })
    expect(show('?search=hills')).toMatchObject({ view: null, isChanged: true })
    expect(show('?search=hill&view=all')).toMatchObject({ view: null, isChanged: true })
  })

  test('is everything where nothing is chosen, even where a view keeps nothing either', () => {
    const views = [viewOf('5')]
    expect(show('', { views })).toEqual({ view: null, isGone: false, missing: [], isChanged: false })
    expect(show('?view=5&search=', { views })).toMatchObject({ view: views[0], isChanged: false })
  })

  test('is changed, and said to be, where its view uses what is gone', () => {
    expect(show('?view=7&search=vale')).toMatchObject({ view: all[1], missing: ['Gone'], isChanged: true })
  })

  test('is no view that is gone, once the views are read', () => {
    expect(show('?view=9')).toMatchObject({ view: null, isGone: true })
    expect(show('?view=9', { views: undefined })).toMatchObject({ view: null, isGone: false })
  })

  test('keeps its view as it is narrowed, and names none that is gone', () => {
    const to = { ...readPlace(addressOf('?view=9')), search: 'vale' }
    expect(keepViewIn(to, show('?view=9')).view).toBeNull()
    expect(keepViewIn(to, show('?view=9', { views: undefined })).view).toBe('9')
    expect(keepViewIn({ ...to, view: null }, show('?search=hill')).view).toBe('6')
    expect(keepViewIn({ ...to, view: ALL }, show('?view=all')).view).toBe(ALL)
  })

  test('has the content that is kept of it', () => {
    const place = readPlace(addressOf('?view=6&search=hill&f.active=true&page=3'))
    expect(contentOf(place)).toEqual({ ...plain, search: 'hill', filters: { active: 'true' } })
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
