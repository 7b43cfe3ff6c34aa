import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { toFailure } from '#machines/journal/failure.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { type Migration, migrate } from '#machines/journal/migrate.ts'
import { toSnapshot } from '#machines/journal/replay.ts'
import { revive } from '#machines/journal/revive.ts'

/**
 * Once `{ type: 'more' }` added one; from version 2 on it says how many; in version 3 it is called otherwise.
 */
const counterOf = (version: string) =>
  setup({
    types: {} as { context: { count: number }; events: { type: 'count.added'; by: number } },
    actions: {
      add: assign(({ context }, { by }: { by: number }) => ({ count: context.count + by })),
    },
  }).createMachine({
    id: 'counter',
    version,
    context: { count: 0 },
    on: { 'count.added': { actions: { type: 'add', params: ({ event }) => event } } },
  })

const counter = counterOf('3')

const withEvents = (entries: readonly JournalEntry[], type: string, event: JournalEntry['event']) =>
  entries.map((entry) => (entry.event.type === type ? { ...entry, event } : entry))

const migrations: Record<string, Migration> = {
  1: {
    to: '2',
    entries: (entries) => withEvents(entries, 'more', { type: 'added', by: 1 }),
    snapshot: (snapshot) => snapshot,
  },
  2: {
    to: '3',
    entries: (entries) =>
      entries.flatMap((entry) =>
        entry.event.type === 'added'
          ? [{ ...entry, event: { ...entry.event, type: 'count.added' } }]
          : [entry],
      ),
    snapshot: (snapshot) => snapshot,
  },
}

type Taken = [machineVersion: string, event: JournalEntry['event']]

const entriesOf = (...taken: Taken[]) =>
  taken.map(
    ([machineVersion, event], seq): JournalEntry => ({
      stream: 'counter',
      seq,
      at: seq,
      machineVersion,
      event,
    }),
  )

const keptOf = (...taken: Taken[]): KeptStream => ({
  stream: 'counter',
  snapshot: null,
  entries: entriesOf(...taken),
})

const init = { type: 'xstate.init' }

const reviving = (kept: KeptStream) =>
  revive(counter, 'counter', { read: () => kept, migrations: { counter: migrations } })

const failureOf = (kept: KeptStream) => {
  try {
    return reviving(kept).snapshot.context
  } catch (error) {
    return toFailure(error).kind
  }
}

test('a journal of an older version goes through every step up to this version', () => {
  expect(reviving(keptOf(['1', init], ['1', { type: 'more' }])).snapshot.context).toEqual({ count: 1 })
})

test('entries from before and after a deployment are each migrated from their own version', () => {
  const kept = keptOf(
    ['1', init],
    ['1', { type: 'more' }],
    ['2', { type: 'added', by: 5 }],
    ['3', { type: 'count.added', by: 7 }],
  )
  const migrated = migrate(kept, '3', migrations)
  expect(migrated.entries.map(({ event }) => event)).toEqual([
    init,
    { type: 'count.added', by: 1 },
    { type: 'count.added', by: 5 },
    { type: 'count.added', by: 7 },
  ])
  expect(migrated.entries.map(({ seq, machineVersion }) => [seq, machineVersion])).toEqual([
    [0, '3'],
    [1, '3'],
    [2, '3'],
    [3, '3'],
  ])
})

test('a migration may remove entries and add others, which are numbered on from the snapshot', () => {
  const twice: Migration = {
    to: '3',
    entries: (entries) => entries.flatMap((entry) => [entry, entry]),
    snapshot: (one) => one,
  }
  const [, more] = entriesOf(['2', init], ['2', { type: 'count.added', by: 2 }])
  const old = counterOf('2')
  const begun = revive(old, 'counter', { read: () => keptOf(['2', init]) })
  const kept = { stream: 'counter', snapshot: toSnapshot(old, 'counter', begun), entries: more ? [more] : [] }
  const migrated = migrate(kept, '3', { 2: twice })
  expect(migrated.entries.map(({ seq }) => seq)).toEqual([1, 2])
  expect(migrated.snapshot?.machineVersion).toBe('3')
  expect(revive(counter, 'counter', { read: () => migrated }).snapshot.context).toEqual({ count: 4 })
})

test('streams that are newer, unknown or garbled, or that break the machine, are told apart', () => {
  expect(failureOf(keptOf(['4', init]))).toBe('unknownVersion')
  expect(failureOf(keptOf(['constructor', init]))).toBe('unknownVersion')
  expect(failureOf(keptOf(['3', init], ['4', { type: 'count.added', by: 1 }]))).toBe('unknownVersion')
  expect(failureOf({ stream: 'counter', snapshot: null, entries: [] })).toBe('garbled')
  expect(failureOf(keptOf(['3', { type: 'count.added', by: 1 }]))).toBe('garbled')
  const [first, , third] = entriesOf(['3', init], ['3', init], ['3', init])
  expect(
    failureOf({ stream: 'counter', snapshot: null, entries: first && third ? [first, third] : [] }),
  ).toBe('garbled')
})

test('a migration that fails or goes round in a circle sets the journal aside', () => {
  const kept = keptOf(['1', init])
  const back: Migration = { to: '1', entries: (entries) => entries, snapshot: (one) => one }
  const broken: Migration = {
    ...back,
    entries: () => {
      throw new TypeError('No such thing.')
    },
  }
  expect(() => migrate(kept, '3', { 1: back })).toThrow('counter is of version 1, not 3.')
  expect(() => migrate(kept, '3', { 1: broken })).toThrow('No such thing.')
})
