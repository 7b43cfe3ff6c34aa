import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { openIndexedStore } from '#client/effects/journal/indexed-store.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import type { JournalStore } from '#client/effects/journal/store.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { MOST_ENTRIES } from '#machines/journal/kept.ts'
import { record } from '#machines/journal/record.ts'
import { resume } from '#machines/journal/resume.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'
import { alert, dismiss, hasSetAside, open, runPreferences } from './opened-journal.ts'

test('a preference is there after a reload, from the browser’s own store', async () => {
  const name = crypto.randomUUID()
  const before = await open({ open: () => openIndexedStore(name) })
  expect(before.journal.takeRevived(preferencesMachine)).toBeNull()
  dismiss(runPreferences(before.journal.recorder), 'tips', 'beta')
  await before.journal.flush()

  const after = await open({ open: () => openIndexedStore(name) })
  const revived = after.journal.takeRevived(preferencesMachine)
  expect(revived?.snapshot.context.dismissed).toEqual(['tips', 'beta'])
  if (!revived) return
  const { logic, snapshot } = resume(preferencesMachine, revived, {
    recorder: after.journal.recorder,
    now: () => 2_000,
  })
  dismiss(createActor(logic, { input: {}, snapshot }).start(), 'news')
  await after.journal.flush()

  const again = await open({ open: () => openIndexedStore(name) })
  expect(again.journal.takeRevived(preferencesMachine)?.snapshot.context.dismissed).toEqual([
    'tips',
    'beta',
    'news',
  ])
  expect([...before.failures, ...after.failures, ...again.failures]).toEqual([])
})

test('an actor that begins anew under its name goes on in the same stream', async () => {
  const store = createMemoryStore()
  for (const notice of ['tips', 'beta']) {
    const { journal, failures } = await open({ open: async () => store })
    dismiss(runPreferences(journal.recorder), notice)
    await journal.flush()
    expect(failures).toEqual([])
  }
  const { journal } = await open({ open: async () => store })
  expect(journal.takeRevived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['beta'])
})

test('events that are taken together are kept in one transaction', async () => {
  const store = createMemoryStore()
  const bursts: number[] = []
  const counted: JournalStore = {
    ...store,
    append: (entries) => {
      bursts.push(entries.length)
      return store.append(entries)
    },
  }
  const { journal } = await open({ open: async () => counted })
  dismiss(runPreferences(journal.recorder), 'a', 'b', 'c')
  await journal.flush()
  expect(bursts).toEqual([4])
})

test('entries that wait are written as the page goes away, without waiting for the write under way', async () => {
  const store = createMemoryStore()
  const held = Promise.withResolvers<void>()
  const written: string[] = []
  const slow: JournalStore = {
    ...store,
    append: async (entries) => {
      written.push(...entries.map(({ event }) => String(event.notice ?? event.type)))
      await held.promise
    },
  }
  const { journal, page } = await open({ open: async () => slow })
  const actor = runPreferences(journal.recorder)
  await new Promise<void>((resolve) => setImmediate(resolve))
  dismiss(actor, 'tips')
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(written).toEqual(['xstate.init'])
  page.dispatchEvent(new Event('pagehide'))
  expect(written).toEqual(['xstate.init', 'tips'])
  held.resolve()
  await journal.flush()
})

test('events that a page hears as it goes away are kept only when it comes back', async () => {
  const store = createMemoryStore()
  const { journal, page } = await open({ open: async () => store })
  const keptNotices = async () => {
    await journal.flush()
    const entries = (await store.listStreams()).flatMap((stream) => stream.entries)
    return entries.flatMap(({ event }) => event.notice ?? [])
  }
  const actor = runPreferences(journal.recorder)
  dismiss(actor, 'before')
  page.dispatchEvent(new Event('pagehide'))
  dismiss(actor, 'after')
  expect(await keptNotices()).toEqual(['before'])
  page.dispatchEvent(new Event('pageshow'))
  expect(await keptNotices()).toEqual(['before', 'after'])
})

test('snapshots bound the length of a journal, and machines that have ended are forgotten', async () => {
  const store = createMemoryStore()
  const clock = new SimulatedClock()
  const { journal } = await open({ open: async () => store })
  const actor = createActor(record(alertsMachine, journal.recorder), { clock }).start()
  actor.send({ type: 'alert.raised', alert: alert('stays') })
  for (let round = 0; round < 3 * MOST_ENTRIES; round += 1) {
    actor.send({ type: 'alert.raised', alert: alert('goes', false) })
    actor.send({ type: 'alert.dismissed', id: 'goes' })
    actor.send({ type: 'alert.raised', alert: alert(`one-${round}`, false) })
    actor.send({ type: 'alert.dismissed', id: `one-${round}` })
    if (round % 50 === 0) await journal.flush()
    for (const { entries } of round % 50 === 0 ? await store.listStreams() : [])
      expect(entries.length).toBeLessThan(2 * MOST_ENTRIES)
  }
  await journal.flush()
  const streams = (await store.listStreams()).map(({ stream }) => stream)
  expect(streams).toContain('alerts/alert-stays')
  expect(streams.length).toBeLessThan(2 * MOST_ENTRIES)

  const later = await open({ open: async () => store })
  expect(hasSetAside(later.journal)).toBe(false)
  expect(later.journal.takeRevived(alertsMachine)?.snapshot.context).toEqual(actor.getSnapshot().context)
})

test('a journal stays in memory where the browser forbids a store, and says so', async () => {
  const { journal, failures } = await open({ open: () => Promise.reject(new Error('Forbidden.')) })
  dismiss(runPreferences(journal.recorder), 'tips')
  await journal.flush()
  expect(failures.map(({ kind }) => kind)).toEqual(['unavailable'])
  expect((await journal.gather(200)).map(({ stream, entries }) => [stream, entries.length])).toEqual([
    ['preferences', 2],
  ])
})

test('a journal goes on in memory with all of this page when the browser is full, and says so once', async () => {
  const store = createMemoryStore()
  let room = 1
  const small: JournalStore = {
    ...store,
    append: async (entries) => {
      room -= 1
      if (room < 0) throw new DOMException('No more room.', 'QuotaExceededError')
      return store.append(entries)
    },
  }
  const { journal, failures } = await open({ open: async () => small })
  const actor = runPreferences(journal.recorder)
  for (const notice of ['a', 'b', 'c']) {
    dismiss(actor, notice)
    await journal.flush()
  }
  expect(failures.map(({ kind }) => kind)).toEqual(['full'])
  const [preferences] = await journal.gather(200)
  expect(preferences?.entries.map(({ seq }) => seq)).toEqual([0, 1, 2, 3])
})

test('a second tab that writes in the same place meets a conflict and goes on in memory', async () => {
  const name = crypto.randomUUID()
  const one = await open({ open: () => openIndexedStore(name) })
  const other = await open({ open: () => openIndexedStore(name) })
  dismiss(runPreferences(one.journal.recorder), 'tips')
  await one.journal.flush()
  dismiss(runPreferences(other.journal.recorder), 'beta', 'news')
  await other.journal.flush()
  expect([one.failures, other.failures.map(({ kind }) => kind)]).toEqual([[], ['conflict']])
  const [preferences] = await other.journal.gather(200)
  expect(preferences?.entries.map(({ event }) => event.notice)).toEqual([undefined, 'beta', 'news'])

  const later = await open({ open: () => openIndexedStore(name) })
  expect(later.journal.takeRevived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['tips'])
})
