import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { openJournal } from '#client/effects/journal/journal.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import type { JournalStore } from '#client/effects/journal/store.ts'
import { record } from '#machines/journal/record.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'

test('an event that comes while many are taken is kept with those just after it, and one that comes alone at once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = createMemoryStore()
  let hold = Promise.resolve()
  const bursts: string[][] = []
  const slow: JournalStore = {
    ...store,
    append: async (entries) => {
      bursts.push(entries.map(({ event }) => String(event.notice ?? event.type)))
      await hold
      return store.append(entries)
    },
  }
  const { recorder } = await openJournal({
    machines: { preferences: preferencesMachine },
    open: async () => slow,
    now: Date.now,
    page: new EventTarget(),
    onFailure: ({ message }) => expect.fail(message),
  })
  const held = Promise.withResolvers<void>()
  hold = held.promise
  const actor = createActor(record(preferencesMachine, recorder), { input: {} }).start()
  const dismiss = (notice: string) => actor.send({ type: 'notice.dismissed', notice })
  await vi.advanceTimersByTimeAsync(0)
  dismiss('a')
  held.resolve()
  await vi.advanceTimersByTimeAsync(1)
  dismiss('b')
  expect(bursts).toEqual([['xstate.init']])
  await vi.advanceTimersByTimeAsync(10)
  dismiss('c')
  await vi.advanceTimersByTimeAsync(0)
  expect(bursts).toEqual([['xstate.init'], ['a', 'b']])
  await vi.advanceTimersByTimeAsync(1_000)
  dismiss('d')
  await vi.advanceTimersByTimeAsync(0)
  expect(bursts).toEqual([['xstate.init'], ['a', 'b'], ['c'], ['d']])
})
