import { openStorage } from '#client/effects/browser/storage.ts'
import type { Kept } from '#client/effects/journal/gather.ts'
import { type Journal, openJournal } from '#client/effects/journal/journal.ts'
import { createLateStore } from '#client/effects/journal/late-store.ts'
import { openStore } from '#client/effects/journal/open-store.ts'
import type { Journalled } from '#client/effects/journal/trees.ts'
import { createVault, type Vault } from '#client/effects/session/vault.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { createTabChannel } from './broadcast-channel.ts'
import { createTab, type Tab } from './tab.ts'
import { claimTabName, livingTabs } from './tab-name.ts'
import { scopeStore, straysIn } from './tab-store.ts'
import { createWebLock } from './web-lock.ts'

/** A page of the shop, with what it shares and what it remembers. */
export interface OpenedTab {
  tab: Tab
  vault: Vault
  /** Of the actors that are this tab's alone. */
  journal: Journal
  /** What is kept of the actors that all tabs share. */
  keptShared: () => Promise<Kept>
}

interface OpenTabDeps {
  /** What all tabs share; the streams have the names of the machines. */
  shared: Journalled
  /** What is each tab's own, and is journalled. */
  own: Journalled
}

/** Not in spec.md: a page that is loaded anew may take its time, and finds what it was doing. */
const DAY = 86_400_000

/**
 * This page among the tabs of its browser. Tabs of another build do not understand what these tell, so each
 * hears its own alone; they take the lead from each other, and find in the journal what has been meanwhile.
 */
export const openTab = async ({ shared, own }: OpenTabDeps): Promise<OpenedTab> => {
  const naming = claimTabName(openStorage(() => sessionStorage))
  const { store: early, late } = await openStore()
  // What is this tab's own is not joined with what it was before: it stays in memory while this page is
  // there.
  const store = late ? createLateStore(late, early) : early
  const vault = createVault()
  const channel = createTabChannel(`aquatint ${import.meta.url}`)
  const lock = createWebLock('aquatint.leader')
  const tab = createTab({ shared, channel, lock, journal: store, vault })
  const page = new EventTarget()
  // In one go, before anybody else listens: after the first listener a page hears that its requests were
  // given up.
  addEventListener('pagehide', () => {
    tab.leave()
    page.dispatchEvent(new Event('pagehide'))
  })
  const { name, release, holdAgain } = await naming
  const opening = openJournal({
    ...own,
    open: async () => scopeStore(early, name),
    now: Date.now,
    page,
    // What is not kept is only forgotten.
    onFailure() {},
  })
  addEventListener('pagehide', release)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    page.dispatchEvent(new Event('pageshow'))
    void holdAgain()
    void tab.join()
  })
  const [journal] = await Promise.all([opening, tab.join()])

  const forgetStrays = async (since?: number) => {
    const living = await livingTabs()
    if (living) await store.drop(straysIn(await store.streams(), living, since))
  }
  const forget = (since?: number) => void forgetStrays(since).catch(() => {})
  if (tab.leads()) forget(Date.now() - DAY)
  const cut = () => {
    tab.cut()
    forget()
    void store.forgetAsides().catch(() => {})
  }
  const keptShared = async () => {
    await tab.catchUp()
    const [streams, asides] = await Promise.all([store.streams(), store.asides()])
    const isShared = ({ stream }: KeptStream) => Object.hasOwn(shared.machines, stream)
    return { streams: streams.filter(isShared), asides: asides.filter(({ kept }) => isShared(kept)) }
  }
  return { tab: { ...tab, cut }, vault, journal, keptShared }
}
