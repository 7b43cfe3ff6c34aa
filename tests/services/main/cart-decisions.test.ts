import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine, MOST_LINES, MOST_OF_A_LINE } from '#services/main/cart/decisions.ts'
import type { CartEvent, Fault, Line } from '#services/main/cart/events.ts'
import { merge } from '#services/main/cart/merge.ts'
import { type CartState, evolve, noCart } from '#services/main/cart/state.ts'
import { FRAMES } from '#services/main/pricing/frames.ts'

/** There are few values of everything, so that lines are often equal. */
const line: fc.Arbitrary<Line> = fc.record({
  id: fc.integer({ min: 1_000_000, max: 1_000_000_000 }),
  imageId: fc.constantFrom('lake', 'hill'),
  name: fc.string(),
  artist: fc.string(),
  imgsrc: fc.string(),
  preview: fc.string(),
  width: fc.constantFrom(12, 24),
  height: fc.constantFrom(8, 16),
  substrate: fc.constantFrom('print', 'canvas'),
  frame: fc.constantFrom(null, ...FRAMES.slice(0, 2)),
  quantity: fc.integer({ min: 1, max: MOST_OF_A_LINE }),
  unitPrice: fc.integer({ min: 1, max: 100_000 }),
  designToken: fc.string(),
})

const fault: fc.Arbitrary<Fault | null> = fc.constantFrom(
  null,
  null,
  'gone',
  'unpublished',
  'substrate',
  'size',
)

const applied = (state: CartState, events: readonly CartEvent[]) => events.reduce(evolve, state)

const created = (owner: string | null) =>
  evolve(noCart, { type: 'cart.created', data: { projectId: 1, name: 'My project', owner, email: null } })

/** Makes a cart by adding lines one after another, their ids from one sequence as the store's are. */
const cart = (owner: string | null) =>
  fc.array(line, { maxLength: 12 }).map((lines) =>
    lines.reduce((state, each, n) => {
      const decision = addLine(state, { ...each, id: (owner ? 1_000 : 1) + n })
      return 'events' in decision ? applied(state, decision.events) : state
    }, created(owner)),
  )

const keyOf = ({ imageId, substrate, width, height, frame }: Line) =>
  `${imageId} ${substrate} ${width} ${height} ${JSON.stringify(frame)}`
const quantities = (state: CartState) => new Map(state.lines.map((each) => [keyOf(each), each.quantity]))

describe('adding', () => {
  test('answers the line as it is afterwards', () => {
    fc.assert(
      fc.property(cart(null), line, (state, each) => {
        const decision = addLine(state, each)
        if (!('events' in decision)) throw new Error('refused')
        const { lines } = applied(state, decision.events)
        expect(lines).toContainEqual(decision.line)
        expect(new Set(lines.map(keyOf)).size).toBe(lines.length)
      }),
    )
  })

  test('is refused beyond the last line, unless it is equal to a line', () => {
    const many = Array.from(
      { length: MOST_LINES },
      (_, id): Line => ({ ...plain, id, imageId: `image ${id}` }),
    )
    const full: CartState = { ...created(null), lines: many }
    expect(addLine(full, { ...plain, imageId: 'one more' })).toEqual({ refused: 'cart-full' })
    expect(addLine(full, { ...plain, imageId: 'image 3' })).toMatchObject({ line: { id: 3, quantity: 2 } })
  })
})

describe('merging', () => {
  test('keeps every line of both carts, adds equal lines up to the largest quantity, and tells what is over or left', () => {
    fc.assert(
      fc.property(cart(null), cart('ada'), fc.func(fault), (guest, own, faultOf) => {
        const faults = new Map(
          guest.lines.flatMap(({ id }) => {
            const one = faultOf(id)
            return one ? [[id, one] as const] : []
          }),
        )
        const { from, into } = merge(
          { token: 'guest', state: guest },
          { token: 'own', state: own, owner: 'ada' },
          faults,
        )
        const { added, joined, left } = into.data
        const goes = { ...guest, lines: guest.lines.filter(({ id }) => !faults.has(id)) }
        const [before, ours, merged] = [quantities(goes), quantities(own), quantities(applied(own, [into]))]
        expect([...merged.keys()].toSorted()).toEqual(
          [...new Set([...before.keys(), ...ours.keys()])].toSorted(),
        )
        let over = 0
        for (const [key, quantity] of merged) {
          const sum = (before.get(key) ?? 0) + (ours.get(key) ?? 0)
          expect(quantity).toBe(Math.min(MOST_OF_A_LINE, sum))
          over += sum - quantity
        }
        expect(joined.reduce((sum, line) => sum + line.over, 0)).toBe(over)
        expect(added.length + joined.length + left.length).toBe(guest.lines.length)
        expect(applied(guest, [from])).toEqual({
          ...guest,
          owner: left.length > 0 ? 'ada' : null,
          migratedInto: left.length > 0 ? null : 'own',
          givenTo: 'own',
          lines: left.map((each) => each.line),
        })
      }),
    )
  })
})

const plain: Line = {
  id: 1,
  imageId: 'lake',
  name: 'Lake',
  artist: '',
  imgsrc: '',
  preview: '',
  width: 24,
  height: 16,
  substrate: 'print',
  frame: null,
  quantity: 1,
  unitPrice: 100,
  designToken: '',
}
