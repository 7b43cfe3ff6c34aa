import { describe, expect, test } from 'vitest'
import type { Filters } from '#services/content/index/filters.ts'
import type { Api } from '#services/content/search/contract.ts'
import { chooseSources, type Wanted } from '#services/content/search/sources/asked.ts'

const named = (filters: Filters, api?: Api, isThere = true) => namedFor({ filters, api }, isThere)
const namedFor = (wanted: Wanted, isThere = true) => {
  const { internal, stock, indexed } = chooseSources(wanted, isThere)
  return [internal ? (indexed ? 'internal with indexed' : 'internal') : '', stock ? 'stock' : ''].filter(
    Boolean,
  )
}
const BOTH = ['internal', 'stock']
const OWN = ['internal with indexed']

describe('a search asks', () => {
  // Spec 7.44, 7.45, 7.46
  test.each<[string, Filters, string[]]>([
    ['both, without a filter', {}, BOTH],
    ['both, for empty sections', { price: [], type: [], artist: [], publisher: [], collection: [] }, BOTH],
    ['the shop alone for favorites', { favorites: true }, OWN],
    ['both where favorites are not asked for', { favorites: false }, BOTH],
    ['the shop alone for a collection', { collection: ['12'] }, OWN],
    ['the shop alone below tier 3', { price: [1, 2] }, OWN],
    ['both from tier 3', { price: [2, 3] }, BOTH],
    ['both for tier 4', { price: [4] }, BOTH],
    ['the shop alone for fine art', { type: ['fine art'] }, OWN],
    ['both for photography', { type: ['fine art', 'photography'] }, BOTH],
    ['the shop alone for an artist', { artist: ['Claude Monet'] }, OWN],
    ['the shop alone for other publishers', { publisher: ['GAA', 'MCG'] }, OWN],
    ['both for GET among others', { publisher: ['GAA', 'GET'] }, BOTH],
    ['the stock source alone for GET', { publisher: ['GET'] }, ['stock']],
    ['the shop for GET among favorites', { publisher: ['GET'], favorites: true }, OWN],
    ['both for what either may have', { color: ['red'], people: ['with'], substrate: ['mural'] }, BOTH],
  ])('%s', (_, filters, sources) => {
    expect(named(filters)).toEqual(sources)
  })

  // Spec 7.44, 7.45, 7.46
  test.each<[Api, Filters, string[]]>([
    ['internal', {}, ['internal']],
    ['internal', { publisher: ['GET'] }, ['internal']],
    ['getty', {}, ['stock']],
    ['getty', { favorites: true }, OWN],
    ['getty', { collection: ['12'] }, OWN],
    ['internal', { collection: ['12'] }, ['internal']],
    ['getty', { type: ['fine art'] }, []],
    ['indexed', {}, OWN],
    ['indexed', { publisher: ['GET'] }, OWN],
  ])('the sources of api=%s, with %o', (api, filters, sources) => {
    expect(named(filters, api)).toEqual(sources)
  })

  test.each<[Omit<Wanted, 'filters'>, Filters, string[]]>([
    [{ source: 'internal' }, {}, ['internal']],
    [{ source: 'GET' }, {}, ['stock']],
    [{ source: 'GETRM' }, {}, ['stock']],
    [{ source: 'GET' }, { price: [3] }, ['stock']],
    [{ source: 'GET' }, { price: [4] }, OWN],
    [{ source: 'GETRM' }, { price: [3, 4] }, ['stock']],
    [{ source: 'GETRM' }, { favorites: true }, OWN],
    [{ source: 'GET' }, { artist: ['Ann'] }, OWN],
    [{ source: 'internal' }, { favorites: true }, ['internal']],
    [{ source: 'GET', api: 'indexed' }, {}, OWN],
    [{ source: 'internal', api: 'indexed' }, {}, ['internal']],
    [{ source: 'GET', api: 'internal' }, {}, []],
    [{ source: 'internal', api: 'getty' }, {}, []],
    [{ source: 'GETRM', api: 'getty' }, {}, ['stock']],
    [{ group: 'artist' }, {}, OWN],
    [{ group: 'artist', api: 'getty' }, {}, OWN],
    [{ group: 'artist', api: 'internal' }, {}, ['internal']],
    [{ group: 'artist', source: 'GET' }, {}, OWN],
  ])('the sources of %o, with %o', (wanted, filters, sources) => {
    expect(namedFor({ ...wanted, filters })).toEqual(sources)
  })

  test('the shop alone if there is no stock source', () => {
    expect(named({}, undefined, false)).toEqual(OWN)
    expect(named({ publisher: ['GET'] }, undefined, false)).toEqual(OWN)
    expect(named({}, 'getty', false)).toEqual([])
    expect(named({ favorites: true }, 'getty', false)).toEqual(OWN)
  })
})
