import { expect, test } from 'vitest'
import type { Snapshot } from 'xstate'
import { allMachines } from '#machines/all.ts'
import { isRefusal } from '#machines/chart/event-types.ts'
import type { ExportedStream, JournalExport } from '#machines/journal/export.ts'
import { timelineOf } from '#machines/journal/timeline.ts'
import { lastStateOf, listChangedKeys, trace } from '#machines/journal/trace.ts'
import { addToCart } from '../walks/fixtures/add-to-cart.ts'
import { auth } from '../walks/fixtures/auth.ts'
import { resetPassword } from '../walks/fixtures/reset-password.ts'
import { tour } from '../walks/walker/tour.ts'
import { walks } from '../walks/walks.ts'
import { exportOf, pathWith } from './reported.ts'

const streamOf = ({ streams: [stream] }: JournalExport): ExportedStream => {
  if (!stream) throw new Error('Nothing was exported.')
  return stream
}

const failing = () =>
  exportOf(
    auth,
    pathWith(auth, ({ event }) => isRefusal(event.type)),
  ).then(streamOf)

/** What an `upload-file` tells its queue, it tells itself where it stands alone. */
const isNews = (name: string, type: string): boolean =>
  name === 'upload-file' && /^file\.(moved|held|gone)$/.test(type)

test.for(walks.map((walk) => [walk.name, walk] as const))(
  '%s takes the transitions that it took when it is replayed from an export',
  async ([name, walk]) => {
    for (const path of tour(walk).slice(0, 3)) {
      const stream = streamOf(await exportOf(walk, path))
      const all = trace(stream, [walk.machine]).steps
      const steps = all.filter((_, index) => !isNews(name, stream.entries[index]?.event.type ?? ''))
      expect(steps.map(({ taken }) => taken)).toEqual(path.steps.map(({ taken }) => taken))
      expect(steps.map(({ snapshot }) => snapshot.value)).toEqual(
        path.steps.map(({ snapshot }) => snapshot.value),
      )
    }
  },
)

test.for([addToCart, auth, resetPassword].map((walk) => [walk.name, walk] as const))(
  'every refusal of %s is a failure, even one that it passes over, and so is each step into a failure',
  async ([, walk]) => {
    for (const path of tour(walk)) {
      const stream = streamOf(await exportOf(walk, path))
      const { steps } = trace(stream, allMachines)
      const fails = steps.map(({ snapshot }, index) => {
        const failure = snapshot.context.failure ?? null
        const isNew = failure !== null && failure !== steps[index - 1]?.snapshot.context.failure
        return isNew || isRefusal(stream.entries[index]?.event.type ?? '')
      })
      expect(steps.map(({ isFailed }) => isFailed)).toEqual(fails)
    }
  },
)

test('a step lists what it has changed, and the first step lists all of its context', async () => {
  const { steps } = trace(await failing(), allMachines)
  const [first, second] = steps
  if (!first || !second) throw new Error('There are no steps.')
  expect(listChangedKeys(null, first.snapshot)).toEqual(Object.keys(first.snapshot.context))
  const again = { ...second.snapshot, context: structuredClone(second.snapshot.context) }
  expect(listChangedKeys(second.snapshot, again)).toEqual([])
  const other = { ...second.snapshot, context: { ...second.snapshot.context, user: 'other' } }
  expect(listChangedKeys(second.snapshot, other)).toEqual(['user'])
})

test('a stream that no machine here can replay says why, without an error', async () => {
  const stream = await failing()
  const failureOf = (change: Partial<ExportedStream>) => trace({ ...stream, ...change }, allMachines).failure
  expect(failureOf({})).toBeNull()
  expect(failureOf({ machine: 'loom' })?.message).toBe('There is no machine loom here.')
  expect(failureOf({ entries: stream.entries.slice(1) })?.kind).toBe('garbled')
  expect(
    failureOf({ entries: stream.entries.map((entry) => ({ ...entry, machineVersion: '99' })) })?.kind,
  ).toBe('unknownVersion')
  const [entry] = stream.entries
  if (!entry) throw new Error('Nothing was exported.')
  const state: Snapshot<unknown> = JSON.parse(
    '{"status":"active","value":"nowhere","context":{},"children":{},"historyValue":{}}',
  )
  const snapshot = { stream: 'auth', seq: -1, at: 0, machineVersion: '1', state, timers: [] }
  expect(failureOf({ snapshot })).not.toBeNull()
  expect(lastStateOf(trace({ ...stream, machine: 'loom' }, allMachines))).toBeNull()
})

test('events of all streams are in the order of time, and those of one stream in its own order', () => {
  const of = (stream: string, ...times: readonly number[]): ExportedStream => ({
    stream,
    machine: stream,
    machineVersion: '1',
    snapshot: null,
    setAside: null,
    entries: times.map((at, seq) => ({ stream, seq, at, machineVersion: '1', event: { type: 'made' } })),
  })
  // The clock was set back while a was at it.
  const moments = timelineOf([of('a', 1, 5, 2, 9), of('b', 0, 4, 6)])
  expect(moments.map(({ stream, index }) => `${stream.stream}${index}`)).toEqual([
    'b0',
    'a0',
    'b1',
    'a1',
    'a2',
    'b2',
    'a3',
  ])
})
