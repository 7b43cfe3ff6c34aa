import { expect, test } from 'vitest'
import { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'
import { expired, outage, renewed } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const start = () => {
  const run = runHeld(tokenRefreshMachine)
  run.send({ type: 'token.granted', access: 'ref-0' })
  run.told.length = 0
  return run
}
const types = ({ told }: ReturnType<typeof start>) => told.map(({ type }) => type)

test('ten requests with an expired token share one refresh and are all sent again, with the new token', async () => {
  const run = start()
  const waiters = Array.from({ length: 10 }, (_, index) => `w${index}`)
  for (const waiter of waiters) run.send({ type: 'token.rejected', waiter, sent: 1 })
  expect(run.calls).toHaveLength(1)
  await run.answer('refresh', renewed)
  expect(run.told).toEqual([
    { type: 'token.held', access: 'ref-1', generation: 2 },
    { type: 'request.retry', waiters },
  ])
})

test('a late 401 of an older token is sent again without another refresh', async () => {
  const run = start()
  run.send({ type: 'token.rejected', waiter: 'a', sent: 1 })
  await run.answer('refresh', renewed)
  run.send({ type: 'token.rejected', waiter: 'late', sent: 1 })
  run.clock.increment(10_000)
  run.send({ type: 'token.rejected', waiter: 'later', sent: 1 })
  expect(run.calls).toHaveLength(1)
  expect(run.told.slice(-2)).toEqual([
    { type: 'request.retry', waiters: ['late'] },
    { type: 'request.retry', waiters: ['later'] },
  ])
})

// Spec 9.10
test('a token that was just refreshed and is refused is not refreshed again for 10 seconds', async () => {
  const run = start()
  run.send({ type: 'token.rejected', waiter: 'a', sent: 1 })
  await run.answer('refresh', renewed)
  run.clock.increment(9_999)
  run.send({ type: 'token.rejected', waiter: 'b', sent: 2 })
  expect(run.told.at(-1)).toMatchObject({
    type: 'request.refuse',
    waiters: ['b'],
    failure: { kind: 'rejected' },
  })
  run.clock.increment(1)
  run.send({ type: 'token.rejected', waiter: 'c', sent: 2 })
  expect(run.calls).toHaveLength(2)
})

test('an answer that comes after a sign-out is thrown away, with its token', async () => {
  const run = start()
  run.send({ type: 'token.rejected', waiter: 'a', sent: 1 })
  run.send({ type: 'signedOut' })
  await run.answer('refresh', renewed)
  expect(types(run)).toEqual(['token.dropped', 'request.refuse'])
  expect(run.state().value).toMatchObject({ token: 'none' })
})

test('a reloaded page holds no token, and refuses requests until it has one', async () => {
  const held = start()
  held.send({ type: 'visit.resumed' })
  expect(types(held)).toEqual(['token.dropped'])

  const refreshing = start()
  refreshing.send({ type: 'token.rejected', waiter: 'a', sent: 1 })
  refreshing.send({ type: 'visit.resumed' })
  expect(types(refreshing)).toEqual(['token.dropped', 'request.refuse'])
  await refreshing.answer('refresh', renewed)
  expect(refreshing.state().value).toMatchObject({ token: 'none' })
})

test('a request of one visitor is never sent again as the next visitor', () => {
  const run = start()
  run.send({ type: 'signedOut' })
  run.send({ type: 'token.granted', access: 'ref-other' })
  run.send({ type: 'token.rejected', waiter: 'late', sent: 1 })
  expect(run.told.at(-1)).toMatchObject({
    type: 'request.refuse',
    waiters: ['late'],
    failure: { kind: 'signedOut' },
  })
})

test('a request sent before anybody was signed in is sent again once somebody is', () => {
  const run = start()
  run.send({ type: 'token.rejected', waiter: 'early', sent: 0 })
  expect(run.told).toEqual([{ type: 'request.retry', waiters: ['early'] }])
})

test('an outage fails the requests and keeps the session', async () => {
  const run = start()
  run.send({ type: 'token.rejected', waiter: 'a', sent: 1 })
  await run.refuse('refresh', outage)
  expect(run.told).toEqual([
    {
      type: 'request.refuse',
      waiters: ['a'],
      failure: { kind: 'unavailable', message: 'The project service is not available right now.' },
    },
  ])
  expect(run.state().value).toMatchObject({ token: 'held' })
})

// Spec 9.9
test('a spent session ends with the notice, at most once a second', async () => {
  const run = start()
  const expire = async (sent: number) => {
    run.send({ type: 'token.rejected', waiter: 'a', sent })
    await run.refuse('refresh', expired)
  }
  await expire(1)
  expect(types(run)).toEqual(['token.dropped', 'request.refuse', 'session.expired', 'notice.wanted'])
  run.send({ type: 'token.granted', access: 'ref-2' })
  run.clock.increment(999)
  await expire(2)
  expect(types(run).filter((type) => type === 'notice.wanted')).toHaveLength(1)
  run.send({ type: 'token.granted', access: 'ref-3' })
  run.clock.increment(1)
  await expire(3)
  expect(types(run).filter((type) => type === 'notice.wanted')).toHaveLength(2)
})
