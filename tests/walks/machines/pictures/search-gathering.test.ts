import { expect, test } from 'vitest'
import type { SearchFilters, Section } from '#machines/search/filters.ts'
import type { Visitor } from '#machines/search/intent.ts'
import { searchMachine } from '#machines/search/machine.ts'
import { type SearchPlace, START } from '#machines/search/place.ts'
import {
  selectFilterCount,
  selectGatheredCount,
  selectGathers,
  selectPlace,
} from '#machines/search/selectors.ts'
import { runHeld } from '../../walker/held-actor.ts'
import { runAt, type SearchRun, wantedOf } from './search-run.ts'

const gathering = (place: Partial<SearchPlace>, visitor: Visitor = 'anonymous') => {
  const run = runAt(place, visitor)
  run.send({ type: 'refresh.chosen', refresh: 'onApply' })
  return run
}
const toggle = (run: SearchRun, section: Section, value: string) =>
  run.send({ type: 'filter.toggled', section, value })

test('filters that apply on Apply gather until then, and are applied together', () => {
  const run = gathering({ q: 'dunes', offset: 100, filters: { color: ['blue'] } }, 'staff')
  toggle(run, 'color', 'red')
  toggle(run, 'color', 'blue')
  toggle(run, 'type', 'photography')
  run.send({ type: 'api.chosen', api: 'internal' })
  expect(run.told).toEqual([])
  expect(selectPlace(run.state())).toMatchObject({
    api: 'internal',
    filters: { color: ['red'], type: ['photography'] },
  })
  expect(selectGatheredCount(run.state())).toBe(4)
  expect(selectFilterCount(run.state())).toBe(1)
  run.send({ type: 'filters.applied' })
  const applied = {
    ...START,
    q: 'dunes',
    api: 'internal',
    filters: { color: ['red'], type: ['photography'] },
  }
  expect(run.told).toEqual([{ type: 'place.wanted', place: applied }])
  expect(selectGatheredCount(run.state())).toBe(0)
  expect(selectPlace(run.state())).toEqual(applied)
  run.send({ type: 'filters.applied' })
  expect(run.told).toHaveLength(1)
})

test('exchanging a choice is one change, and taking a choice back is none', () => {
  const changes = (filters: SearchFilters, ...toggled: [Section, string][]) => {
    const run = gathering({ filters })
    for (const [section, value] of toggled) toggle(run, section, value)
    return selectGatheredCount(run.state())
  }
  expect(changes({ resolution: ['12'] }, ['resolution', '21'])).toBe(1)
  expect(changes({ color: ['blue', 'red'] }, ['color', 'pale'])).toBe(1)
  expect(changes({ color: ['pale'] }, ['color', 'red'], ['color', 'blue'])).toBe(2)
  expect(changes({ color: ['red'] }, ['color', 'red'], ['color', 'blue'])).toBe(2)
  expect(changes({ resolution: ['12'] }, ['resolution', '12'])).toBe(1)
  expect(changes({}, ['color', 'red'], ['color', 'red'])).toBe(0)
  const back = gathering({})
  toggle(back, 'color', 'red')
  toggle(back, 'color', 'red')
  back.send({ type: 'filters.applied' })
  expect(back.told).toEqual([])
})

test('gathered filters can be dropped', () => {
  const run = gathering({ filters: { color: ['blue'] } })
  toggle(run, 'color', 'red')
  run.send({ type: 'filters.dropped' })
  expect(selectPlace(run.state()).filters).toEqual({ color: ['blue'] })
  expect(selectGatheredCount(run.state())).toBe(0)
})

test('gathered filters stay with new words, another order and another page', () => {
  const run = gathering({ q: 'dunes', filters: { color: ['blue'] } })
  toggle(run, 'type', 'photography')
  const intents = [
    { type: 'words.submitted', text: 'sea' },
    { type: 'sort.chosen', sort: 'popular' },
    { type: 'page.chosen', page: 2 },
  ] as const
  for (const intent of intents) {
    run.send(intent)
    const place = wantedOf(run) ?? START
    expect(place.filters).toEqual({ color: ['blue'] })
    run.send({ type: 'place.changed', byHistory: false, place })
    expect(selectGatheredCount(run.state())).toBe(1)
  }
  run.send({ type: 'filters.applied' })
  expect(wantedOf(run)).toEqual({
    ...START,
    q: 'sea',
    sort: 'popular',
    filters: { color: ['blue'], type: ['photography'] },
  })
})

test('gathered filters are dropped by Back, a link, Clear All, Undo, Show all, another visitor or another page', () => {
  const elsewhere = { ...START, q: 'dunes', filters: { color: ['tan'] } } satisfies SearchPlace
  const events = [
    { type: 'place.changed', byHistory: true, place: elsewhere },
    { type: 'place.changed', byHistory: false, place: elsewhere },
    { type: 'filters.cleared' },
    { type: 'clearing.undone', was: elsewhere },
    { type: 'hidden.shown' },
    { type: 'visitor.changed', visitor: 'signedIn' },
    { type: 'place.left' },
  ] as const
  for (const event of events) {
    const run = gathering({ api: 'getty', filters: { color: ['blue'] } })
    toggle(run, 'color', 'red')
    run.send(event)
    expect(selectGatheredCount(run.state()), event.type).toBe(0)
  }
  const wide = gathering({})
  toggle(wide, 'color', 'red')
  wide.send({ type: 'filters.cleared' })
  expect([selectGatheredCount(wide.state()), wide.told]).toEqual([0, []])
})

test('choosing that filters apply at once applies the gathered ones', () => {
  const run = gathering({ q: 'dunes' })
  expect(selectGathers(run.state())).toBe(true)
  toggle(run, 'color', 'red')
  run.send({ type: 'refresh.chosen', refresh: 'atOnce' })
  expect(selectGathers(run.state())).toBe(false)
  expect(wantedOf(run)?.filters).toEqual({ color: ['red'] })
  toggle(run, 'color', 'blue')
  expect(wantedOf(run)?.filters).toEqual({ color: ['blue', 'red'] })
})

test('the choice of when filters apply is kept where no search is shown too', () => {
  const run = runHeld(searchMachine, { visitor: 'anonymous' })
  run.send({ type: 'refresh.chosen', refresh: 'onApply' })
  run.send({ type: 'place.changed', byHistory: false, place: START })
  toggle(run, 'color', 'red')
  expect(selectGatheredCount(run.state())).toBe(1)
  expect(run.told).toEqual([])
})

test('filters that this visitor may not choose are not gathered', () => {
  const run = gathering({})
  toggle(run, 'favorites', 'true')
  run.send({ type: 'api.chosen', api: 'getty' })
  expect(selectGatheredCount(run.state())).toBe(0)
})
