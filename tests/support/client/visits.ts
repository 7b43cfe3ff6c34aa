import { OWN, SHARED } from '#client/app/start/journalled.ts'
import { openVisit } from '#client/app/start/visit.ts'
import { openJournal } from '#client/effects/journal/journal.ts'
import { createVault } from '#client/effects/session/vault.ts'
import { createTab } from '#client/effects/tabs/tab.ts'
import { scopeStore } from '#client/effects/tabs/tab-store.ts'
import { type Browser, createBrowser } from './browser.ts'

/** Opens a page of the shop in the given browser or a new one, where messages between tabs arrive at once. */
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
  const visit = openVisit({
    tab,
    vault,
    journal,
    exportJournal,
    isCounted: false,
    uri,
    makeSignInPath: () => '/accounts/login',
  })
  return {
    ...visit,
    tab,
    journal,
    /** Hides the page, and shows it again. */
    hide: tab.leave,
    showAgain: tab.join,
    /** Closes the page, as a visitor who leaves the shop does. */
    leave() {
      tab.leave()
      clearInterval(postman)
      close()
    },
  }
}

/** Answers all that a browser keeps as one text to search. */
export const textOf = async ({ disk }: Browser): Promise<string> =>
  JSON.stringify([await disk.listStreams(), await disk.listAsides()])
