import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { openDB } from 'idb'
import { describe, expect, test } from 'vitest'
import { openIndexedStore } from '#client/effects/journal/indexed-store.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import type { SetAside } from '#client/effects/journal/store.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import { toFailure } from '#machines/journal-writer/failure.ts'

const entry = (stream: string, seq: number): JournalEntry => ({
  stream,
  seq,
  at: seq,
  machineVersion: '1',
  event: { type: 'said', words: [`${stream} ${seq}`] },
})

const snapshot = (stream: string, seq: number): JournalSnapshot => ({
  stream,
  seq,
  at: seq,
  machineVersion: '1',
  state: { status: 'active', output: undefined, error: undefined },
  timers: [{ id: 'later', event: { type: 'later' }, dueAt: 9 }],
})

const burst = (stream: string, first: number, last: number): JournalEntry[] =>
  Array.from({ length: last - first + 1 }, (_, index) => entry(stream, first + index))

const outcome = (settled: PromiseSettledResult<void>) =>
  settled.status === 'fulfilled' ? 'kept' : toFailure(settled.reason).kind

/** A browser that has kept nothing yet, in which each tab opens the same store. */
const browsers = {
  indexed: () => {
    const name = crypto.randomUUID()
    return () => openIndexedStore(name)
  },
  memory: () => {
    const store = createMemoryStore()
    return async () => store
  },
}

describe.for(Object.entries(browsers))('the %s store', ([, browse]) => {
  const open = () => browse()()
  const openTwice = async () => {
    const openTab = browse()
    return [await openTab(), await openTab()] as const
  }

  test('keeps entries by stream, in order', async () => {
    const store = await open()
    await store.append([entry('auth', 0), entry('alerts', 0), entry('auth', 1)])
    await store.append([entry('auth', 2), entry('alerts/alert-a', 0)])
    expect(await store.read('auth')).toEqual({
      stream: 'auth',
      snapshot: null,
      entries: [entry('auth', 0), entry('auth', 1), entry('auth', 2)],
    })
    expect((await store.listStreams()).map(({ stream }) => stream)).toEqual([
      'alerts',
      'alerts/alert-a',
      'auth',
    ])
    expect(await store.read('nobody')).toBeNull()
  })

  test('refuses as a conflict an entry that is there already, and keeps nothing of its burst', async () => {
    const store = await open()
    await store.append([entry('auth', 0), entry('auth', 1)])
    const refused = await store
      .append([entry('cart', 0), entry('auth', 1), entry('auth', 2)])
      .catch(toFailure)
    expect(refused?.kind).toBe('conflict')
    expect(await store.read('cart')).toBeNull()
    expect((await store.read('auth'))?.entries).toHaveLength(2)
  })

  test.for([
    [0, 9],
    [1, 2],
    [2, 2],
    [2, 4],
    [2, 9],
    [3, 3],
    [4, 6],
  ] as const)(
    'keeps the first whole of two tabs that write 2 to 4 and then %i to %i, and nothing of the other',
    async ([first, last]) => {
      const [one, other] = await openTwice()
      await one.append(burst('auth', 0, 1))
      const theirs = [entry('cart', 0), ...burst('auth', first, last), entry('undo', 0)]
      const settled = await Promise.allSettled([one.append(burst('auth', 2, 4)), other.append(theirs)])
      expect(settled.map(outcome)).toEqual(['kept', 'conflict'])
      expect(await one.listStreams()).toEqual([
        { stream: 'auth', snapshot: null, entries: burst('auth', 0, 4) },
      ])
    },
  )

  test('lets one of many tabs win that write from the same place, in any order and at once', async () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 4 })
    const racing = fc.asyncProperty(lengths, async (racers) => {
      const openTab = browse()
      const store = await openTab()
      await store.append(burst('auth', 0, 1))
      const tabs = await Promise.all(racers.map(openTab))
      const writing = tabs.map((one, tab) =>
        one.append([...burst('auth', 2, 1 + Number(racers[tab])), entry(`of ${tab}`, 0)]),
      )
      const settled = await Promise.allSettled(writing)
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const winner = settled.findIndex(({ status }) => status === 'fulfilled')
      expect((await store.listStreams()).map(({ stream, entries }) => [stream, entries.length])).toEqual([
        ['auth', 2 + Number(racers[winner])],
        [`of ${winner}`, 1],
      ])
    })
    await fc.assert(racing, { numRuns: 25 })
  })

  test('refuses a tab that is behind a snapshot', async () => {
    const [one, other] = await openTwice()
    await one.append(burst('auth', 0, 5))
    await one.boundStreams([snapshot('auth', 5)])
    expect((await Promise.allSettled([other.append(burst('auth', 4, 7))])).map(outcome)).toEqual(['conflict'])
    await other.append(burst('auth', 6, 7))
    expect(await one.read('auth')).toEqual({
      stream: 'auth',
      snapshot: snapshot('auth', 5),
      entries: burst('auth', 6, 7),
    })
  })

  test('puts a snapshot in the place of the first entries of a burst, and leaves the rest', async () => {
    const store = await open()
    const newer = burst('auth', 3, 9).map((one) => ({ ...one, machineVersion: '2' }))
    await store.append([...burst('auth', 0, 2), ...newer, entry('cart', 0)])
    for (const seq of [1, 5, 7]) {
      await store.boundStreams([snapshot('auth', seq)])
      expect(await store.read('auth')).toEqual({
        stream: 'auth',
        snapshot: snapshot('auth', seq),
        entries: [...burst('auth', 0, 2), ...newer].slice(seq + 1),
      })
    }
    await store.boundStreams([snapshot('auth', 6)])
    expect((await store.read('auth'))?.snapshot?.seq).toBe(7)
  })

  test('keeps more than a record holds in order, and bounds it in the middle', async () => {
    const store = await open()
    await store.append(burst('auth', 0, 1_700))
    expect((await store.read('auth'))?.entries).toEqual(burst('auth', 0, 1_700))
    await store.boundStreams([snapshot('auth', 1_200)])
    expect((await store.read('auth'))?.entries).toEqual(burst('auth', 1_201, 1_700))
  })

  test('puts a snapshot in the place of the entries before it and of the snapshot before', async () => {
    const store = await open()
    await store.append([entry('auth', 0), entry('auth', 1), entry('auth', 2), entry('cart', 0)])
    await store.boundStreams([snapshot('auth', 0)])
    await store.boundStreams([snapshot('auth', 1)])
    expect(await store.read('auth')).toEqual({
      stream: 'auth',
      snapshot: snapshot('auth', 1),
      entries: [entry('auth', 2)],
    })
    await store.boundStreams([snapshot('auth', 2)])
    expect(await store.read('auth')).toEqual({ stream: 'auth', snapshot: snapshot('auth', 2), entries: [] })
    expect((await store.read('cart'))?.entries).toHaveLength(1)
  })

  test('drops streams whole', async () => {
    const store = await open()
    await store.append([entry('auth', 0), entry('cart', 0)])
    await store.boundStreams([snapshot('auth', 0)])
    await store.drop(['auth'])
    expect((await store.listStreams()).map(({ stream }) => stream)).toEqual(['cart'])
  })

  test('keeps what is set aside apart, the last of each stream', async () => {
    const store = await open()
    const aside = (seq: number) => ({
      kept: { stream: 'auth', snapshot: null, entries: [entry('auth', seq)] },
      failure: { kind: 'garbled' as const, message: `gap at ${seq}` },
    })
    await store.append([entry('auth', 0), entry('cart', 0)])
    await store.setAside([aside(0)])
    await store.setAside([aside(7)])
    expect(await store.listAsides()).toEqual([aside(7)])
    expect((await store.listStreams()).map(({ stream }) => stream)).toEqual(['cart'])
  })

  test('forgets what was set aside when told to, and nothing else', async () => {
    const store = await open()
    await store.append([entry('auth', 0)])
    await store.setAside([
      {
        kept: { stream: 'cart', snapshot: snapshot('cart', 0), entries: [] },
        failure: { kind: 'broken', message: '' },
      },
    ])
    await store.forgetAsides()
    expect((await store.listStreams()).map(({ stream }) => stream)).toEqual(['auth'])
    expect(await store.listAsides()).toEqual([])
  })
})

test('entries are there when the browser comes back', async () => {
  const name = crypto.randomUUID()
  await (await openIndexedStore(name)).append([entry('auth', 0)])
  expect((await (await openIndexedStore(name)).read('auth'))?.entries).toEqual([entry('auth', 0)])
})

test('entries, snapshots and streams set aside of database version 1 are there', async () => {
  const name = crypto.randomUUID()
  const aside: SetAside = {
    kept: { stream: 'cart', snapshot: null, entries: burst('cart', 0, 1) },
    failure: { kind: 'garbled', message: '' },
  }
  const before = await openDB(name, 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: ['stream', 'seq'] })
      db.createObjectStore('snapshots', { keyPath: 'stream' })
      db.createObjectStore('asides', { keyPath: 'kept.stream' })
    },
  })
  for (const one of [...burst('auth', 4, 6), ...burst('alerts', 0, 2)]) await before.add('entries', one)
  for (const one of [snapshot('auth', 3), snapshot('undo', 8)]) await before.add('snapshots', one)
  await before.add('asides', aside)
  before.close()

  const store = await openIndexedStore(name)
  expect(await store.listStreams()).toEqual([
    { stream: 'alerts', snapshot: null, entries: burst('alerts', 0, 2) },
    { stream: 'auth', snapshot: snapshot('auth', 3), entries: burst('auth', 4, 6) },
    { stream: 'undo', snapshot: snapshot('undo', 8), entries: [] },
  ])
  expect(await store.listAsides()).toEqual([aside])
  await store.append(burst('auth', 7, 8))
  expect((await (await openIndexedStore(name)).read('auth'))?.entries).toEqual(burst('auth', 4, 8))
})

test('an event that is no data keeps its whole burst from being written', async () => {
  const store = await openIndexedStore(crypto.randomUUID())
  const odd = { ...entry('auth', 1), event: { type: 'odd', run: () => {} } }
  expect((await store.append([entry('auth', 0), odd]).catch(toFailure))?.kind).toBe('unavailable')
  expect(await store.read('auth')).toBeNull()
})

test('a full browser and a closed store are told apart', () => {
  expect(toFailure(new DOMException('No more room.', 'QuotaExceededError')).kind).toBe('full')
  expect(toFailure(new DOMException('Closed.', 'InvalidStateError')).kind).toBe('unavailable')
})
