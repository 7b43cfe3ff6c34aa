import { describe, expect, test } from 'vitest'
import { describe as describeChart, listTransitions } from '#client/features/statechart/describe.ts'
import type { Drawing, Place } from '#client/features/statechart/drawing.ts'
import { draw } from '#client/features/statechart/layout.ts'
import { findActive, looksOf } from '#client/features/statechart/shown.ts'
import { allMachines } from '#machines/all.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { declaredTransitionsOf } from '#machines/chart/transitions.ts'
import { quickViewMachine } from '#machines/quick-view/machine.ts'
import { walks } from '#tests/walks/walks.ts'

test('every machine that is walked can be drawn', () => {
  expect(allMachines.map(({ id }) => id)).toEqual(walks.map(({ name }) => name))
})

const overlap = (a: Place, b: Place) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const holds = (outer: Place, inner: Place) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

const boxOf = ({ boxes }: Drawing, id: string) => {
  const box = boxes.find(({ state }) => state.id === id)
  if (!box) throw new Error(`${id} is not drawn.`)
  return box
}

describe.for(allMachines.map((machine) => [machine.id, machine] as const))('%s', ([, machine]) => {
  test('is drawn with each of its transitions, by the keys that the walks use', async () => {
    const declared = declaredTransitionsOf(machine).map(({ key }) => key)
    expect(listTransitions(describeChart(machine)).map(({ key }) => key)).toEqual(
      expect.arrayContaining(declared),
    )
    const { boxes, arrows } = await draw(machine)
    const stays = boxes.flatMap(({ state }) => state.stays.map(({ key }) => key))
    const leads = arrows.flatMap(({ transitions }) => transitions.map(({ key }) => key))
    // A transition into several regions has an arrow to each.
    expect(new Set([...stays, ...leads])).toEqual(new Set(declared))
  })

  test('is drawn with every state inside its parent, beside its siblings, and with words that hide no state', async () => {
    const drawing = await draw(machine)
    for (const outer of drawing.boxes) {
      const inner = outer.state.states.map(({ id }) => boxOf(drawing, id))
      for (const [index, box] of inner.entries()) {
        expect(holds(outer, box), `${box.state.id} is inside ${outer.state.id}`).toBe(true)
        for (const other of inner.slice(index + 1))
          expect(overlap(box, other), `${box.state.id} overlaps ${other.state.id}`).toBe(false)
      }
    }
    const simple = drawing.boxes.filter(({ state }) => state.states.length === 0)
    for (const { id, label } of drawing.arrows)
      for (const box of simple)
        expect(label !== null && overlap(label, box), `the words of ${id} hide ${box.state.id}`).toBe(false)
  })
})

test('a chart is laid out once', () => {
  expect(draw(authMachine)).toBe(draw(authMachine))
})

test('the active states of a value are found in every region', () => {
  expect([...findActive(quickViewMachine, { view: { open: 'loading' }, page: 'resting' })]).toEqual([
    'quick-view',
    'quick-view.view',
    'quick-view.view.open',
    'quick-view.view.open.loading',
    'quick-view.page',
    'quick-view.page.resting',
  ])
})

test('an arrow that transitions share shows the worst of their marks', () => {
  const marks = new Map([
    ['a', 'all'],
    ['b', 'none'],
    ['c', 'some'],
  ] as const)
  expect(looksOf({ marks }, 'a', 'c')['data-mark']).toBe('some')
  expect(looksOf({ marks }, 'a', 'b', 'c')['data-mark']).toBe('none')
  expect(looksOf({}, 'a')['data-mark']).toBeUndefined()
  expect(looksOf({ taken: new Set(['b']) }, 'a', 'b')['data-taken']).toBe(true)
})
