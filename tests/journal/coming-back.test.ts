import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { recordIn } from '#client/actors/process/record-in.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import type { JournalStore } from '#client/effects/journal/store.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { record } from '#machines/journal/record.ts'
import { resume } from '#machines/journal/resume.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'
import { alert, dismiss, hasSetAside, open, runPreferences } from './opened-journal.ts'

test('a stream that cannot be read is set aside for a report, its actor begins anew, and the others go on', async () => {
  const store = createMemoryStore()
  const { journal } = await open({ open: async () => store })
  dismiss(runPreferences(journal.recorder), 'tips')
  createActor(record(authMachine, journal.recorder), { input: { user: null, profile: null } }).start()
  await journal.flush()
  const auth = await store.read('auth')
  await store.drop(['auth'])
  await store.append((auth?.entries ?? []).map((entry) => ({ ...entry, machineVersion: '99' })))

  const next = await open({ open: async () => store })
  expect(hasSetAside(next.journal)).toBe(true)
  expect((await store.listAsides()).map(({ kept, failure }) => [kept.stream, failure.kind])).toEqual([
    ['auth', 'unknownVersion'],
  ])
  expect(next.journal.takeRevived(authMachine)).toBeNull()
  expect(next.journal.takeRevived(preferencesMachine)).not.toBeNull()
  createActor(record(authMachine, next.journal.recorder), { input: { user: null, profile: null } }).start()
  const gathered = await next.journal.gather(200)
  expect(gathered.map(({ stream, setAside }) => [stream, setAside?.kind ?? null])).toEqual([
    ['auth', null],
    ['preferences', null],
    ['auth', 'unknownVersion'],
  ])
  expect(hasSetAside((await open({ open: async () => store })).journal), 'the visitor has been told').toBe(
    false,
  )
})

test('a migrated stream is kept as this version keeps it', async () => {
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
        to: '2',
        entries: (entries: NonNullable<typeof kept>['entries']) => entries.slice(0, 2),
        snapshot: <S>(one: S) => one,
      },
    },
  }
  const next = await open({ open: async () => store, migrations })
  const revived = next.journal.takeRevived(preferencesMachine)
  expect(revived?.snapshot.context.dismissed).toEqual(['tips'])
  if (!revived) return
  const { logic, snapshot } = resume(preferencesMachine, revived, {
    recorder: next.journal.recorder,
    now: () => 0,
  })
  dismiss(createActor(logic, { input: {}, snapshot }).start(), 'news')
  await next.journal.flush()
  const last = await open({ open: async () => store })
  expect(hasSetAside(last.journal)).toBe(false)
  expect(last.journal.takeRevived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['tips', 'news'])
})

test('a stream that no machine of this version knows is dropped', async () => {
  const store = createMemoryStore()
  await store.append([{ stream: 'gone', seq: 0, at: 0, machineVersion: '1', event: { type: 'xstate.init' } }])
  await open({ open: async () => store })
  expect(await store.listStreams()).toEqual([])
})

test('a stream whose machine loads with its page waits for it, is resumed once, and is in no report before', async () => {
  const store = createMemoryStore()
  const late = { machines: {}, later: ['preferences'], open: async () => store }
  const first = await open({ open: async () => store })
  dismiss(runPreferences(first.journal.recorder), 'tips')
  await first.journal.flush()

  const { journal } = await open(late)
  expect((await store.listStreams()).map(({ stream }) => stream)).toEqual(['preferences'])
  expect(await journal.gather(10)).toEqual([])
  expect(journal.takeRevived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['tips'])
  expect(journal.takeRevived(preferencesMachine)).toBeNull()
  expect((await journal.gather(10)).map(({ machine }) => machine)).toEqual(['preferences'])
})

test('an actor that begins anew with a page loaded later is in reports as well', async () => {
  const { journal } = await open({ machines: {}, later: ['preferences'] })
  dismiss(createActor(recordIn(journal, preferencesMachine, '12'), { input: {} }).start(), 'tips')
  expect((await journal.gather(10)).map(({ stream }) => stream)).toEqual(['preferences 12'])
})

test('a stream that this version cannot resume is set aside when its page loads, and the visitor is told', async () => {
  const store = createMemoryStore()
  const first = await open({ open: async () => store })
  dismiss(runPreferences(first.journal.recorder), 'tips')
  await first.journal.flush()
  const { journal } = await open({ machines: {}, later: ['preferences'], open: async () => store })
  let told = 0
  journal.onSetAside(() => {
    told += 1
  })
  const newer = alertsMachine.provide({})
  const another = Object.assign(newer, { id: 'preferences', version: '9' })
  expect(journal.takeRevived(another)).toBeNull()
  expect(told).toBe(1)
  await expect.poll(async () => (await store.listAsides()).length).toBe(1)
})

test('a stream that waits for its page stays until its visitor leaves, and goes on once its page loads', async () => {
  const store = createMemoryStore()
  const late = { machines: {}, later: ['preferences'], open: async () => store }
  const first = await open({ open: async () => store })
  dismiss(runPreferences(first.journal.recorder), 'tips')
  await first.journal.flush()

  const lapsed = await open(late)
  await lapsed.journal.cut(false)
  const revived = lapsed.journal.takeRevived(preferencesMachine)
  if (!revived) throw new Error('It has been forgotten.')
  const { recorder } = lapsed.journal
  const { logic, snapshot } = resume(preferencesMachine, revived, { recorder, now: () => 0 })
  dismiss(createActor(logic, { input: {}, snapshot }).start(), 'news')
  await lapsed.journal.flush()
  const back = await open({ open: async () => store })
  expect(back.journal.takeRevived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['tips', 'news'])

  const left = await open(late)
  await left.journal.cut(true)
  expect(await store.listStreams()).toEqual([])
  expect(left.journal.takeRevived(preferencesMachine)).toBeNull()
})

test('what an actor takes that was let go of before it took anything has a beginning', async () => {
  const store = createMemoryStore()
  const first = await open({ open: async () => store })
  dismiss(runPreferences(first.journal.recorder), 'tips')
  await first.journal.flush()

  const { journal } = await open({ open: async () => store })
  const revived = journal.takeRevived(preferencesMachine)
  if (!revived) throw new Error('It has been forgotten.')
  const { logic, snapshot } = resume(preferencesMachine, revived, {
    recorder: journal.recorder,
    now: () => 0,
  })
  const actor = createActor(logic, { input: {}, snapshot })
  actor.start()
  await journal.cut(true)
  dismiss(actor, 'news')
  await journal.flush()

  const next = await open({ open: async () => store })
  expect(hasSetAside(next.journal)).toBe(false)
  expect(next.journal.takeRevived(preferencesMachine)?.snapshot.context.dismissed).toEqual(['tips', 'news'])
})

test('what a visitor who leaves has kept is dropped all at once, before anything else: the page may be gone next', async () => {
  const kept = createMemoryStore()
  const first = await open({ open: async () => kept })
  dismiss(runPreferences(first.journal.recorder), 'tips')
  createActor(record(authMachine, first.journal.recorder), { input: { user: null, profile: null } }).start()
  await first.journal.flush()

  const asked: string[] = []
  const store: JournalStore = {
    ...kept,
    drop(streams) {
      asked.push(`drops ${streams.toSorted().join(' and ')}`)
      return kept.drop(streams)
    },
    boundStreams(snapshots) {
      asked.push('bounds what runs')
      return kept.boundStreams(snapshots)
    },
  }
  const machines = { alerts: alertsMachine }
  const { journal } = await open({ machines, later: ['preferences', 'auth'], open: async () => store })
  const alerts = createActor(record(alertsMachine, journal.recorder), { input: {} }).start()
  alerts.send({ type: 'alert.raised', alert: alert('news') })
  await journal.flush()
  asked.length = 0
  await journal.cut(true)
  expect(asked).toEqual(['drops auth and preferences', 'bounds what runs'])
})
