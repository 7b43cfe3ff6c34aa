import fc from 'fast-check'
import { expect, test } from 'vitest'
import { favoriteMachine } from '#machines/favorite/machine.ts'
import { selectIsGone, selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'
import { forbidden, notFound, outage } from '../fixtures/shared.ts'
import { runHeld } from '../walker/held-actor.ts'

type Outcome = 'done' | 'refused' | 'down' | 'done but the answer lost' | 'gone'

const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ act: fc.constant('wish' as const), on: fc.boolean() }) },
    {
      weight: 7,
      arbitrary: fc.record({
        act: fc.constant('answer' as const),
        outcome: fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom<Outcome[]>('done', 'done', 'refused', 'down') },
          { weight: 4, arbitrary: fc.constant<Outcome>('done but the answer lost') },
          { weight: 1, arbitrary: fc.constant<Outcome>('gone') },
        ),
      }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('sign out', 'late answer') }) },
  ),
  { maxLength: 40, size: 'max' },
)

const REFUSALS = { refused: forbidden, down: outage, 'done but the answer lost': outage, gone: notFound }

/** Serves one value for whoever is signed in, with a cache of what was last heard. */
const serve = (run: ReturnType<typeof runHeld<typeof favoriteMachine>>) => {
  const server = { on: false, heard: false }
  const answered = new Set<unknown>()
  const isPending = () => selectIsPending(run.state())
  return {
    server,
    /** Finds the call that the machine waits for. */
    current: () => (isPending() ? run.calls.at(-1) : undefined),
    async answer(outcome: Outcome) {
      const call = run.calls.at(-1)
      if (!call || !isPending()) return
      answered.add(call)
      const { input } = call
      const isApplied = outcome === 'done' || outcome === 'done but the answer lost'
      if (isApplied && typeof input === 'object' && input && 'on' in input) server.on = input.on === true
      if (outcome !== 'done') return run.refuse(call.id, REFUSALS[outcome], call)
      server.heard = server.on
      return run.answer(call.id, call.id === 'read' ? server.on : undefined, call)
    },
    /** Answers a call that the machine has dropped. */
    async answerLate() {
      const late = run.calls.find(
        (call) => !answered.has(call) && (!isPending() || call !== run.calls.at(-1)),
      )
      if (!late) return
      answered.add(late)
      await run.refuse(late.id, notFound, late)
    },
    /** Signs somebody else in, of whom nothing is held. */
    changeHands() {
      server.on = false
      server.heard = false
    },
  }
}

test("in any order of wishes, answers, failures and sign-outs, the last wish stands or the server's state is shown", async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.boolean(), async (sequence, last) => {
      const run = runHeld(favoriteMachine, { imageId: 'dunes' })
      const { server, current, ...serving } = serve(run)
      const shown = () => selectIsOn(server.heard)(run.state())
      let wish: boolean | null = null
      for (const one of sequence) {
        if (selectIsGone(run.state())) break
        const waitedFor = current()
        const [callsBefore, toldBefore] = [run.calls.length, run.told.length]
        if (one.act === 'wish') {
          wish = one.on
          run.send({ type: 'wish.made', on: one.on })
        } else if (one.act === 'answer') await serving.answer(one.outcome)
        else if (one.act === 'late answer') await serving.answerLate()
        else {
          wish = null
          run.send({ type: 'signedOut' })
          serving.changeHands()
        }

        const called = run.calls.slice(callsBefore)
        const told = run.told.slice(toldBefore)
        expect(called.length).toBeLessThanOrEqual(1)
        if (waitedFor?.id === 'change' && one.act === 'wish') expect(called, 'one in flight').toEqual([])
        if (one.act === 'late answer' || one.act === 'sign out')
          expect([...told, ...called], 'nobody waits for it any more').toEqual([])
        for (const { type, on, failure } of told) {
          expect(on, 'what is told is of the last wish').toBe(wish)
          if (type === 'toggle.changed') expect([server.on, server.heard]).toEqual([on, on])
          else if (failure.kind !== 'gone')
            expect(waitedFor?.id, 'told once the server was asked').toBe('read')
          if (type === 'toggle.failed' && one.act === 'answer' && one.outcome === 'done')
            expect(server.on).toBe(!on)
          wish = null
        }
        expect(shown(), 'the wish is shown, or what the server was heard to hold').toBe(wish ?? server.heard)
        expect(selectIsPending(run.state())).toBe(wish !== null)
      }

      if (!selectIsGone(run.state())) {
        run.send({ type: 'wish.made', on: last })
        for (let round = 0; round < 3; round += 1) await serving.answer('done')
        expect([server.on, shown()]).toEqual([last, last])
        expect(run.told.at(-1)).toMatchObject({ type: 'toggle.changed', on: last })
      }
      run.stop()
    }),
    { numRuns: 300 },
  )
})
