import { openStorage } from '#client/effects/browser/storage.ts'
import type { Kept } from '#client/effects/journal/gather.ts'
import { type Journal, openJournal } from '#client/effects/journal/journal.ts'
import { openStore } from '#client/effects/journal/open-store.ts'
import type { JournalStore } from '#client/effects/journal/store.ts'
import type { Journalled } from '#client/effects/journal/trees.ts'
import { createVault, type Vault } from '#client/effects/session/vault.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { createTabChannel } from './broadcast-channel.ts'
import { createTab, type Tab } from './tab.ts'
import { claimTabName, findLivingTabs } from './tab-name.ts'
import { findStrays, scopeStore } from './tab-store.ts'
import { createWebLock } from './web-lock.ts'

/** A page of the shop among the tabs of its browser. */
export interface OpenedTab {
  tab: Tab
  vault: Vault
  /** The journal of the actors that are this tab's alone. */
  journal: Journal
  /** Reads what is kept of the actors that all tabs share. */
  readKeptShared: () => Promise<Kept>
}

interface OpenTabDeps {
  /** The machines that all tabs share; streams have their names. */
  shared: Journalled
  /** The journalled machines that are each tab's own. */
  own: Journalled
}

/** Not in spec.md: a tab that is gone for a day does not come back for what it kept. */
const DAY = 86_400_000

/** Loads what few visitors need. Keeps all in memory where even that cannot come. */
const openLateStore = async (late: Promise<JournalStore>, early: JournalStore): Promise<JournalStore> => {
  try {
    const { createLateStore } = await import('#client/effects/journal/late-store.ts')
    return createLateStore(late, early)
  } catch {
    return early
  }
}

/**
 * Opens this page among the tabs of its browser. A tab hears only tabs of its own build, as it may not
 * understand others; tabs of two builds take the lock from each other and go on from the journal.
 */
export const openTab = async ({ shared, own }: OpenTabDeps): Promise<OpenedTab> => {
  const naming = claimTabName(openStorage(() => sessionStorage))
  const { store: early, late } = await openStore()
  // Keep the tab's own actors in memory where the database opens late: nothing could join them with what the
  // tab had kept before.
  const store = late ? await openLateStore(late, early) : early
  const vault = createVault()
  const channel = createTabChannel(`aquatint ${import.meta.url}`)
  const lock = createWebLock('aquatint.leader')
  const tab = createTab({ shared, channel, lock, journal: store, vault })
  const page = new EventTarget()
  // Leave everything in one listener, the first: after it a page hears that its requests were given up.
  addEventListener('pagehide', () => {
    tab.leave()
    page.dispatchEvent(new Event('pagehide'))
  })
  const { name, release, holdAgain, withhold } = await naming
  const opening = openJournal({
    ...own,
    open: async () => scopeStore(early, name),
    now: Date.now,
    page,
    // Do nothing: what was not kept is only forgotten.
    onFailure() {},
  })
  addEventListener('pagehide', release)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    page.dispatchEvent(new Event('pageshow'))
    void holdAgain()
    void tab.join()
  })
  const [opened] = await Promise.all([opening, tab.join()])
  const journal: Journal = {
    ...opened,
    // Whoever has signed out may leave the page before what they typed is gone.
    cut: (hasLeft) => (hasLeft ? withhold(() => opened.cut(true)) : opened.cut(false)),
  }

  const forgetStrays = async (since?: number) => {
    const living = await findLivingTabs()
    if (living) await store.drop(findStrays(await store.listStreams(), living, since))
  }
  const tryToForgetStrays = (since?: number) => void forgetStrays(since).catch(() => {})
  if (tab.leads()) tryToForgetStrays(Date.now() - DAY)
  const cut = () => {
    tab.cut()
    tryToForgetStrays()
    void store.forgetAsides().catch(() => {})
  }
  const readKeptShared = async () => {
    await tab.catchUp()
    const [streams, asides] = await Promise.all([store.listStreams(), store.listAsides()])
    const isShared = ({ stream }: KeptStream) => Object.hasOwn(shared.machines, stream)
    return { streams: streams.filter(isShared), asides: asides.filter(({ kept }) => isShared(kept)) }
  }
  return { tab: { ...tab, cut }, vault, journal, readKeptShared }
}
