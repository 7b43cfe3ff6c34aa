import { expect, test } from 'vitest'
import type { AddToCartContext } from '#machines/add-to-cart/context.ts'
import { chartOf, machineOf, withState } from '../mutation/chart.ts'
import { mutantsOf } from '../mutation/mutants.ts'
import { addToCart } from './fixtures/add-to-cart.ts'
import { register } from './fixtures/register.ts'
import { findDifference } from './walker/difference.ts'
import { namesOf } from './walker/examples.ts'
import { readGolden, writeGoldenTable } from './walker/golden.ts'
import { planOf } from './walker/plan.ts'

test('a machine that differs from its review is reported by its chart and by the path that shows it', async () => {
  const silent = mutantsOf(register.machine).find(({ what }) => what === 'drops announceRegistered')
  const walk = { ...register, machine: silent?.build() ?? register.machine }
  const words = findDifference(await writeGoldenTable(walk, planOf(walk)), await readGolden(register))
  expect(words).toMatch(
    /^submitting #pending\n(.+\n)*was: .+ registered \/ announceRegistered\nis: .+ registered\n/,
  )
  expect(words).toMatch(/\nWalk \d\n {3}begins in editing\n(.+\n)*was: +tells account\.registered .+\nis: /)
})

test('a port that gets another key of the same length is reported by the row that shows it', async () => {
  const { machine } = addToCart
  const otherKey = ({ context: { cartToken, choice } }: { context: AddToCartContext }) => ({
    cartToken,
    item: choice?.item,
    action: choice?.action,
    idempotencyKey: 'key-X',
  })
  const chart = withState(chartOf(machine), ['addingItem'], (state) => ({
    ...state,
    invoke: state.invoke.map((invoke) => ({ ...invoke, input: otherKey })),
  }))
  const walk = { ...addToCart, machine: machineOf(chart, machine.implementations) }
  const words = findDifference(await writeGoldenTable(walk, planOf(walk)), await readGolden(addToCart))
  expect(words).toMatch(/^askingEmail\nwas: .+ runs addItem .+ idempotencyKey: 'key-1' }/m)
  expect(words).toMatch(/^is: .+ runs addItem .+ idempotencyKey: 'key-X' }/m)
})

test('an example is named by what tells it from the others, and two equal examples are refused', () => {
  const [first, ...others] = addToCart.events
  const names = namesOf(addToCart)
  expect(addToCart.events.slice(0, 7).map(names.ofEvent)).toEqual([
    "item.add «item.height 18, action 'add', cartToken 'cart-1', signedIn false, isCartUnknown nothing»",
    "item.add «item.height 19, action 'add', cartToken 'cart-1', signedIn false, isCartUnknown nothing»",
    "item.add «item.height 18, action 'add', cartToken null, signedIn true, isCartUnknown nothing»",
    "item.add «item.height 18, action 'add', cartToken null, signedIn true, isCartUnknown true»",
    "item.add «item.height 18, action 'add', cartToken null, signedIn false, isCartUnknown nothing»",
    "item.add «item.height 18, action 'open', cartToken 'cart-1', signedIn true, isCartUnknown nothing»",
    'email.submitted «guest@aquatint.test»',
  ])
  expect(names.ofEvent({ type: 'place.left' })).toBe('place.left')
  const twice = { ...addToCart, events: [first, first, ...others].filter((one) => one !== undefined) }
  expect(() => namesOf(twice)).toThrow('Two examples of item.add are the same.')
})
