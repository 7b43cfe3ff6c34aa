import { OWN, SHARED } from '#client/app/start/journalled.ts'
import { openVisit } from '#client/app/start/visit.ts'
import { openJournal } from '#client/effects/journal/journal.ts'
import { createVault } from '#client/effects/session/vault.ts'
import { createTab } from '#client/effects/tabs/tab.ts'
import { scopeStore } from '#client/effects/tabs/tab-store.ts'
import { type Browser, createBrowser } from './browser.ts'

/**
 * A page of the shop in a browser of its own or in that one, where what tabs say to each other arrives at
 * once.
 */
export const openTestVisit = async (uri: string, browser: Browser = createBrowser(), name = 'tab-1') => {
  const vault = createVault()
  const { channel, lock, journal: disk, deliver, close } = browser.openSeat()
  const tab = createTab({ shared: SHARED, channel, lock, journal: disk, vault })
  const postman = setInterval(() => {
    while (deliver());
  })
  await tab.join()
  const journal = await openJournal({
    ...OWN,
    open: async () => scopeStore(disk, name),
    now: Date.now,
    page: new EventTarget(),
    onFailure() {},
  })
  const exportJournal = () => Promise.reject(new Error('Nothing is reported here.'))
  const visit = openVisit({ tab, vault, journal, exportJournal, uri, signInPath: () => '/accounts/login' })
  return {
    ...visit,
    tab,
    journal,
    /** The page is hidden, and is shown again. */
    hide: tab.leave,
    showAgain: tab.join,
    /** The page closes, as when the visitor leaves the shop. */
    leave() {
      tab.leave()
      clearInterval(postman)
      close()
    },
  }
}

/** All that a browser keeps, as one text to search. */
export const textOf = async ({ disk }: Browser): Promise<string> =>
  JSON.stringify([await disk.streams(), await disk.asides()])
