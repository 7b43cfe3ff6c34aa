import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { toFailure } from '#client/effects/journal/failure.ts'
import { openIndexedStore } from '#client/effects/journal/indexed-store.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'

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

const bodies = {
  indexed: () => openIndexedStore(crypto.randomUUID()),
  memory: async () => createMemoryStore(),
}

describe.for(Object.entries(bodies))('the %s store', ([, open]) => {
  test('keeps entries by stream, in order', async () => {
    const store = await open()
    await store.append([entry('auth', 0), entry('alerts', 0), entry('auth', 1)])
    await store.append([entry('auth', 2), entry('alerts/alert-a', 0)])
    expect(await store.read('auth')).toEqual({
      stream: 'auth',
      snapshot: null,
      entries: [entry('auth', 0), entry('auth', 1), entry('auth', 2)],
    })
    expect((await store.streams()).map(({ stream }) => stream)).toEqual(['alerts', 'alerts/alert-a', 'auth'])
    expect(await store.read('nobody')).toBeNull()
  })

  test('refuses as a conflict what is there already, and keeps nothing of it', async () => {
    const store = await open()
    await store.append([entry('auth', 0), entry('auth', 1)])
    const refused = await store
      .append([entry('cart', 0), entry('auth', 1), entry('auth', 2)])
      .catch(toFailure)
    expect(refused?.kind).toBe('conflict')
    expect(await store.read('cart')).toBeNull()
    expect((await store.read('auth'))?.entries).toHaveLength(2)
  })

  test('a snapshot takes the place of what led to it, and of the snapshot before', async () => {
    const store = await open()
    await store.append([entry('auth', 0), entry('auth', 1), entry('auth', 2), entry('cart', 0)])
    await store.bound([snapshot('auth', 0)])
    await store.bound([snapshot('auth', 1)])
    expect(await store.read('auth')).toEqual({
      stream: 'auth',
      snapshot: snapshot('auth', 1),
      entries: [entry('auth', 2)],
    })
    await store.bound([snapshot('auth', 2)])
    expect(await store.read('auth')).toEqual({ stream: 'auth', snapshot: snapshot('auth', 2), entries: [] })
    expect((await store.read('cart'))?.entries).toHaveLength(1)
  })

  test('drops streams whole', async () => {
    const store = await open()
    await store.append([entry('auth', 0), entry('cart', 0)])
    await store.bound([snapshot('auth', 0)])
    await store.drop(['auth'])
    expect((await store.streams()).map(({ stream }) => stream)).toEqual(['cart'])
  })

  test('keeps apart what is set aside, the last of each stream', async () => {
    const store = await open()
    const aside = (seq: number) => ({
      kept: { stream: 'auth', snapshot: null, entries: [entry('auth', seq)] },
      failure: { kind: 'garbled' as const, message: `gap at ${seq}` },
    })
    await store.append([entry('auth', 0), entry('cart', 0)])
    await store.setAside([aside(0)])
    await store.setAside([aside(7)])
    expect(await store.asides()).toEqual([aside(7)])
    expect((await store.streams()).map(({ stream }) => stream)).toEqual(['cart'])
  })

  test('forgets everything when it is cleared', async () => {
    const store = await open()
    await store.append([entry('auth', 0)])
    await store.setAside([
      {
        kept: { stream: 'cart', snapshot: snapshot('cart', 0), entries: [] },
        failure: { kind: 'broken', message: '' },
      },
    ])
    await store.clear()
    expect(await store.streams()).toEqual([])
    expect(await store.asides()).toEqual([])
  })
})

test('what is kept is there when the browser comes back', async () => {
  const name = crypto.randomUUID()
  await (await openIndexedStore(name)).append([entry('auth', 0)])
  expect((await (await openIndexedStore(name)).read('auth'))?.entries).toEqual([entry('auth', 0)])
})

test('an event that is no data keeps nothing of its burst', async () => {
  const store = await openIndexedStore(crypto.randomUUID())
  const odd = { ...entry('auth', 1), event: { type: 'odd', run: () => {} } }
  expect((await store.append([entry('auth', 0), odd]).catch(toFailure))?.kind).toBe('unavailable')
  expect(await store.read('auth')).toBeNull()
})

test('a full browser and one that has closed its store are told apart', () => {
  expect(toFailure(new DOMException('No more room.', 'QuotaExceededError')).kind).toBe('full')
  expect(toFailure(new DOMException('Closed.', 'InvalidStateError')).kind).toBe('unavailable')
})
