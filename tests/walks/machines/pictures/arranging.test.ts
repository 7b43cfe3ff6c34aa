import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ArrangingEvent, arrangingMachine } from '#machines/arranging/machine.ts'
import { selectDeed, selectHeld, selectOrder, selectRemoved } from '#machines/arranging/selectors.ts'
import { runHeld } from '../../walker/held-actor.ts'

const ids = ['dunes', 'harbour', 'glacier', 'heron']
const arrange = (...events: ArrangingEvent[]) => {
  const run = runHeld(arrangingMachine, { ids })
  for (const event of events) run.send(event)
  return run.state()
}

test('a dropped picture stays where it was moved', () => {
  const state = arrange(
    { type: 'image.grabbed', id: 'dunes' },
    { type: 'image.moved', place: 1 },
    { type: 'image.moved', place: 3 },
    { type: 'image.dropped' },
  )
  expect(selectOrder(state)).toEqual(['harbour', 'glacier', 'heron', 'dunes'])
  expect(selectHeld(state)).toBeNull()
  expect(selectDeed(state)).toEqual({ kind: 'dropped', id: 'dunes', place: 3 })
})

test('a picture that is let go by Escape is back where it was', () => {
  const state = arrange(
    { type: 'image.grabbed', id: 'glacier' },
    { type: 'image.moved', place: 0 },
    { type: 'grab.cancelled' },
  )
  expect(selectOrder(state)).toEqual(ids)
  expect(selectDeed(state)).toEqual({ kind: 'returned', id: 'glacier', place: 2 })
})

test('no picture is moved past either end', () => {
  const state = arrange(
    { type: 'image.grabbed', id: 'dunes' },
    { type: 'image.moved', place: -1 },
    { type: 'image.moved', place: 4 },
  )
  expect(selectOrder(state)).toEqual(ids)
})

test('pictures that were taken out are put back where they were, the latest first', () => {
  const out = [
    { type: 'image.removed', id: 'harbour' },
    { type: 'image.removed', id: 'heron' },
  ] as const
  expect(selectOrder(arrange(...out))).toEqual(['dunes', 'glacier'])
  expect(selectRemoved(arrange(...out))).toBe('heron')
  const once = arrange(...out, { type: 'removal.undone' })
  expect(selectOrder(once)).toEqual(['dunes', 'glacier', 'heron'])
  const twice = arrange(...out, { type: 'removal.undone' }, { type: 'removal.undone' })
  expect(selectOrder(twice)).toEqual(ids)
  expect(selectRemoved(twice)).toBeNull()
})

test('added pictures come first, and those that are there already stay', () => {
  const state = arrange({ type: 'images.added', ids: ['reed', 'dunes', 'fern', 'reed'] })
  expect(selectOrder(state)).toEqual(['reed', 'fern', ...ids])
})

test('another order ends the move under way', () => {
  const state = arrange(
    { type: 'image.removed', id: 'heron' },
    { type: 'image.grabbed', id: 'dunes' },
    { type: 'order.given', ids: ['fern'] },
  )
  expect([selectOrder(state), selectHeld(state), selectRemoved(state)]).toEqual([['fern'], null, null])
})

test('no picture is there twice, and each is there until it is taken out', () => {
  const id = fc.constantFrom(...ids, 'fern', 'reed')
  const event: fc.Arbitrary<ArrangingEvent> = fc.oneof(
    fc.record({ type: fc.constant('images.added' as const), ids: fc.array(id) }),
    fc.record({ type: fc.constant('image.grabbed' as const), id }),
    fc.record({ type: fc.constant('image.moved' as const), place: fc.integer({ min: -2, max: 7 }) }),
    fc.constantFrom(
      ...(['image.dropped', 'grab.cancelled', 'removal.undone'] as const).map((type) => ({ type })),
    ),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const order = selectOrder(arrange(...events))
      expect(new Set(order).size).toBe(order.length)
      expect(ids.every((each) => order.includes(each))).toBe(true)
    }),
    { numRuns: 100 },
  )
})
