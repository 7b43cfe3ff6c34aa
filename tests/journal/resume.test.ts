import { describe, expect, test } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { replay } from '#machines/journal/replay.ts'
import { tour } from '../walks/walker/tour.ts'
import { walks } from '../walks/walks.ts'
import { perform, type Run, runRecorded, runResumed, seen } from './journal.ts'

/** Every delay of spec.md section 9 falls between two of these. */
const WAITS = [1, 99, 249, 1, 299, 1, 349, 1, 649, 1, 350, 1, 2_998, 2, 4_998, 2, 10_000]

/** What it has asked and still waits for. */
const inFlight = (run: Run) =>
  Object.entries<AnyActorRef>(run.state().children)
    .filter(([, child]) => child.getSnapshot().status === 'active')
    .map(([id]) => ({ id, input: run.calls.findLast((call) => call.id === id)?.input }))

describe.for(walks.map((walk) => [walk.name, walk] as const))('%s', ([name, walk]) => {
  test('goes on from every step of every path as if the page had not been away', async () => {
    for (const { input, steps } of tour(walk)) {
      for (const index of steps.keys()) {
        const { run, journal } = runRecorded(walk, input)
        for (const step of steps.slice(1, index + 1)) await perform(walk, run, step)
        if (run.state().status !== 'active') continue
        const { timers } = replay(walk.machine, journal.read(name)?.entries ?? [])
        const soonest = timers[0]?.dueAt ?? run.clock.now()
        const away = Math.floor((soonest - run.clock.now()) / 2)
        run.clock.increment(away)
        const resumed = runResumed(walk, journal, run.clock.now())

        expect(seen(resumed.state())).toStrictEqual(seen(run.state()))
        expect(resumed.calls.map(({ id, input }) => ({ id, input }))).toStrictEqual(inFlight(run))
        for (const wait of WAITS) {
          run.clock.increment(wait)
          resumed.clock.increment(wait)
          expect(seen(resumed.state()), `after ${wait} ms more`).toStrictEqual(seen(run.state()))
        }
        resumed.stop()
        run.stop()
      }
    }
  })
})
