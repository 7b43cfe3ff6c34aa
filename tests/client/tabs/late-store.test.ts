import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLateStore } from '#client/effects/journal/late-store.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import { openStore } from '#client/effects/journal/open-store.ts'
import type { JournalStore } from '#client/effects/journal/store.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { openSharedTab } from '#tests/support/client/shared-tabs.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Opens a page in a browser whose database opens when the test says so. */
const openPage = async (browser = createBrowser()) => {
  const opening = Promise.withResolvers<JournalStore>()
  const { journal, ...seat } = browser.openSeat()
  const late = createLateStore(opening.promise, createMemoryStore())
  const page = openSharedTab('late', { ...browser, openSeat: () => ({ ...seat, journal: late }) }, [])
  await page.join()
  const view = (id: string) => page.actors.recentlyViewed.send({ type: 'image.opened', id })
  const viewed = () => page.actors.recentlyViewed.getSnapshot().context.ids
  const open = async () => {
    opening.resolve(journal)
    await settle()
    await settle()
  }
  const forbid = async () => {
    opening.reject(new Error('Forbidden.'))
    await settle()
  }
  return { browser, view, viewed, open, forbid, close: seat.close }
}

const openAgain = async (browser: ReturnType<typeof createBrowser>) => {
  const page = await openPage(browser)
  await page.open()
  return page
}

test('images viewed before the database opened are kept in it on a first visit', async () => {
  const first = await openPage()
  first.view('fern')
  await settle()
  await first.open()
  first.view('dune')
  await settle()
  first.close()
  expect((await openAgain(first.browser)).viewed()).toEqual(['dune', 'fern'])
})

test('images kept before are there once the database opens, and those viewed meanwhile are added', async () => {
  const former = await openAgain(createBrowser())
  former.view('harbour')
  await settle()
  former.close()

  const page = await openPage(former.browser)
  page.view('fern')
  page.view('dune')
  expect(page.viewed()).toEqual(['dune', 'fern'])
  await settle()
  await page.open()
  expect(page.viewed()).toEqual(['dune', 'fern', 'harbour'])
  page.close()
  expect((await openAgain(former.browser)).viewed()).toEqual(['dune', 'fern', 'harbour'])
})

test('a stream that the database does not know yet is kept whole beside those that it does', async () => {
  const former = await openAgain(createBrowser())
  former.close()
  await former.browser.disk.drop(['recently-viewed'])
  const page = await openPage(former.browser)
  page.view('fern')
  await settle()
  await page.open()
  page.view('dune')
  await settle()
  page.close()
  expect((await openAgain(former.browser)).viewed()).toEqual(['dune', 'fern'])
})

test('a database that is forbidden late leaves the page as it is, in memory', async () => {
  const page = await openPage()
  page.view('fern')
  await settle()
  await page.forbid()
  page.view('dune')
  await settle()
  expect(page.viewed()).toEqual(['dune', 'fern'])
})

test('a page waits five seconds for its database, and no longer', async () => {
  const database = Promise.withResolvers<JournalStore>()
  let opened: Awaited<ReturnType<typeof openStore>> | null = null
  void openStore(() => database.promise).then((store) => {
    opened = store
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(opened).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toMatchObject({ late: database.promise })
})

test('a page that is refused a database goes on in memory at once', async () => {
  const { store, late } = await openStore(() => Promise.reject(new Error('Forbidden.')))
  expect([await store.listStreams(), late]).toEqual([[], null])
})
