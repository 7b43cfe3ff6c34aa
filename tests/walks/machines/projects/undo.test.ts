import { expect, test } from 'vitest'
import { undoMachine } from '#machines/undo/machine.ts'
import { selectIsPending } from '#machines/undo/selectors.ts'
import { expired, notFound, outage } from '../../fixtures/shared.ts'
import { senseless } from '../../fixtures/undo.ts'
import { runHeld } from '../../walker/held-actor.ts'

const act = { intent: 'cart.undo', token: 'cart-1', seq: 4 } as const
const start = () => runHeld(undoMachine, { act, idempotencyKey: 'key-1' })

test('an undo is under way at once, and reports what came of it', async () => {
  const run = start()
  expect(selectIsPending(run.state())).toBe(true)
  expect(run.calls.map(({ input }) => input)).toEqual([{ act, idempotencyKey: 'key-1' }])
  await run.answer('undo', { message: 'Lake is back.' })
  expect(run.told).toEqual([{ type: 'undo.started' }, { type: 'act.undone', message: 'Lake is back.' }])
  expect(run.state().status).toBe('done')
})

test('choosing Undo again while it is under way undoes once', () => {
  const run = start()
  run.send({ type: 'undo.retried' })
  expect(run.calls).toHaveLength(1)
})

test('an undo that makes no sense any more says why, and is not tried again', async () => {
  for (const refusal of [senseless, notFound]) {
    const run = start()
    await run.refuse('undo', refusal)
    const [, told] = run.told
    expect(told).toMatchObject({ type: 'undo.failed', failure: { kind: 'refused' } })
    expect(told?.failure.message).toBe(`This could not be undone. ${refusal.message}`)
    expect(run.state().status).toBe('done')
  }
})

test('the same undo is tried again after an outage, and the next failure is reported as well', async () => {
  const run = start()
  await run.refuse('undo', outage)
  expect(run.told).toMatchObject([{ type: 'undo.started' }, { failure: { kind: 'unavailable' } }])
  expect(run.told[1]?.failure.message).toMatch(
    /Please try again\. Contact customer support if this persists\.$/,
  )
  run.send({ type: 'undo.retried' })
  expect(run.state().context.failure).toBeNull()
  await run.refuse('undo', expired)
  expect(run.told.slice(2)).toMatchObject([{ type: 'undo.started' }, { failure: { kind: 'expired' } }])
  run.send({ type: 'undo.retried' })
  await run.answer('undo', { message: 'Done.' })
  expect(run.calls.map(({ input }) => input)).toEqual(Array(3).fill({ act, idempotencyKey: 'key-1' }))
})
