import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, type InputFrom } from 'xstate'
import { type RowSelectionEmitted, rowSelectionMachine } from '#machines/row-selection/machine.ts'
import type { rowSelectionPorts, Stray } from '#machines/row-selection/ports.ts'
import { findRow, listBetween } from '#machines/row-selection/rows.ts'
import {
  selectAt,
  selectChosen,
  selectHasChosen,
  selectOfPage,
  selectStrays,
} from '#machines/row-selection/selectors.ts'

const all = { search: '', filters: {} }

/** A list whose server answers, or refuses, what each question for strays is answered by. */
const openList = (...rows: string[]) => {
  const asked: { ids: readonly string[]; answer: (strays: readonly Stray[]) => void; refuse: () => void }[] =
    []
  const findStrays = fromPromise<readonly Stray[], InputFrom<typeof rowSelectionPorts.findStrays>>(
    ({ input: { ids } }) =>
      new Promise((answer, reject) => {
        asked.push({ ids, answer, refuse: () => reject(new Error('late')) })
      }),
  )
  const machine = rowSelectionMachine.provide({ actors: { findStrays } })
  const list = createActor(machine, { input: { resource: 'artist' } })
  const wanted: RowSelectionEmitted[] = []
  list.on('focus.wanted', (wish) => wanted.push(wish))
  list.start()
  list.send({ type: 'rows.shown', ids: rows, ...all })
  return {
    send: list.send.bind(list),
    wanted,
    at: () => selectAt(list.getSnapshot()),
    chosen: () => selectChosen(list.getSnapshot()),
    ofPage: () => selectOfPage(list.getSnapshot()),
    hasChosen: () => selectHasChosen(list.getSnapshot()),
    asked,
    strays: () => selectStrays(list.getSnapshot()).map(({ id }) => id),
  }
}

test('keys move one row at a time, give it the focus, and stop at the ends', () => {
  const list = openList('a', 'b')
  for (const _ of [1, 2, 3]) list.send({ type: 'row.next' })
  expect(list.at()).toBe('b')
  for (const _ of [1, 2]) list.send({ type: 'row.previous' })
  expect(list.at()).toBe('a')
  expect(list.wanted.map(({ id }) => id)).toEqual(['a', 'b', 'b', 'a', 'a'])
})

test('the first key leads to the first row, or up to the last', () => {
  expect(findRow(['a', 'b', 'c'], null, 1)).toBe('a')
  expect(findRow(['a', 'b', 'c'], null, -1)).toBe('c')
  expect(findRow([], null, 1)).toBeNull()
})

test('what is chosen stays chosen on other pages, and keys begin anew there', () => {
  const list = openList('a', 'b')
  list.send({ type: 'row.toggled', id: 'b' })
  list.send({ type: 'rows.shown', ids: ['c', 'd'], ...all })
  expect([list.at(), list.ofPage()]).toEqual([null, 'none'])
  list.send({ type: 'page.toggled' })
  expect(list.chosen()).toEqual(['b', 'c', 'd'])
  list.send({ type: 'page.toggled' })
  expect(list.chosen()).toEqual(['b'])
  list.send({ type: 'rows.shown', ids: ['b', 'a'], ...all })
  expect(list.ofPage()).toBe('some')
})

test('a range goes from the row chosen last to this one, in either direction', () => {
  const list = openList('a', 'b', 'c', 'd')
  list.send({ type: 'row.toggled', id: 'c' })
  list.send({ type: 'range.chosen', id: 'a' })
  expect([...list.chosen()].sort()).toEqual(['a', 'b', 'c'])
  list.send({ type: 'range.chosen', id: 'd' })
  expect(list.ofPage()).toBe('all')
})

test('a range that begins on another page is this row alone', () => {
  expect(listBetween(['a', 'b'], 'z', 'b')).toEqual(['b'])
  expect(listBetween(['a', 'b'], null, 'b')).toEqual(['b'])
})

test('nothing stays chosen once it is cleared, or the session has ended', () => {
  for (const type of ['selection.cleared', 'signedOut'] as const) {
    const list = openList('a', 'b')
    list.send({ type: 'page.toggled' })
    list.send({ type })
    expect([list.chosen(), list.hasChosen()]).toEqual([[], false])
    list.send({ type: 'rows.shown', ids: ['a', 'b'], ...all })
    list.send({ type: 'range.chosen', id: 'b' })
    expect(list.chosen()).toEqual(['b'])
  }
})

// Failure 29 of console-design.md.
test('what was chosen and has left the list is said, and can be chosen no longer', async () => {
  const list = openList('a', 'b', 'c')
  list.send({ type: 'page.toggled' })
  expect(list.asked).toEqual([])
  list.send({ type: 'rows.shown', ids: ['a', 'c'], ...all })
  expect(list.asked.map(({ ids }) => ids)).toEqual([['a', 'b', 'c']])
  list.asked[0]?.answer([{ id: 'b', label: 'Ben' }])
  await vi.waitFor(() => expect(list.strays()).toEqual(['b']))
  expect(list.chosen()).toEqual(['a', 'b', 'c'])
  list.send({ type: 'strays.dropped' })
  expect([list.chosen(), list.strays()]).toEqual([['a', 'c'], []])
})

test('of two readings the later says what has left, and one that fails changes nothing of it', async () => {
  const list = openList('a', 'b')
  list.send({ type: 'page.toggled' })
  for (const _ of [1, 2]) list.send({ type: 'rows.shown', ids: ['b'], ...all })
  list.asked[0]?.answer([{ id: 'b', label: null }])
  list.asked[1]?.answer([{ id: 'a', label: null }])
  await vi.waitFor(() => expect(list.strays()).toEqual(['a']))
  list.send({ type: 'rows.shown', ids: ['b'], ...all })
  list.asked[2]?.refuse()
  await new Promise((resolve) => setImmediate(resolve))
  expect(list.strays()).toEqual(['a'])
  list.send({ type: 'rows.shown', ids: ['a', 'b'], ...all })
  list.send({ type: 'row.toggled', id: 'a' })
  expect(list.strays()).toEqual([])
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const event = fc.oneof(
  fc.record({
    type: fc.constant('rows.shown' as const),
    ids: fc.uniqueArray(id),
    search: fc.constant(''),
    filters: fc.constant({}),
  }),
  fc.record({
    type: fc.constantFrom('row.toggled' as const, 'range.chosen' as const, 'row.entered' as const),
    id,
  }),
  fc.record({
    type: fc.constantFrom(
      'row.next' as const,
      'row.previous' as const,
      'page.toggled' as const,
      'selection.cleared' as const,
      'strays.dropped' as const,
    ),
  }),
)

test('however it is used, rows are chosen once, and its state says whether any is', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const list = openList('a', 'b', 'c')
      for (const each of events) {
        list.send(each)
        expect(new Set(list.chosen()).size).toBe(list.chosen().length)
        expect(list.hasChosen()).toBe(list.chosen().length > 0)
      }
    }),
  )
})
