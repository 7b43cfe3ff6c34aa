import { expect, test } from 'vitest'
import { searchMachine } from '#machines/search/machine.ts'
import { type SearchPlace, START } from '#machines/search/place.ts'
import {
  selectFailure,
  selectFilterCount,
  selectHiddenNotice,
  selectIsBeyond,
  selectIsEmpty,
  selectIsPending,
  selectIsSignInNeeded,
  selectOffersApi,
  selectOffersFavorites,
  selectOwnOnlyNotice,
  selectPlace,
  selectWarnings,
  warningInWords,
} from '#machines/search/selectors.ts'
import { outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'
import { everything, runAt, wantedOf } from './search-run.ts'

test('a search follows its address, and asks for a new address instead of changing its place itself', () => {
  const run = runAt({ q: 'dunes' })
  expect(run.calls.map(({ input }) => input)).toEqual([{ place: { ...START, q: 'dunes' } }])
  run.send({ type: 'words.submitted', text: ' sea ' })
  expect(run.told).toEqual([{ type: 'place.wanted', place: { ...START, q: 'sea' } }])
  expect(run.calls).toHaveLength(1)
})

test('what is chosen is one object until it changes, so that only what changes is drawn anew', () => {
  const run = runAt({})
  run.send({ type: 'filter.toggled', section: 'color', value: 'blue' })
  run.send({ type: 'filter.toggled', section: 'type', value: 'photography' })
  const chosen = selectPlace(run.state())
  expect(selectPlace(run.state())).toBe(chosen)
  run.send({ type: 'place.changed', byHistory: false, place: structuredClone(chosen) })
  expect(selectPlace(run.state())).toBe(chosen)
  run.send({ type: 'filter.toggled', section: 'type', value: 'fine art' })
  expect(selectPlace(run.state()).filters.color).toBe(chosen.filters.color)
})

// Spec 5.28
test('changing words, filters, source or sort begins at the first page', () => {
  const intents = [
    { type: 'words.submitted', text: 'sea' },
    { type: 'filter.toggled', section: 'type', value: 'photography' },
    { type: 'filter.toggled', section: 'color', value: 'blue' },
    { type: 'api.chosen', api: 'getty' },
    { type: 'filters.cleared' },
    { type: 'sort.chosen', sort: 'popular' },
    { type: 'clearing.undone', was: { ...START, filters: { color: ['red'] }, offset: 40 } },
  ] as const
  for (const intent of intents) {
    const run = runAt({ offset: 40, filters: { color: ['blue'] } }, 'staff')
    run.send(intent)
    expect(wantedOf(run)?.offset, intent.type).toBe(0)
  }
})

test('a page is chosen by its number, and another page size keeps the results in view', () => {
  const run = runAt({ offset: 60, limit: 20 })
  run.send({ type: 'page.chosen', page: 3 })
  expect(wantedOf(run)).toMatchObject({ offset: 40, limit: 20 })
  run.send({ type: 'page.chosen', page: 0 })
  expect(wantedOf(run)).toMatchObject({ offset: 0 })
  run.send({ type: 'page.chosen', page: 4 })
  run.send({ type: 'limit.chosen', limit: 50 })
  expect(wantedOf(run)).toMatchObject({ offset: 50, limit: 50 })
})

// Spec 5.26, 5.27
test('filters of a section add up, and removing the last leaves no empty section', () => {
  const run = runAt({})
  run.send({ type: 'filter.toggled', section: 'type', value: 'photography' })
  run.send({ type: 'filter.toggled', section: 'type', value: 'fine art' })
  expect(wantedOf(run)?.filters).toEqual({ type: ['fine art', 'photography'] })
  run.send({ type: 'filter.toggled', section: 'type', value: 'fine art' })
  run.send({ type: 'filter.toggled', section: 'type', value: 'photography' })
  expect(wantedOf(run)?.filters).toEqual({})
})

// Spec 5.24, 5.25
test('the first four colors are exclusive', () => {
  for (const color of ['black and white', 'neutral', 'pastel', 'pale']) {
    const run = runAt({ filters: { color: ['blue', 'red'] } })
    run.send({ type: 'filter.toggled', section: 'color', value: color })
    expect(wantedOf(run)?.filters).toEqual({ color: [color] })
    run.send({ type: 'filter.toggled', section: 'color', value: 'red' })
    expect(wantedOf(run)?.filters).toEqual({ color: ['red'] })
  }
})

test('choices made before the address has caught up are all kept', () => {
  const run = runAt({})
  run.send({ type: 'filter.toggled', section: 'color', value: 'blue' })
  run.send({ type: 'filter.toggled', section: 'color', value: 'red' })
  run.send({ type: 'place.changed', byHistory: false, place: { ...START, filters: { color: ['blue'] } } })
  run.send({ type: 'filter.toggled', section: 'orientation', value: 'square' })
  expect(selectPlace(run.state()).filters).toEqual({ color: ['blue', 'red'], orientation: ['square'] })
})

test('going back cancels choices on the way, even where it arrives at one of their places', () => {
  const run = runAt({ q: 'sea' })
  run.send({ type: 'words.submitted', text: 'dunes' })
  run.send({ type: 'sort.chosen', sort: 'popular' })
  run.send({ type: 'place.changed', byHistory: true, place: { ...START, q: 'dunes' } })
  expect(selectPlace(run.state())).toEqual({ ...START, q: 'dunes' })
})

test('following a link cancels choices on the way', () => {
  const run = runAt({ q: 'sea' })
  run.send({ type: 'sort.chosen', sort: 'popular' })
  run.send({ type: 'place.changed', byHistory: false, place: { ...START, q: 'sky' } })
  expect(selectPlace(run.state())).toEqual({ ...START, q: 'sky' })
})

test('Clear All removes what the badge counts, and Undo brings it back under the current words', () => {
  const was = { q: 'dunes', filters: { color: ['blue'] }, api: 'internal', debug: '1', offset: 20 } as const
  const run = runAt(was)
  expect(selectFilterCount(run.state())).toBe(3)
  run.send({ type: 'filters.cleared' })
  expect(run.told[0]).toEqual({ type: 'clearing.done', was: { ...START, ...was } })
  expect(wantedOf(run)).toEqual({ ...START, q: 'dunes' })
  run.send({ type: 'words.submitted', text: 'sea' })
  run.send({ type: 'clearing.undone', was: { ...START, ...was } })
  expect(wantedOf(run)).toEqual({ ...START, ...was, q: 'sea', offset: 0 })
})

test('clearing no filters asks for no place and offers no Undo', () => {
  const run = runAt({ q: 'dunes' })
  run.send({ type: 'filters.cleared' })
  expect(run.told).toEqual([])
})

test('Undo works where the search is no longer shown, even after a reload', () => {
  const run = runHeld(searchMachine, { visitor: 'anonymous' })
  const was = { ...START, q: 'dunes', filters: { color: ['blue'] } }
  run.send({ type: 'clearing.undone', was })
  expect(run.told).toEqual([{ type: 'place.wanted', place: was }])
})

test('words can be submitted from any page, and begin a search of their own', () => {
  const run = runAt({ q: 'dunes', filters: { color: ['blue'] } })
  run.send({ type: 'place.left' })
  run.send({ type: 'words.submitted', text: '' })
  expect(wantedOf(run)).toEqual(START)
})

// Spec 6.5
test('favorites can be chosen only by a visitor who is signed in, and removed by anyone', () => {
  const toggled = { type: 'filter.toggled', section: 'favorites', value: 'true' } as const
  const anonymous = runAt({})
  anonymous.send(toggled)
  expect(anonymous.told).toEqual([])
  expect(selectOffersFavorites(anonymous.state())).toBe(false)
  const signedIn = runAt({}, 'signedIn')
  signedIn.send(toggled)
  expect(wantedOf(signedIn)?.filters).toEqual({ favorites: ['true'] })
  expect(selectOffersFavorites(signedIn.state())).toBe(true)
  const linked = runAt({ filters: { favorites: ['true'] } })
  linked.send(toggled)
  expect(wantedOf(linked)?.filters).toEqual({})
})

test('an address with favorites waits for somebody to sign in', () => {
  const run = runAt({ filters: { favorites: ['true'] } })
  expect(selectIsSignInNeeded(run.state())).toBe(true)
  expect(run.calls).toEqual([])
  run.send({ type: 'visitor.changed', visitor: 'signedIn' })
  expect(run.calls).toHaveLength(1)
  run.send({ type: 'visitor.changed', visitor: 'anonymous' })
  expect(selectIsSignInNeeded(run.state())).toBe(true)
})

// Spec 6.14
test('only staff choose the source', () => {
  for (const visitor of ['anonymous', 'signedIn'] as const) {
    const run = runAt({}, visitor)
    run.send({ type: 'api.chosen', api: 'getty' })
    expect(run.told).toEqual([])
    expect(selectOffersApi(run.state())).toBe(false)
  }
  const staff = runAt({}, 'staff')
  staff.send({ type: 'api.chosen', api: 'indexed' })
  expect(wantedOf(staff)?.api).toBe('indexed')
  expect(selectOffersApi(staff.state())).toBe(true)
})

// Spec 6.15, 6.19, 6.20
test('a visitor who is not staff reads that an address hides results, and can show all', () => {
  expect(selectHiddenNotice(runAt({ api: 'internal' }).state())).toBe(
    'Results from our extended catalog are hidden.',
  )
  expect(selectHiddenNotice(runAt({ api: 'getty' }, 'signedIn').state())).toBe('Some results are hidden.')
  expect(selectHiddenNotice(runAt({ api: 'internal' }, 'staff').state())).toBeNull()
  expect(selectHiddenNotice(runAt({}).state())).toBeNull()
  const run = runAt({ api: 'internal', q: 'dunes' })
  run.send({ type: 'hidden.shown' })
  expect(wantedOf(run)).toEqual({ ...START, q: 'dunes' })
})

test('a source in the address hides results too, and Show all removes it', () => {
  const run = runAt({ source: 'GET', q: 'dunes' })
  expect(selectHiddenNotice(run.state())).toBe('Some results are hidden.')
  expect(selectHiddenNotice(runAt({ source: 'internal', api: 'internal' }).state())).toBe(
    'Some results are hidden.',
  )
  expect(selectHiddenNotice(runAt({ source: 'GET' }, 'staff').state())).toBeNull()
  run.send({ type: 'hidden.shown' })
  expect(wantedOf(run)).toEqual({ ...START, q: 'dunes' })
})

test('a notice says that only the shop searches what Getty was asked for', () => {
  const told = (place: Partial<SearchPlace>) => selectOwnOnlyNotice(runAt(place, 'staff').state())
  const favorites = 'Favorites and collections include art from our own catalog only.'
  const artists = 'Showing one picture per artist. Results from Getty Images aren’t included.'
  expect(told({ api: 'getty', filters: { favorites: ['true'] } })).toBe(favorites)
  expect(told({ api: 'getty', filters: { collection: ['7'] } })).toBe(favorites)
  expect(told({ filters: { collection: ['7'] } })).toBeNull()
  expect(told({ api: 'getty', filters: { color: ['red'] } })).toBeNull()
  expect(told({ group: 'artist' })).toBe(artists)
  expect(told({ group: 'artist', api: 'getty' })).toBe(artists)
  expect(told({ group: 'artist', api: 'internal' })).toBeNull()
})

test('a change of visitor searches again only where it changes the results', () => {
  const run = runAt({ q: 'dunes' })
  run.send({ type: 'visitor.changed', visitor: 'anonymous' })
  expect(run.calls).toHaveLength(1)
  run.send({ type: 'visitor.changed', visitor: 'staff' })
  expect(run.calls).toHaveLength(2)
})

test('an answer for an older address never replaces that for a newer one', async () => {
  const run = runAt({ q: 'dunes' })
  const late = run.calls.at(-1)
  run.send({ type: 'place.changed', byHistory: false, place: { ...START, q: 'sea' } })
  await run.answer('findImages', { isEmpty: true, warnings: [] }, late)
  expect(selectIsPending(run.state())).toBe(true)
  await run.answer('findImages', everything)
  expect(selectIsEmpty(run.state())).toBe(false)
})

test('the same address is not searched twice', () => {
  const run = runAt({ q: 'dunes' })
  run.send({ type: 'place.changed', byHistory: false, place: { ...START, q: 'dunes' } })
  expect(run.calls).toHaveLength(1)
})

// Spec 8.16
test('an empty search, a page past the end and a source that did not answer are told apart', async () => {
  const empty = runAt({})
  await empty.answer('findImages', { isEmpty: true, warnings: [] })
  expect(selectIsEmpty(empty.state())).toBe(true)

  const window = { kind: 'window', message: 'Only the first 10000 results can be shown.' } as const
  const beyond = runAt({ offset: 10_000 })
  await beyond.answer('findImages', { isEmpty: true, warnings: [window] })
  expect(selectIsBeyond(beyond.state())).toBe(true)
  expect(selectIsEmpty(beyond.state())).toBe(false)
  expect(selectWarnings(beyond.state()).map(warningInWords)).toEqual([window.message])

  const partial = runAt({})
  await partial.answer('findImages', { isEmpty: true, warnings: [{ kind: 'source', source: 'getty' }] })
  expect(selectIsEmpty(partial.state())).toBe(false)
  expect(selectWarnings(partial.state()).map(warningInWords)).toEqual([
    'Getty results not available. Please try again. Contact customer support if this persists.',
  ])
  partial.send({ type: 'search.retried' })
  expect(selectWarnings(partial.state())).toEqual([])
  expect(partial.calls).toHaveLength(2)
})

// Spec 8.15
test('a failed search says so until it is tried again', async () => {
  const run = runAt({ q: 'dunes' })
  await run.refuse('findImages', outage)
  expect(selectFailure(run.state())).toEqual({
    kind: 'unavailable',
    message:
      'The project service is not available right now. Please try again. Contact customer support if this persists.',
  })
  run.send({ type: 'search.retried' })
  expect(selectFailure(run.state())).toBeNull()
  await run.answer('findImages', everything)
  expect(selectIsPending(run.state())).toBe(false)
})
