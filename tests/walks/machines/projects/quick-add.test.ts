import { expect, test } from 'vitest'
import { quickAddMachine } from '#machines/quick-add/machine.ts'
import { CUSTOM, CUSTOM_SENTINEL } from '#machines/quick-add/options.ts'
import type { OfferedSubstrate } from '#machines/quick-add/ports.ts'
import {
  isDisabled,
  selectChoice,
  selectCustomErrors,
  selectCustomText,
  selectFailure,
  selectFrame,
  selectIsFrameLeftOff,
  selectIsPending,
  selectIsReady,
  selectMats,
  selectMouldings,
  selectSize,
  selectSizes,
  selectSubstrate,
  selectSubstrates,
} from '#machines/quick-add/selectors.ts'
import { offered } from '../../fixtures/quick-add.ts'
import { outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const show = async (options: readonly OfferedSubstrate[] = offered) => {
  const run = runHeld(quickAddMachine)
  run.send({ type: 'image.changed', imageId: 'i-1', ratio: 4 / 3 })
  await run.answer('loadSizes', options)
  return run
}
const without = (substrate: string) => offered.filter((option) => option.substrate !== substrate)

// Spec 4.21, 4.22
test('print and its third size are chosen first', async () => {
  const { state } = await show()
  expect(selectChoice(state())).toEqual({
    imageId: 'i-1',
    substrate: 'print',
    width: 24,
    height: 18,
    frame: null,
    unitPrice: 4_000,
  })
})

// Spec 4.21, 4.22
test('the first substrate with sizes is chosen where there is no print, and its first size where it has no third', async () => {
  const { state } = await show(without('print'))
  expect(selectChoice(state())).toMatchObject({ substrate: 'canvas', width: 12, height: 9 })
})

// Spec 5.22, 5.23
test('nothing can be added while sizes load, or without sizes', async () => {
  const run = runHeld(quickAddMachine)
  run.send({ type: 'image.changed', imageId: 'i-1', ratio: 1 })
  expect(selectIsPending(run.state())).toBe(true)
  expect(selectIsReady(run.state())).toBe(false)
  await run.answer('loadSizes', [])
  expect(selectIsReady(run.state())).toBe(false)
})

// Spec 4.23
test('a substrate without sizes is disabled and cannot be chosen', async () => {
  const run = await show()
  expect(
    selectSubstrates(run.state())
      .filter(isDisabled)
      .map(({ substrate }) => substrate),
  ).toEqual(['mural'])
  run.send({ type: 'substrate.chosen', substrate: 'mural' })
  expect(selectSubstrate(run.state())).toBe('print')
})

test('another substrate keeps the size where it offers that size', async () => {
  const run = await show()
  run.send({ type: 'size.chosen', size: { width: 12, height: 9 } })
  run.send({ type: 'substrate.chosen', substrate: 'canvas' })
  run.send({ type: 'substrate.chosen', substrate: 'print' })
  expect(selectSize(run.state())).toEqual({ width: 12, height: 9 })
})

test('a size that is not offered cannot be chosen', async () => {
  const run = await show()
  run.send({ type: 'size.chosen', size: { width: 13, height: 13 } })
  expect(selectSize(run.state())).toEqual({ width: 24, height: 18 })
})

// Spec 4.24
test('a size without width and height is the custom one', async () => {
  const { state } = await show()
  expect(selectSizes(state()).at(-1)).toEqual({
    width: CUSTOM_SENTINEL,
    height: CUSTOM_SENTINEL,
    unitPrice: null,
  })
})

test('a custom size keeps the ratio, and has its live price', async () => {
  const run = await show()
  run.send({ type: 'size.chosen', size: CUSTOM })
  expect(selectIsReady(run.state())).toBe(false)
  run.send({ type: 'width.entered', text: '20' })
  expect(selectCustomText(run.state())).toEqual({ width: '20', height: '15' })
  run.send({ type: 'height.entered', text: '30' })
  // (1000 + 10 × 40 × 30) × 1.25 cents
  expect(selectChoice(run.state())).toMatchObject({ width: 40, height: 30, unitPrice: 16_250 })
})

test.for([
  ['', 'Enter a whole number of inches.'],
  ['0', 'Enter a whole number of inches.'],
  ['-4', 'Enter a whole number of inches.'],
  ['1e2', 'Enter a whole number of inches.'],
  ['12.5', 'Enter a whole number of inches.'],
  ['3', 'Enter a number from 4 to 60.'],
  ['61', 'Enter a number from 4 to 60.'],
])('the custom width %j cannot be added and shows its error', async ([text = '', message]) => {
  const run = await show()
  run.send({ type: 'size.chosen', size: CUSTOM })
  run.send({ type: 'width.entered', text })
  expect(selectCustomErrors(run.state()).width).toBe(message)
  expect(selectCustomText(run.state()).width).toBe(text)
  expect(selectChoice(run.state())).toBeNull()
})

const showFramed = async (mat: string | null = null) => {
  const run = await show()
  run.send({ type: 'frame.chosen', moulding: 'walnut' })
  run.send({ type: 'mat.chosen', mat })
  return run
}

test('a frame and its mat add what the service says to the price', async () => {
  const { state } = await showFramed('white')
  expect(selectMouldings(state()).map(({ moulding, price }) => [moulding, price])).toEqual([
    ['natural oak', 8_000],
    ['walnut', 9_000],
  ])
  expect(selectMats(state())).toMatchObject([{ mat: 'white', price: 3_500 }])
  expect(selectChoice(state())).toMatchObject({
    frame: { moulding: 'walnut', mat: 'white' },
    unitPrice: 4_000 + 9_000 + 3_500,
  })
  expect(selectFrame(state())).toEqual({
    ...{ moulding: 'walnut', label: 'Walnut', color: '#5d4030', face: 1.25 },
    mat: { color: '#fdfdfb', width: 3 },
  })
})

test('a frame stays with another size, at the price of that size', async () => {
  const run = await showFramed()
  run.send({ type: 'size.chosen', size: { width: 12, height: 9 } })
  expect(selectChoice(run.state())).toMatchObject({
    frame: { moulding: 'walnut', mat: null },
    unitPrice: 2_000 + 7_000,
  })
})

test('what a frame is not offered for goes without it, which is told, and gets it back', async () => {
  const run = await showFramed()
  run.send({ type: 'substrate.chosen', substrate: 'canvas' })
  expect(selectChoice(run.state())).toMatchObject({ frame: null, unitPrice: 4_500 })
  expect(selectIsFrameLeftOff(run.state())).toBe(true)
  run.send({ type: 'substrate.chosen', substrate: 'print' })
  run.send({ type: 'size.chosen', size: CUSTOM })
  run.send({ type: 'width.entered', text: '40' })
  expect(selectChoice(run.state())).toMatchObject({ width: 40, frame: null })
  expect(selectIsFrameLeftOff(run.state())).toBe(true)
  run.send({ type: 'width.entered', text: '20' })
  expect(selectChoice(run.state())).toMatchObject({ frame: { moulding: 'walnut' } })
  expect(selectIsFrameLeftOff(run.state())).toBe(false)
})

test.for([
  ['a moulding that is not sold', { type: 'frame.chosen', moulding: 'cherry' }],
  ['a moulding that has no such mat', { type: 'frame.chosen', moulding: 'natural oak' }],
  ['a mat that is not sold', { type: 'mat.chosen', mat: 'black' }],
] as const)('%s cannot be chosen', async ([, event]) => {
  const run = await showFramed('white')
  run.send(event)
  expect(selectChoice(run.state())?.frame).toEqual({ moulding: 'walnut', mat: 'white' })
})

test('another picture begins unframed', async () => {
  const run = await showFramed()
  run.send({ type: 'image.changed', imageId: 'i-2', ratio: 4 / 3 })
  await run.answer('loadSizes', offered)
  expect(selectChoice(run.state())?.frame).toBeNull()
})

test('sizes that could not be loaded can be asked for again', async () => {
  const run = runHeld(quickAddMachine)
  run.send({ type: 'image.changed', imageId: 'i-1', ratio: 1 })
  await run.refuse('loadSizes', outage)
  expect(selectFailure(run.state())?.kind).toBe('unavailable')
  run.send({ type: 'sizes.retried' })
  await run.answer('loadSizes', offered)
  expect(selectIsReady(run.state())).toBe(true)
})

test("late sizes of another image are not taken for this one's", async () => {
  const run = runHeld(quickAddMachine)
  run.send({ type: 'image.changed', imageId: 'i-1', ratio: 1 })
  const late = run.calls.at(-1)
  run.send({ type: 'image.changed', imageId: 'i-2', ratio: 1 })
  await run.answer('loadSizes', offered, late)
  expect(selectIsPending(run.state())).toBe(true)
  expect(run.calls.map(({ input }) => input)).toEqual([{ imageId: 'i-1' }, { imageId: 'i-2' }])
})
