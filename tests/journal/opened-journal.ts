import { createActor } from 'xstate'
import { type Journal, type JournalDeps, openJournal } from '#client/effects/journal/journal.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { record } from '#machines/journal/record.ts'
import type { StoreFailure } from '#machines/journal-writer/failure.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'

const machines = { alerts: alertsMachine, preferences: preferencesMachine, auth: authMachine }

export const open = async (change: Partial<JournalDeps> = {}) => {
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

/** Whether the visitor is to be told that something cannot be gone on with. */
export const hasSetAside = (journal: Journal): boolean => {
  let told = false
  journal.onSetAside(() => {
    told = true
  })
  return told
}

export const runPreferences = (recorder: Parameters<typeof record>[1]) =>
  createActor(record(preferencesMachine, recorder), { input: {} }).start()

export const dismiss = (actor: ReturnType<typeof runPreferences>, ...notices: string[]) => {
  for (const notice of notices) actor.send({ type: 'notice.dismissed', notice })
}

export const alert = (id: string, persistent = true) => ({
  id,
  status: 'info' as const,
  text: id,
  persistent,
  action: null,
})
