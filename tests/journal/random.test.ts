import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLiveSnapshot } from '#machines/journal/live.ts'
import { replay, toSnapshot, toTail } from '#machines/journal/replay.ts'
import { candidates } from '../walks/walker/candidates.ts'
import { walks } from '../walks/walks.ts'
import { perform, runRecorded, seen } from './journal.ts'

const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ act: fc.constant('go on' as const), which: fc.nat() }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('send' as const), which: fc.nat() }) },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constant('wait' as const), which: fc.integer({ min: 1, max: 6_000 }) }),
    },
  ),
  { maxLength: 30, size: 'max' },
)

/** What runs within it has a stream of its own. */
const own = (state: object) => ({
  ...state,
  children: 'children' in state ? Object.keys(state.children ?? {}) : [],
})

test.for(walks.map((walk) => [walk.name, walk] as const))(
  '%s replays to its live state after any events in any order, from wherever its journal is bounded',
  async ([name, walk]) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(walk.inputs.length - 1), acts, fc.nat(30), async (input, sequence, most) => {
        const { run, journal } = runRecorded(walk, walk.inputs[input])
        const check = () => {
          const kept = journal.read(name)
          if (!kept) throw new Error('Nothing was kept.')
          const whole = replay(walk.machine, kept.entries)
          const tail = toTail(walk.machine, kept, most)
          const bounded = replay(walk.machine, tail.entries, structuredClone(tail.snapshot))
          expect(seen(whole.snapshot)).toStrictEqual(seen(run.state()))
          expect(seen(bounded.snapshot)).toStrictEqual(seen(run.state()))
          expect(bounded.timers).toStrictEqual(whole.timers)
          const actor = journal.actors.get(name)
          const live = actor && toLiveSnapshot(actor, { stream: name, seq: 0, at: 0, machineVersion: '1' })
          expect(own(toSnapshot(walk.machine, name, whole).state)).toEqual(live && own(live.state))
          expect(whole.timers.map(({ id }) => id).toSorted()).toEqual(
            live?.timers.map(({ id }) => id).toSorted(),
          )
          expect(whole.timers.map(({ event }) => event.type).toSorted()).toEqual(run.waitsFor().toSorted())
        }
        check()
        for (const { act, which } of sequence) {
          if (run.state().status !== 'active') break
          const possible = act === 'go on' ? candidates(walk, run.state()) : walk.events
          const event = possible[which % Math.max(1, possible.length)]
          if (act === 'wait') run.clock.increment(which)
          else if (event) await perform(walk, run, { event })
          check()
        }
        run.stop()
      }),
      { numRuns: 25 },
    )
  },
)
