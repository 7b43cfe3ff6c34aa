import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLine, changeQuantity, MOST_OF_A_LINE, removeLine } from '#services/main/cart/decisions.ts'
import type { CartEvent, Fault, Line } from '#services/main/cart/events.ts'
import { merge } from '#services/main/cart/merge.ts'
import { mergeAgain, mergeOf, unmergeOf } from '#services/main/cart/merge-undo.ts'
import { noCart } from '#services/main/cart/state.ts'
import type { Loaded } from '#services/main/cart/streams.ts'
import { compensate, findTakenBackBy, latestOf, stateAfter } from '#services/main/cart/undo.ts'
import { totals } from '#services/main/pricing/rules.ts'

/** A step of people's in a project; a number picks the line or the event. */
type Step =
  | { do: 'add'; image: 'lake' | 'hill' | 'sea'; quantity: number }
  | { do: 'change'; pick: number; quantity: number }
  | { do: 'remove'; pick: number }
  | { do: 'undo'; pick: number }
  /** The catalogue changes a line's price, and whether it can be had. */
  | { do: 'check'; pick: number; unitPrice: number; fault: Fault | null }

const quantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 990, max: MOST_OF_A_LINE }))
const pick = fc.nat({ max: 30 })
const add = fc.record({ do: fc.constant('add'), image: fc.constantFrom('lake', 'hill', 'sea'), quantity })
const check = fc.record({
  do: fc.constant('check'),
  pick,
  unitPrice: fc.integer({ min: 1, max: 99_999 }),
  fault: fc.constantFrom(null, 'gone', 'size'),
})
const act: fc.Arbitrary<Step> = fc.oneof(
  add,
  fc.record({ do: fc.constant('change'), pick, quantity }),
  fc.record({ do: fc.constant('remove'), pick }),
  fc.record({ do: fc.constant('undo'), pick }),
)
const step = fc.oneof({ weight: 4, arbitrary: act }, { weight: 1, arbitrary: check })
const steps = fc.array(step, { maxLength: 25 })

const lineOf = (imageId: string, id: number, quantity: number): Line => ({
  id,
  imageId,
  name: imageId,
  artist: '',
  imgsrc: '',
  preview: '',
  width: 24,
  height: 16,
  substrate: 'print',
  frame: null,
  quantity,
  unitPrice: 5_000,
  designToken: `design-${id}`,
})

const created = (owner: string | null): CartEvent => ({
  type: 'cart.created',
  data: { projectId: 1, name: 'My project', owner, email: null },
})

/** A guest's cart and an account's; decides as the commands do, with ids from one sequence. */
class Shop {
  guest: CartEvent[] = [created(null)]
  own: CartEvent[] = [created('ada')]
  #ids = 0
  readonly nextId = () => ++this.#ids

  load = (which: 'guest' | 'own'): Loaded => ({
    token: which,
    events: this[which],
    version: this[which].length,
    state: stateAfter(this[which]),
  })

  take(which: 'guest' | 'own', one: Step): void {
    const { state } = this.load(which)
    const line = 'pick' in one ? state.lines[one.pick % Math.max(1, state.lines.length)] : undefined
    if (one.do === 'undo') return void this.undo(which, (one.pick % this[which].length) + 1)
    if (one.do === 'check') return void this.#check(which, line, one)
    const decision =
      one.do === 'add'
        ? addLine(state, lineOf(one.image, this.nextId(), one.quantity))
        : one.do === 'change'
          ? changeQuantity(state, line?.id ?? 0, one.quantity)
          : removeLine(state, line?.id ?? 0)
    if ('events' in decision) this[which].push(...decision.events)
  }

  #check(which: 'guest' | 'own', line: Line | undefined, { unitPrice, fault }: Step & { do: 'check' }): void {
    if (line)
      this[which].push({ type: 'lines.checked', data: { lines: [{ id: line.id, unitPrice, fault }] } })
  }

  merge() {
    const { from, into } = merge(this.load('guest'), { ...this.load('own'), owner: 'ada' }, new Map())
    this.guest.push(from)
    this.own.push(into)
    return this.own.length
  }

  /** Answers whether it was done. */
  undo(which: 'guest' | 'own', asked: number): boolean {
    const { events, state: now } = this.load(which)
    const version = latestOf(events, asked)
    if (findTakenBackBy(events, version) !== null) return true
    if (mergeOf(events, version)) return this.#undoMerge(version)
    const [act, before] = [events[version - 1], stateAfter(events.slice(0, version - 1))]
    if (!act) return false
    const news = compensate({ version, act, before, now })
    if (!('senseless' in news)) this[which].push(news)
    return !('senseless' in news)
  }

  #undoMerge(version: number): boolean {
    const merged = { guest: this.load('guest'), cart: this.load('own'), user: 'ada', version }
    const renewed = (line: Line): Line => ({ ...line, id: this.nextId() })
    const both =
      this.own[version - 1]?.type === 'cart.merged' ? unmergeOf(merged, renewed) : mergeAgain(merged)
    if ('senseless' in both) return false
    this.guest.push(both.from)
    this.own.push(both.into)
    return true
  }

  /** Expects what must hold of both carts at any time. */
  expectSound(): void {
    const lines = [...this.load('guest').state.lines, ...this.load('own').state.lines]
    expect(new Set(lines.map(({ id }) => id)).size, 'a line is in one cart').toBe(lines.length)
    for (const which of ['guest', 'own'] as const) {
      const { state } = this.load(which)
      expect(new Set(state.lines.map(({ imageId }) => imageId)).size, 'equal lines are one').toBe(
        state.lines.length,
      )
      for (const line of state.lines) {
        expect(line.quantity).toBeGreaterThanOrEqual(1)
        expect(line.quantity).toBeLessThanOrEqual(MOST_OF_A_LINE)
      }
      const sums = totals(state.lines)
      expect(sums.subtotal).toBe(state.lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0))
      expect(sums.grandTotal).toBe(sums.subtotal - sums.volumeDiscount + sums.shipping)
    }
  }
}

const played = (guest: readonly Step[], own: readonly Step[]) => {
  const shop = new Shop()
  for (const one of guest) shop.take('guest', one)
  for (const one of own) shop.take('own', one)
  return shop
}

test('undoing the last change restores the lines of before, and undoing the undo restores those of after', () => {
  fc.assert(
    fc.property(steps, act, (before, last) => {
      const shop = played([], before)
      const [was, count] = [shop.load('own').state.lines, shop.own.length]
      shop.take('own', last)
      fc.pre(shop.own.length > count)
      const then = shop.load('own').state.lines
      expect(shop.undo('own', shop.own.length)).toBe(true)
      expect(sorted(shop.load('own').state.lines)).toEqual(sorted(was))
      expect(shop.undo('own', shop.own.length)).toBe(true)
      expect(sorted(shop.load('own').state.lines)).toEqual(sorted(then))
    }),
  )
})

test('new prices and withdrawn offers do not change whether an event can be undone, nor why not', () => {
  fc.assert(
    fc.property(steps, pick, fc.array(check, { minLength: 1, maxLength: 5 }), (before, which, checks) => {
      const shop = played([], before)
      const version = (which % shop.own.length) + 1
      const decide = () => {
        const [undone, until] = [shop.own[version - 1], stateAfter(shop.own.slice(0, version - 1))]
        if (!undone) throw new Error('There is always an event.')
        return compensate({ version, act: undone, before: until, now: shop.load('own').state })
      }
      const decided = decide()
      for (const one of checks) shop.take('own', one as Step)
      expect(decide()).toEqual(decided)
    }),
    { numRuns: 500 },
  )
})

test('undoing twice has the effect of undoing once', () => {
  fc.assert(
    fc.property(steps, pick, (before, which) => {
      const shop = played([], before)
      const version = (which % shop.own.length) + 1
      fc.pre(shop.undo('own', version))
      const { length } = shop.own
      expect(shop.undo('own', version)).toBe(true)
      expect(shop.own).toHaveLength(length)
    }),
  )
})

test('after any changes and undos, quantities and sums are valid, and each line is in one cart', () => {
  fc.assert(
    fc.property(steps, steps, steps, steps, (guest, own, after, later) => {
      const shop = played(guest, own)
      shop.expectSound()
      const merged = shop.merge()
      for (const one of after) shop.take('own', one)
      shop.expectSound()
      shop.undo('own', merged)
      shop.expectSound()
      for (const one of later) {
        shop.take('own', one)
        const { owner, migratedInto } = shop.load('guest').state
        if (owner && !migratedInto) shop.take('guest', one)
        shop.expectSound()
      }
    }),
    { numRuns: 300 },
  )
})

test('a merge that is undone at once leaves both carts as they were, with the guest’s owned by the account', () => {
  fc.assert(
    fc.property(steps, steps, (guest, own) => {
      const shop = played(guest, own)
      const [theirs, ours] = [shop.load('guest').state.lines, shop.load('own').state.lines]
      fc.pre(theirs.length > 0)
      expect(shop.undo('own', shop.merge())).toBe(true)
      expect(shop.load('own').state.lines).toEqual(ours)
      expect(shop.load('guest').state).toEqual({
        ...noCart,
        name: 'My project',
        owner: 'ada',
        lines: theirs,
      })
    }),
  )
})

test('undoing a merge keeps what was changed by hand since: it takes only what the merge brought', () => {
  fc.assert(
    fc.property(steps, steps, steps, (guest, own, byHand) => {
      const shop = played(guest, own)
      const [theirs, ours] = [shop.load('guest').state.lines, shop.load('own').state.lines]
      fc.pre(theirs.length > 0)
      const merged = shop.merge()
      for (const one of byHand) if (one.do !== 'undo') shop.take('own', one)
      const now = shop.load('own').state.lines
      expect(shop.undo('own', merged)).toBe(true)
      const left = shop.load('own').state.lines
      for (const line of now) {
        const before = ours.find(({ id }) => id === line.id)?.quantity ?? 0
        const after = left.find(({ id }) => id === line.id)?.quantity ?? 0
        expect(after).toBeLessThanOrEqual(line.quantity)
        expect(after).toBeGreaterThanOrEqual(Math.min(before, line.quantity))
      }
      for (const line of ours) {
        const wasKept = now.some(({ id }) => id === line.id)
        expect(left.some(({ id }) => id === line.id)).toBe(wasKept)
      }
      const returned = shop.load('guest').state.lines
      expect(returned.map(({ imageId, quantity: many }) => [imageId, many])).toEqual(
        theirs.map(({ imageId, quantity: many }) => [imageId, many]),
      )
    }),
  )
})

const sorted = (lines: readonly Line[]) => lines.toSorted((one, other) => one.id - other.id)
