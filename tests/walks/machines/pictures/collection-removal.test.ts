import { expect, test } from 'vitest'
import { collectionRemovalMachine } from '#machines/collection-removal/machine.ts'
import {
  selectFailure,
  selectIsDeleting,
  selectIsOpen,
  selectIsRefused,
} from '#machines/collection-removal/selectors.ts'
import { expired, forbidden, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const ask = () => {
  const run = runHeld(collectionRemovalMachine, { id: '7' })
  run.send({ type: 'removal.asked' })
  return run
}
const confirm = () => {
  const run = ask()
  run.send({ type: 'removal.confirmed', idempotencyKey: 'key-1' })
  return run
}

test('no collection is deleted before it is confirmed', async () => {
  const run = ask()
  expect(selectIsOpen(run.state())).toBe(true)
  run.send({ type: 'removal.declined' })
  expect(selectIsOpen(run.state())).toBe(false)
  expect(run.calls).toEqual([])
})

test('a collection that is being deleted cannot be kept', async () => {
  const run = confirm()
  run.send({ type: 'removal.declined' })
  expect(selectIsDeleting(run.state())).toBe(true)
  expect(run.calls.at(-1)?.input).toEqual({ id: '7', idempotencyKey: 'key-1' })
  await run.answer('deleteCollection', undefined)
  expect(run.state().status).toBe('done')
})

const tryAgain = ' Please try again. Contact customer support if this persists.'

test.for([
  [outage, outage.message + tryAgain],
  [expired, expired.message],
] as const)('a deletion that failed is asked for again under its key: $1', async ([error, said]) => {
  const run = confirm()
  await run.refuse('deleteCollection', error)
  expect(selectFailure(run.state())?.message).toBe(said)
  expect(selectIsRefused(run.state())).toBe(false)
  run.send({ type: 'removal.confirmed', idempotencyKey: 'key-2' })
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toEqual({ id: '7', idempotencyKey: 'key-1' })
})

test('a person who may not delete the collection reads so, and can only close the question', async () => {
  const run = confirm()
  await run.refuse('deleteCollection', forbidden)
  expect(selectFailure(run.state())?.message).toBe('You do not have permission to perform this action.')
  expect(selectIsRefused(run.state())).toBe(true)
  run.send({ type: 'removal.confirmed', idempotencyKey: 'key-2' })
  expect(run.calls).toHaveLength(1)
  run.send({ type: 'removal.declined' })
  expect(selectIsOpen(run.state())).toBe(false)
  expect(selectFailure(run.state())).toBeNull()
})
