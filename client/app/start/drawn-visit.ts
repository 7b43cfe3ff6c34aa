import { openJournal } from '#client/effects/journal/journal.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import { createVault } from '#client/effects/session/vault.ts'
import { silence } from '#client/effects/tabs/broadcast-channel.ts'
import { createTab } from '#client/effects/tabs/tab.ts'
import { lonelyLock } from '#client/effects/tabs/web-lock.ts'
import { OWN, SHARED } from './journalled.ts'
import { openVisit, type Visit } from './visit.ts'

/** The visit of nobody: one tab by itself that keeps nothing, for as long as it takes to draw a page. */
export interface DrawnVisit {
  visit: Visit
  close(): void
}

/** `uri` is the graph's address, which is asked by `fetch`. */
export const openDrawnVisit = async (uri: string, fetch: typeof globalThis.fetch): Promise<DrawnVisit> => {
  const vault = createVault()
  const store = createMemoryStore()
  const tab = createTab({ shared: SHARED, channel: silence, lock: lonelyLock, journal: store, vault })
  const journal = await openJournal({
    ...OWN,
    open: async () => createMemoryStore(),
    now: Date.now,
    page: new EventTarget(),
    onFailure() {},
  })
  await tab.join()
  const visit = openVisit({
    tab,
    vault,
    journal,
    exportJournal: () => Promise.reject(new Error('A server reports nothing.')),
    isCounted: false,
    uri,
    fetch,
    makeSignInPath: () => '/accounts/login',
  })
  return {
    visit,
    close() {
      tab.leave()
      visit.processes.stopAll()
      visit.apollo.stop()
    },
  }
}
