import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { StoreFailure } from '#client/effects/journal/failure.ts'
import { openIndexedStore } from '#client/effects/journal/indexed-store.ts'
import { type JournalDeps, openJournal } from '#client/effects/journal/journal.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import type { JournalStore } from '#client/effects/journal/store.ts'
import { MOST_ENTRIES } from '#client/effects/journal/writer.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { record } from '#machines/journal/record.ts'
import { resume } from '#machines/journal/resume.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'

const machines = { alerts: alertsMachine, preferences: preferencesMachine, auth: authMachine }

const open = async (change: Partial<JournalDeps> = {}) => {
  const failures: StoreFailure[] = []
  const page = new EventTarget()
  const journal = await openJournal({
    machines,
    open: async () => createMemoryStore(),
    now: () => 1_000,
    onFailure: (failure) => failures.push(failure),
    page,
    ...change,
  })
  return { journal, failures, page }
}

const runPreferences = (recorder: Parameters<typeof record>[1]) =>
  createActor(record(preferencesMachine, recorder), { input: {} }).start()

const dismiss = (actor: ReturnType<typeof runPreferences>, ...notices: string[]) => {
  for (const notice of notices) actor.send({ type: 'notice.dismissed', notice })
}

const alert = (id: string, persistent = true) => ({
  id,
  status: 'info' as const,
  text: id,
  persistent,
  action: null,
})

test('what a visitor has set is there after a reload, from the browser’s own store', async () => {
  const name = crypto.randomUUID()
  const before = await open({ open: () => openIndexedStore(name) })
  expect(before.journal.revived(preferencesMachine)).toBeNull()
  dismiss(runPreferences(before.journal.recorder), 'tips', 'beta')
  await before.journal.flush()

  const after = await open({ open: () => openIndexedStore(name) })
  const revived = after.journal.revived(preferencesMachine)
  expect(revived?.snapshot.context.dismissed).toEqual(['tips', 'beta'])
  if (!revived) return
  const { logic, snapshot } = resume(preferencesMachine, revived, {
    recorder: after.journal.recorder,
    now: () => 2_000,
  })
  dismiss(createActor(logic, { input: {}, snapshot }).start(), 'news')
  await after.journal.flush()

  const again = await open({ open: () => openIndexedStore(name) })
  expect(again.journal.revived(preferencesMachine)?.snapshot.context.dismissed).toEqual([
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
  expect(journal.revived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['beta'])
})

test('what is taken in one go is kept in one transaction', async () => {
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

test('as the page goes away, what waits does not wait for what is being written', async () => {
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

test('the length is bounded by snapshots, and machines that have ended are forgotten', async () => {
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
    for (const { entries } of round % 50 === 0 ? await store.streams() : [])
      expect(entries.length).toBeLessThan(2 * MOST_ENTRIES)
  }
  await journal.flush()
  const streams = (await store.streams()).map(({ stream }) => stream)
  expect(streams).toContain('alerts/alert-stays')
  expect(streams.length).toBeLessThan(2 * MOST_ENTRIES)

  const later = await open({ open: async () => store })
  expect(later.journal.asides).toEqual([])
  expect(later.journal.revived(alertsMachine)?.snapshot.context).toEqual(actor.getSnapshot().context)
})

test('a browser that forbids a store keeps the journal in memory, and says so', async () => {
  const { journal, failures } = await open({ open: () => Promise.reject(new Error('Forbidden.')) })
  dismiss(runPreferences(journal.recorder), 'tips')
  await journal.flush()
  expect(failures.map(({ kind }) => kind)).toEqual(['unavailable'])
  expect((await journal.gather(200)).map(({ stream, entries }) => [stream, entries.length])).toEqual([
    ['preferences', 2],
  ])
})

test('when the browser is full the journal goes on in memory with all of this page, and says so once', async () => {
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

test('what a second tab writes in the same place is a conflict, and the second tab goes on in memory', async () => {
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
  expect(later.journal.revived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['tips'])
})

test('a tab that leads from now on puts what it has in the place of what was there', async () => {
  const store = createMemoryStore()
  const former = await open({ open: async () => store })
  dismiss(runPreferences(former.journal.recorder), 'old')
  await former.journal.flush()

  const { journal, failures } = await open()
  const actor = runPreferences(journal.recorder)
  dismiss(actor, 'tips')
  await journal.moveTo(store)
  dismiss(actor, 'beta')
  await journal.flush()
  expect(failures).toEqual([])
  const later = await open({ open: async () => store })
  expect(later.journal.revived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['tips', 'beta'])
})

test('what cannot be read is set aside for a report, the actor begins anew, and the others go on', async () => {
  const store = createMemoryStore()
  const { journal } = await open({ open: async () => store })
  dismiss(runPreferences(journal.recorder), 'tips')
  createActor(record(authMachine, journal.recorder), { input: { user: null, profile: null } }).start()
  await journal.flush()
  const auth = await store.read('auth')
  await store.drop(['auth'])
  await store.append((auth?.entries ?? []).map((entry) => ({ ...entry, machineVersion: '99' })))

  const next = await open({ open: async () => store })
  expect(next.journal.asides.map(({ kept, failure }) => [kept.stream, failure.kind])).toEqual([
    ['auth', 'unknownVersion'],
  ])
  expect(next.journal.revived(authMachine)).toBeNull()
  expect(next.journal.revived(preferencesMachine)).not.toBeNull()
  createActor(record(authMachine, next.journal.recorder), { input: { user: null, profile: null } }).start()
  const gathered = await next.journal.gather(200)
  expect(gathered.map(({ stream, setAside }) => [stream, setAside?.kind ?? null])).toEqual([
    ['auth', null],
    ['preferences', null],
    ['auth', 'unknownVersion'],
  ])
  expect((await open({ open: async () => store })).journal.asides).toEqual([])
})

test('what was migrated is kept as this version keeps it', async () => {
  const store = createMemoryStore()
  const { journal } = await open({ open: async () => store })
  dismiss(runPreferences(journal.recorder), 'tips', 'beta')
  await journal.flush()
  const kept = await store.read('preferences')
  await store.drop(['preferences'])
  await store.append((kept?.entries ?? []).map((entry) => ({ ...entry, machineVersion: '0' })))

  const migrations = {
    preferences: {
      0: {
        to: '1',
        entries: (entries: NonNullable<typeof kept>['entries']) => entries.slice(0, 2),
        snapshot: <S>(one: S) => one,
      },
    },
  }
  const next = await open({ open: async () => store, migrations })
  const revived = next.journal.revived(preferencesMachine)
  expect(revived?.snapshot.context.dismissed).toEqual(['tips'])
  if (!revived) return
  const { logic, snapshot } = resume(preferencesMachine, revived, {
    recorder: next.journal.recorder,
    now: () => 0,
  })
  dismiss(createActor(logic, { input: {}, snapshot }).start(), 'news')
  await next.journal.flush()
  const last = await open({ open: async () => store })
  expect(last.journal.asides).toEqual([])
  expect(last.journal.revived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['tips', 'news'])
})

test('what no machine of this version knows is dropped', async () => {
  const store = createMemoryStore()
  await store.append([{ stream: 'gone', seq: 0, at: 0, machineVersion: '1', event: { type: 'xstate.init' } }])
  await open({ open: async () => store })
  expect(await store.streams()).toEqual([])
})

test('what a machine that comes with its page has taken waits for it, once, and is in no report before', async () => {
  const store = createMemoryStore()
  const late = { machines: {}, later: ['preferences'], open: async () => store }
  const first = await open({ open: async () => store })
  dismiss(runPreferences(first.journal.recorder), 'tips')
  await first.journal.flush()

  const { journal } = await open(late)
  expect((await store.streams()).map(({ stream }) => stream)).toEqual(['preferences'])
  expect(await journal.gather(10)).toEqual([])
  expect(journal.revived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['tips'])
  expect(journal.revived(preferencesMachine)).toBeNull()
  expect((await journal.gather(10)).map(({ machine }) => machine)).toEqual(['preferences'])
})

test('what cannot be gone on with is set aside when its page comes', async () => {
  const store = createMemoryStore()
  const first = await open({ open: async () => store })
  dismiss(runPreferences(first.journal.recorder), 'tips')
  await first.journal.flush()
  const { journal } = await open({ machines: {}, later: ['preferences'], open: async () => store })
  const newer = alertsMachine.provide({})
  const another = Object.assign(newer, { id: 'preferences', version: '9' })
  expect(journal.revived(another)).toBeNull()
  await expect.poll(async () => (await store.asides()).length).toBe(1)
})
