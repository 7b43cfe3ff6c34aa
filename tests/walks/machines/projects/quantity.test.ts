import { expect, test } from 'vitest'
import { quantityMachine } from '#machines/quantity/machine.ts'
import {
  selectFieldError,
  selectIsAtRest,
  selectIsPending,
  selectIsRemoved,
  selectText,
} from '#machines/quantity/selectors.ts'
import { invalid, notFound, ordered, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const line = { cartToken: 'cart-1', itemId: '1' }
const start = () => runHeld(quantityMachine, { ...line, quantity: 2 })
type Run = ReturnType<typeof start>

const type = (run: Run, ...texts: string[]) => {
  for (const text of texts) run.send({ type: 'quantity.edited', text })
}
const failures = (run: Run) => run.told.filter((told) => told.type === 'line.failed')
const sent = (run: Run) => run.calls.filter(({ id }) => id === 'changeQuantity').map(({ input }) => input)

// Spec 4.25, 9.4
test('an edit is sent 650 ms after the last key, as an absolute quantity', () => {
  const run = start()
  type(run, '1')
  run.clock.increment(649)
  type(run, '12')
  run.clock.increment(649)
  expect(sent(run)).toEqual([])
  run.clock.increment(1)
  expect(sent(run)).toEqual([{ ...line, quantity: 12 }])
})

// Spec 4.25
test('one change is in flight at a time, later edits are joined, and one reading follows', async () => {
  const run = start()
  type(run, '3')
  run.clock.increment(650)
  type(run, '4', '5', '6')
  run.clock.increment(5_000)
  expect(sent(run)).toHaveLength(1)
  await run.answer('changeQuantity')
  run.clock.increment(650)
  expect(sent(run).at(-1)).toEqual({ ...line, quantity: 6 })
  await run.answer('changeQuantity')
  expect(sent(run)).toHaveLength(2)
  expect(run.calls.filter(({ id }) => id === 'rereadLine')).toHaveLength(1)
  await run.answer('rereadLine', { quantity: 6 })
  expect(selectIsPending(run.state())).toBe(false)
  expect(run.told).toEqual([{ type: 'line.changed', itemId: '1' }])
})

test('the field shows what the server has once the server has answered', async () => {
  const run = start()
  type(run, '500')
  run.clock.increment(650)
  await run.answer('changeQuantity')
  await run.answer('rereadLine', { quantity: 400 })
  expect(selectText(run.state())).toBe('400')
})

test.for(['0', '-1', '1.5', '1e9', '', '  ', '1000', 'two', '１'])(
  '%j stays in the field, shows its error and is not sent',
  (text) => {
    const run = start()
    type(run, text)
    run.clock.increment(10_000)
    expect(selectText(run.state())).toBe(text)
    expect(selectFieldError(run.state())).toBe('Enter a whole number from 1 to 999.')
    expect(run.calls).toEqual([])
  },
)

test('an edit that is finished is sent at once, and only once', async () => {
  const run = start()
  type(run, '5')
  run.send({ type: 'edit.finished' })
  expect(sent(run)).toEqual([{ ...line, quantity: 5 }])
  run.send({ type: 'edit.finished' })
  run.clock.increment(650)
  await run.answer('changeQuantity')
  await run.answer('rereadLine', { quantity: 5 })
  run.send({ type: 'edit.finished' })
  expect(sent(run)).toHaveLength(1)
})

test.for(['2', '0', ''])('finishing with %j in the field sends nothing', (text) => {
  const run = start()
  type(run, '5', text)
  run.send({ type: 'edit.finished' })
  run.clock.increment(650)
  expect(run.calls).toEqual([])
  expect(selectIsAtRest(run.state())).toBe(true)
})

test('a line is at rest only when the latest edit is saved and read back', async () => {
  const run = start()
  const isAtRest = () => selectIsAtRest(run.state())
  type(run, '5')
  expect(isAtRest()).toBe(false)
  run.send({ type: 'edit.finished' })
  type(run, '7')
  await run.answer('changeQuantity')
  expect(isAtRest()).toBe(false)
  run.clock.increment(650)
  await run.answer('changeQuantity')
  expect(isAtRest()).toBe(false)
  await run.answer('rereadLine', { quantity: 7 })
  expect(isAtRest()).toBe(true)
})

test('typing something invalid takes back a valid edit that was not sent yet', () => {
  const run = start()
  type(run, '5', '5x')
  run.clock.increment(10_000)
  expect(run.calls).toEqual([])
})

test('an invalid quantity can be put back to what the server has', () => {
  const run = start()
  type(run, 'two')
  run.send({ type: 'quantity.restored' })
  expect(selectText(run.state())).toBe('2')
  expect(selectFieldError(run.state())).toBeNull()
})

test('a failed change puts back what the server has and says so', async () => {
  const run = start()
  type(run, '5')
  run.clock.increment(650)
  await run.refuse('changeQuantity', outage)
  await run.answer('rereadLine', { quantity: 2 })
  expect(selectText(run.state())).toBe('2')
  expect(failures(run).map(({ failure }) => failure.message)).toEqual([
    'The project service is not available right now. Please try again. Contact customer support if this persists.',
  ])
})

test('a line of a project that has been ordered is read again, and no retry is offered', async () => {
  const run = start()
  type(run, '5')
  run.clock.increment(650)
  await run.refuse('changeQuantity', ordered)
  await run.answer('rereadLine', { quantity: 2 })
  run.send({ type: 'removal.requested' })
  run.send({ type: 'removal.confirmed' })
  await run.refuse('removeLine', ordered)
  expect(run.calls.at(-1)?.id).toBe('rereadLine')
  expect(failures(run).map(({ failure }) => failure)).toEqual([
    { kind: 'ordered', message: ordered.message },
    { kind: 'ordered', message: ordered.message },
  ])
})

test('a change whose answer was lost is found by reading the line again', async () => {
  const run = start()
  type(run, '5')
  run.clock.increment(650)
  await run.refuse('changeQuantity', outage)
  await run.answer('rereadLine', { quantity: 5 })
  expect(selectText(run.state())).toBe('5')
})

test('the last quantity of the server is put back when the server cannot be read either', async () => {
  const run = start()
  type(run, '5')
  run.clock.increment(650)
  await run.refuse('changeQuantity', outage)
  await run.refuse('rereadLine', outage)
  expect(selectText(run.state())).toBe('2')
  expect(failures(run).at(-1)).toMatchObject({ itemId: '1', failure: { kind: 'unavailable' } })
})

test("the server's refusal of a quantity stands at the field, with what was typed", async () => {
  const run = start()
  type(run, '999')
  run.clock.increment(650)
  await run.refuse('changeQuantity', invalid({ quantity: 'Only 500 are left.' }))
  expect(selectText(run.state())).toBe('999')
  expect(selectFieldError(run.state())).toBe('Only 500 are left.')
})

test('an edit made while an earlier one fails is still sent', async () => {
  const run = start()
  type(run, '5')
  run.clock.increment(650)
  type(run, '7')
  await run.refuse('changeQuantity', outage)
  run.clock.increment(650)
  expect(sent(run).at(-1)).toEqual({ ...line, quantity: 7 })
  await run.answer('changeQuantity')
  await run.answer('rereadLine', { quantity: 7 })
  expect(failures(run)).toEqual([])
})

// Spec 4.26
test('a line is removed only once its removal is confirmed', async () => {
  const run = start()
  run.send({ type: 'removal.requested' })
  run.send({ type: 'removal.cancelled' })
  expect(run.calls).toEqual([])
  run.send({ type: 'removal.requested' })
  run.send({ type: 'removal.confirmed' })
  await run.answer('removeLine', { seq: 4 })
  expect(run.told).toEqual([{ type: 'line.removed', itemId: '1', seq: 4 }])
})

test('asking whether to remove a line neither loses an edit nor delays it', () => {
  const run = start()
  type(run, '5')
  run.send({ type: 'removal.requested' })
  run.clock.increment(650)
  run.send({ type: 'removal.cancelled' })
  expect(sent(run)).toEqual([{ ...line, quantity: 5 }])
})

test('a late answer never brings a removed line back', async () => {
  const run = start()
  type(run, '5')
  run.clock.increment(650)
  const late = run.calls.at(-1)
  run.send({ type: 'removal.requested' })
  run.send({ type: 'removal.confirmed' })
  await run.answer('removeLine', { seq: 4 })
  await run.answer('changeQuantity', undefined, late)
  expect(selectIsRemoved(run.state())).toBe(true)
  expect(run.told).toEqual([{ type: 'line.removed', itemId: '1', seq: 4 }])
})

test('a failed removal keeps the line and says so; removing a line that is gone already succeeds', async () => {
  const run = start()
  run.send({ type: 'removal.requested' })
  run.send({ type: 'removal.confirmed' })
  await run.refuse('removeLine', outage)
  await run.answer('rereadLine', { quantity: 2 })
  expect(selectIsRemoved(run.state())).toBe(false)
  expect(failures(run)).toHaveLength(1)
  run.send({ type: 'removal.requested' })
  run.send({ type: 'removal.confirmed' })
  await run.refuse('removeLine', notFound)
  expect(selectIsRemoved(run.state())).toBe(true)
})

test('reading the cart again for another reason does not disturb an edit', () => {
  const run = start()
  type(run, '5')
  run.send({ type: 'line.reread', quantity: 2 })
  expect(selectText(run.state())).toBe('5')
})
