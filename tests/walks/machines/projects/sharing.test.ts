import { expect, test } from 'vitest'
import { sharingMachine } from '#machines/sharing/machine.ts'
import {
  selectFailure,
  selectIsAsking,
  selectIsCopied,
  selectIsMaking,
  selectIsReading,
  selectIsUnread,
  selectIsUnshared,
  selectIsWithdrawing,
} from '#machines/sharing/selectors.ts'
import { outage } from '../../fixtures/shared.ts'
import { ordered } from '../../fixtures/sharing.ts'
import { runHeld } from '../../walker/held-actor.ts'

const begin = async (isShared: boolean) => {
  const run = runHeld(sharingMachine, { cartToken: 'cart-1' })
  await run.answer('read', { isShared })
  return run
}

test('a project is shared only once its owner asks for a link', async () => {
  const run = runHeld(sharingMachine, { cartToken: 'cart-1' })
  expect(selectIsReading(run.state())).toBe(true)
  await run.answer('read', { isShared: false })
  expect(selectIsUnshared(run.state())).toBe(true)
  expect(run.calls.map(({ id }) => id)).toEqual(['read'])
  run.send({ type: 'link.wanted' })
  run.send({ type: 'link.wanted' })
  expect(selectIsMaking(run.state())).toBe(true)
  await run.answer('make')
  expect(run.calls.map(({ id }) => id)).toEqual(['read', 'make'])
  expect(run.told).toEqual([{ type: 'link.made' }])
})

test('a project that is ordered says why it gets no link', async () => {
  const run = await begin(false)
  run.send({ type: 'link.wanted' })
  await run.refuse('make', ordered)
  expect(selectIsUnshared(run.state())).toBe(true)
  expect(selectFailure(run.state())).toEqual({ kind: 'refused', message: ordered.message })
})

test('a link is withdrawn only once that is confirmed, and the question can be cancelled', async () => {
  const run = await begin(true)
  run.send({ type: 'withdrawal.chosen' })
  expect(selectIsAsking(run.state())).toBe(true)
  run.send({ type: 'withdrawal.cancelled' })
  expect(selectIsAsking(run.state())).toBe(false)
  expect(run.calls).toHaveLength(1)
  run.send({ type: 'withdrawal.chosen' })
  run.send({ type: 'withdrawal.confirmed' })
  run.send({ type: 'withdrawal.confirmed' })
  expect(selectIsWithdrawing(run.state())).toBe(true)
  await run.answer('withdraw')
  expect(run.calls).toHaveLength(2)
  expect(run.told).toEqual([{ type: 'link.withdrawn' }])
  expect(selectIsUnshared(run.state())).toBe(true)
})

test('a link that could not be withdrawn is still there, says so, and can be withdrawn again', async () => {
  const run = await begin(true)
  run.send({ type: 'withdrawal.chosen' })
  run.send({ type: 'withdrawal.confirmed' })
  await run.refuse('withdraw', outage)
  expect(selectIsAsking(run.state())).toBe(true)
  expect(selectFailure(run.state())?.kind).toBe('unavailable')
  run.send({ type: 'withdrawal.confirmed' })
  await run.answer('withdraw')
  expect(selectFailure(run.state())).toBeNull()
})

test('a link can be copied again and again, and by hand where the browser cannot copy it', async () => {
  const run = await begin(true)
  run.send({ type: 'copy.chosen' })
  await run.answer('copy')
  expect(selectIsCopied(run.state())).toBe(true)
  run.send({ type: 'copy.chosen' })
  expect(selectIsCopied(run.state())).toBe(false)
  await run.refuse('copy', new Error('Not allowed.'))
  expect(selectFailure(run.state())?.kind).toBe('uncopied')
})

test('coming back reads the reviews again, and a failed reading takes nothing away', async () => {
  const run = await begin(true)
  run.send({ type: 'page.returned' })
  run.send({ type: 'page.returned' })
  expect(run.calls.map(({ id }) => id)).toEqual(['read', 'refreshShared'])
  await run.refuse('refreshShared', outage)
  expect(selectFailure(run.state())).toBeNull()
  run.send({ type: 'page.returned' })
  await run.answer('refreshShared', { isShared: false })
  expect(selectIsUnshared(run.state())).toBe(true)
})

test('the reviews are read again as soon as the owner is back from pasting the link', async () => {
  const run = await begin(true)
  run.send({ type: 'copy.chosen' })
  await run.answer('copy')
  run.send({ type: 'page.returned' })
  expect(run.calls.at(-1)?.id).toBe('refreshShared')
})

test('a choice made while the reviews are read again is not lost', async () => {
  const run = await begin(true)
  run.send({ type: 'page.returned' })
  run.send({ type: 'withdrawal.chosen' })
  expect(selectIsAsking(run.state())).toBe(true)
})

test('a first reading that fails says so, and is read again by Retry or by coming back', async () => {
  const run = runHeld(sharingMachine, { cartToken: 'cart-1' })
  await run.refuse('read', outage)
  expect(selectIsUnread(run.state())).toBe(true)
  run.send({ type: 'reading.retried' })
  await run.refuse('read', outage)
  run.send({ type: 'page.returned' })
  await run.answer('read', { isShared: true })
  expect(selectIsUnread(run.state())).toBe(false)
  expect(selectFailure(run.state())).toBeNull()
})
