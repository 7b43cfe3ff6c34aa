import { expect, test } from 'vitest'
import { cartMigrationMachine } from '#machines/cart-migration/machine.ts'
import { selectFailure } from '#machines/cart-migration/selectors.ts'
import { notFound, ordered, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const migrated = {
  cart: { token: 'cart-7', projectId: '7', latestOrder: null },
  added: 2,
  joined: 1,
  merge: { seq: 9, left: 1, over: 0 },
}
const start = () => {
  const run = runHeld(cartMigrationMachine)
  run.send({ type: 'migration.start', token: 'guest-1' })
  return run
}

test('a guest cart is given to the account once, and the cart that came of it is announced', async () => {
  const run = start()
  run.send({ type: 'migration.start', token: 'guest-1' })
  await run.answer('migrateCart', migrated)
  run.send({ type: 'migration.start', token: 'guest-1' })
  expect(run.calls.map(({ input }) => input)).toEqual([{ token: 'guest-1' }])
  expect(run.told).toEqual([{ type: 'cart.migrated', ...migrated }])
})

test('a failed migration lets the sign-in go on, and trying again finishes it', async () => {
  const run = start()
  await run.refuse('migrateCart', outage)
  expect(run.told.map(({ type }) => type)).toEqual(['migration.failed'])
  run.send({ type: 'migration.retried' })
  await run.answer('migrateCart', migrated)
  expect(run.told.map(({ type }) => type)).toEqual(['migration.failed', 'cart.migrated'])
})

test('a guest cart that is gone is dropped and not asked for again', async () => {
  const run = start()
  await run.refuse('migrateCart', notFound)
  run.send({ type: 'migration.start', token: 'guest-1' })
  expect(run.calls).toHaveLength(1)
  expect(run.told).toEqual([{ type: 'cart.gone', token: 'guest-1' }])
})

test('a guest cart that has been ordered is reported, and its migration is never offered again', async () => {
  const run = start()
  await run.refuse('migrateCart', ordered)
  run.send({ type: 'migration.retried' })
  run.send({ type: 'migration.start', token: 'guest-1' })
  expect(run.calls).toHaveLength(1)
  expect(run.told).toEqual([{ type: 'cart.ordered', token: 'guest-1' }])
  expect(selectFailure(run.state())).toBeNull()
})

test('an answer that comes after a sign-out reports nothing', async () => {
  const run = start()
  run.send({ type: 'migration.abandoned' })
  await run.answer('migrateCart', migrated)
  expect(run.told).toEqual([])
})
