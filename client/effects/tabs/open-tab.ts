import type { JournalStore } from '#client/effects/journal/store.ts'
import { createVault, type Vault } from '#client/effects/vault.ts'
import { createTabChannel } from './broadcast-channel.ts'
import { createTab, type Tab } from './tab.ts'
import { createWebLock } from './web-lock.ts'

/**
 * This page among the tabs of its browser. Tabs of another build do not understand what these tell, so each hears its own
 * alone; they take the lead from each other, and find in the journal what has been meanwhile.
 */
export const openTab = async (
  streams: readonly string[],
  journal: JournalStore,
): Promise<{ tab: Tab; vault: Vault }> => {
  const vault = createVault()
  const channel = createTabChannel(`aquatint ${import.meta.url}`)
  const tab = createTab({ streams, channel, lock: createWebLock('aquatint.leader'), journal, vault })
  addEventListener('pagehide', tab.leave)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void tab.join()
  })
  await tab.join()
  return { tab, vault }
}
