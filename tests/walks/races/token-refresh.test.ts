import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'
import { selectGeneration, selectIsRefreshing } from '#machines/token-refresh/selectors.ts'
import { expired, outage, renewed } from '../fixtures/shared.ts'
import { runHeld } from '../walker/held-actor.ts'

const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ act: fc.constant('reject' as const), age: fc.nat(3) }) },
    { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('grant', 'grant', 'signOut', 'lapse') }) },
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constantFrom('refreshed', 'expired', 'down'), late: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 11_000 }) }),
    },
  ),
  { maxLength: 40, size: 'max' },
)

// Spec 4.10
test('in any order of requests, answers, sign-ins and sign-outs, one refresh serves all and every request is answered once', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const run = runHeld(tokenRefreshMachine)
      let asked = 0
      let now = 0
      let signedIn = false
      let begun = 0
      const notices: number[] = []
      for (const one of sequence) {
        const callsBefore = run.calls.length
        const toldBefore = run.told.length
        const generation = selectGeneration(run.state())
        const wasRefreshing = selectIsRefreshing(run.state())
        if (one.act === 'reject') {
          run.send({ type: 'token.rejected', waiter: `w${asked++}`, sent: Math.max(0, generation - one.age) })
        } else if (one.act === 'wait') {
          run.clock.increment(one.ms)
          now += one.ms
        } else if (one.act === 'grant' && !signedIn) {
          run.send({ type: 'token.granted', access: 'ref' })
          signedIn = true
          begun = selectGeneration(run.state())
        } else if (one.act === 'signOut') {
          run.send({ type: 'signedOut' })
          signedIn = false
        } else if (one.act === 'lapse') {
          run.send({ type: 'session.lapsed' })
        } else if ('late' in one) {
          const call = one.late ? run.calls[0] : run.calls.at(-1)
          if (!call) continue
          if (one.act === 'refreshed') await run.answer('refresh', renewed, call)
          else await run.refuse('refresh', one.act === 'expired' ? expired : outage, call)
        }
        const told = run.told.slice(toldBefore)
        if (told.some(({ type }) => type === 'session.expired')) signedIn = false
        if (told.some(({ type }) => type === 'notice.wanted')) notices.push(now)

        expect(
          run.calls.length - callsBefore,
          'no second refresh while one is under way',
        ).toBeLessThanOrEqual(wasRefreshing ? 0 : 1)
        if (!signedIn)
          expect(
            told.map(({ type }) => type),
            'no token after a sign-out',
          ).not.toContain('token.held')
        const wrongly = one.act === 'reject' && generation - one.age > 0 && generation - one.age < begun
        if (wrongly)
          expect(
            told.map(({ type }) => type),
            'nothing goes over to the next session',
          ).toEqual(['request.refuse'])
      }
      run.send({ type: 'signedOut' })

      const answered = run.told
        .filter(({ type }) => type === 'request.retry' || type === 'request.refuse')
        .flatMap(({ waiters }) => waiters)
      expect(answered.toSorted()).toEqual(Array.from({ length: asked }, (_, index) => `w${index}`).toSorted())
      for (const [index, at] of notices.entries())
        expect(at - (notices[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(1_000)
      run.stop()
    }),
    { numRuns: 300 },
  )
})
