import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantityMachine } from '#machines/quantity/machine.ts'
import { selectIsPending, selectIsRemoved, selectText } from '#machines/quantity/selectors.ts'
import { notFound, outage } from '../fixtures/shared.ts'
import { runHeld } from '../walker/held-actor.ts'

type Outcome = 'done' | 'down' | 'done but the answer lost'

const acts = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        act: fc.constant('type' as const),
        text: fc.constantFrom('1', '3', '7', '99', '', '1.5'),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 1_300 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('answer' as const),
        outcome: fc.constantFrom<Outcome[]>('done', 'done', 'down', 'done but the answer lost'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constantFrom('ask', 'cancel', 'confirm', 'finish', 'finish') }),
    },
  ),
  { maxLength: 40, size: 'max' },
)

/** Serves one line; answers a run's calls on demand. */
const serve = (run: ReturnType<typeof runHeld<typeof quantityMachine>>) => {
  const line: { quantity: number | null } = { quantity: 2 }
  let served = 0
  const apply = (id: string, input: unknown) => {
    if (id === 'removeLine') line.quantity = null
    if (id !== 'changeQuantity' || line.quantity === null) return
    if (typeof input === 'object' && input && 'quantity' in input) line.quantity = Number(input.quantity)
  }
  const answer = async (outcome: Outcome) => {
    const call = run.calls[served]
    if (!call) return
    served += 1
    const wasGone = line.quantity === null
    if (outcome !== 'down') apply(call.id, call.input)
    if (outcome !== 'done') return run.refuse(call.id, outage, call)
    if (call.id === 'rereadLine') {
      return run.answer(call.id, line.quantity === null ? null : { quantity: line.quantity }, call)
    }
    return wasGone ? run.refuse(call.id, notFound, call) : run.answer(call.id, undefined, call)
  }
  return { line, answer, waiting: () => run.calls.length - served }
}

test('in any order of keys, pauses, answers and failures, the cart ends up with what was typed last', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const run = runHeld(quantityMachine, { cartToken: 'c', itemId: '1', quantity: 2 })
      const server = serve(run)
      for (const one of sequence) {
        if (selectIsRemoved(run.state())) break
        const changesBefore = run.calls.filter(({ id }) => id === 'changeQuantity').length
        const wasPending = selectIsPending(run.state())
        if (one.act === 'type') run.send({ type: 'quantity.edited', text: one.text })
        else if (one.act === 'wait') run.clock.increment(one.ms)
        else if (one.act === 'answer') await server.answer(one.outcome)
        else if (one.act === 'finish') run.send({ type: 'edit.finished' })
        else if (one.act === 'ask') run.send({ type: 'removal.requested' })
        else if (one.act === 'cancel') run.send({ type: 'removal.cancelled' })
        else run.send({ type: 'removal.confirmed' })
        const changes = run.calls.filter(({ id }) => id === 'changeQuantity').length - changesBefore
        if (wasPending && one.act !== 'answer') expect(changes, 'one change in flight').toBe(0)
      }
      if (!selectIsRemoved(run.state())) run.send({ type: 'quantity.edited', text: '12' })
      for (let round = 0; round < 6; round += 1) {
        run.clock.increment(650)
        while (server.waiting() > 0) await server.answer('done')
      }

      if (selectIsRemoved(run.state())) expect(server.line.quantity).toBeNull()
      else expect([server.line.quantity, selectText(run.state())]).toEqual([12, '12'])
      expect(run.told.filter(({ type }) => type === 'line.removed').length).toBe(
        server.line.quantity === null ? 1 : 0,
      )
      expect(selectIsPending(run.state())).toBe(false)
      run.stop()
    }),
    { numRuns: 300 },
  )
})
