import { describe, expect, test } from 'vitest'
import { replay } from '#machines/journal/replay.ts'
import { tour } from '../walks/walker/tour.ts'
import { walks } from '../walks/walks.ts'
import { perform, runRecorded, seen } from './journal.ts'

describe.for(walks.map((walk) => [walk.name, walk] as const))('%s', ([name, walk]) => {
  test('replays to its live state at every step of every path', async () => {
    for (const { input, steps } of tour(walk)) {
      const { run, journal } = runRecorded(walk, input)
      for (const step of steps.slice(1)) {
        await perform(walk, run, step)
        const { snapshot, timers } = replay(walk.machine, journal.read(name)?.entries ?? [])
        expect(seen(snapshot)).toStrictEqual(seen(run.state()))
        expect(timers.map(({ event }) => event.type).toSorted()).toEqual(run.waitsFor().toSorted())
      }
      run.stop()
    }
  })
})
