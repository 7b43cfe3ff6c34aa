import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { Refusal } from '#machines/refusal.ts'
import type { Browser } from '#tests/support/client/browser.ts'
import type { SharedTab } from '#tests/support/client/shared-tabs.ts'
import { ask401, auth, openBrowser, openSignedIn, settle } from './opened-tabs.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

test('signing in in one tab signs in all tabs, with the same token, by one request of the leader', async () => {
  const { first, second, third, calls } = await openSignedIn()
  for (const tab of [first, second, third]) {
    expect(auth(tab)).toBe('signedIn')
    expect(tab.heldToken()).toEqual({ access: 'token for tab 0', generation: 1 })
  }
  expect(calls).toEqual([])
})

test('neither a password nor a token is ever kept', async () => {
  const { disk } = await openSignedIn()
  const text = await disk()
  expect(text).toContain('ada@aquatint.test')
  expect(text).not.toMatch(/token for|password/)
})

test('tabs that meet an expired token together share one refresh, and each of them asks again', async () => {
  const { first, second, third, calls, arrive, answer } = await openSignedIn()
  const asking = [first, second, third].map(ask401)
  await arrive()
  expect(calls.map(({ port }) => port)).toEqual(['refresh'])
  await answer('refresh')
  for (const renewal of await Promise.all(asking))
    expect(renewal).toMatchObject({ access: 'newer token for tab 0' })
})

test('a refresh that is answered after a sign-out in another tab gives no tab a token', async () => {
  const { first, second, third, arrive, answer } = await openSignedIn()
  const asking = ask401(third)
  await arrive()
  second.actors.auth.send({ type: 'signOut.requested', everywhere: false })
  await arrive()
  await answer('refresh')
  expect(await asking).toMatchObject({ code: 'UNAUTHENTICATED' })
  for (const tab of [first, second, third]) expect(tab.heldToken()).toBeNull()
})

test('signing out in one tab signs out all tabs, and nothing of the visitor stays on the disk', async () => {
  const { first, second, third, arrive, answer, disk } = await openSignedIn()
  third.actors.auth.send({ type: 'signOut.requested', everywhere: false })
  await arrive()
  for (const tab of [first, second, third]) expect(tab.heldToken()).toBeNull()
  await answer('signOut')
  for (const tab of [first, second, third]) expect(auth(tab)).toBe('anonymous')
  expect(await disk()).not.toContain('ada@aquatint.test')
})

test('the next tab leads when the leader is closed, and asks again for what was in flight', async () => {
  const { first, second, third, calls, arrive, answer, close } = await openSignedIn()
  const asking = ask401(third)
  await arrive()
  close(first)
  await arrive()
  expect([second.leads(), third.leads()]).toEqual([true, false])
  expect(calls.map(({ tab, port }) => [tab, port])).toEqual([
    ['tab 0', 'refresh'],
    ['tab 1', 'refresh'],
  ])
  await answer('refresh')
  expect(await asking).toMatchObject({ access: 'newer token for tab 1' })
})

test('a leader that sleeps loses the lead to the tab in use, and what it was asked is done once', async () => {
  const { first, second, third, arrive } = await openSignedIn()
  const awake = [second, third]
  second.actors.preferences.send({ type: 'preferences.changed', change: { searchAdvanced: true } })
  await arrive(awake)
  expect(second.actors.preferences.getSnapshot().context.searchAdvanced).toBe(false)
  vi.advanceTimersByTime(1_000)
  await arrive(awake)
  expect([second.leads(), third.leads()]).toEqual([true, false])
  for (const tab of awake) expect(tab.actors.preferences.getSnapshot().context.searchAdvanced).toBe(true)
  await arrive()
  expect(first.leads()).toBe(false)
  expect(first.state()).toEqual(second.state())
})

test('a timer goes on with its remaining time in the next leader', async () => {
  const { first, second, third, arrive, answer, close } = await openSignedIn()
  void ask401(first)
  await answer('refresh')
  const token = () => second.actors.tokenRefresh.getSnapshot().value
  vi.advanceTimersByTime(9_000)
  close(first)
  await arrive()
  expect(token()).toMatchObject({ token: 'fresh' })
  vi.advanceTimersByTime(1_000)
  await arrive()
  expect(token()).toMatchObject({ token: 'held' })
  expect(third.state()).toEqual(second.state())
})

test('a tab that opens later is like the others, token and all, without a request', async () => {
  const { open, first, calls } = await openSignedIn()
  const [late] = (await open(1)) as [SharedTab]
  expect(late.state()).toEqual(first.state())
  expect(late.heldToken()).toEqual(first.heldToken())
  expect(calls).toEqual([])
})

test('a timer goes on in a tab that opened while it ran', async () => {
  const { first, second, third, open, answer, arrive, close } = await openSignedIn()
  void ask401(first)
  await answer('refresh')
  vi.advanceTimersByTime(4_000)
  const [late] = (await open(1)) as [SharedTab]
  for (const tab of [third, second, first]) close(tab)
  await arrive()
  vi.advanceTimersByTime(5_999)
  expect(late.actors.tokenRefresh.getSnapshot().value).toMatchObject({ token: 'fresh' })
  vi.advanceTimersByTime(1)
  expect(late.actors.tokenRefresh.getSnapshot().value).toMatchObject({ token: 'held' })
})

test('a page that is shown again repeats the request that was answered while it was hidden', async () => {
  const { open, calls, answer, arrive } = openBrowser()
  const [tab] = (await open(1)) as [SharedTab]
  tab.signIn()
  await answer('authenticate')
  const asking = ask401(tab)
  tab.leave()
  await answer('refresh')
  expect(tab.heldToken()?.generation).toBe(1)
  void tab.comeBack()
  await arrive()
  expect(calls.map(({ port }) => port)).toEqual(['refresh'])
  await answer('refresh')
  expect(await asking).toMatchObject({ generation: 2 })
})

test('a page that is shown again learns of a sign-out from the server when the tab that signed out kept nothing of it', async () => {
  const { open, calls, answer, arrive, browser, close } = openBrowser()
  const [other, tab] = (await open(2)) as [SharedTab, SharedTab]
  tab.signIn()
  await arrive()
  await answer('authenticate')
  tab.leave()
  // Keep nothing: the tab closes before its work is on the disk, with nobody there to hear of it.
  for (const name of ['append', 'boundStreams'] as const) vi.spyOn(browser.disk, name).mockResolvedValue()
  other.actors.auth.send({ type: 'signOut.requested', everywhere: false })
  await arrive()
  await answer('signOut')
  close(other)
  vi.restoreAllMocks()
  void tab.comeBack()
  await arrive()
  expect(calls.map(({ tab: by, port }) => [by, port])).toEqual([['tab 1', 'restoreSession']])
  calls.pop()?.refuse(new Refusal('UNAUTHENTICATED', 'The session is over.'))
  await arrive()
  expect([auth(tab), tab.heldToken()]).toEqual(['anonymous', null])
})

test('the shop asks who this is when it is opened after its last tab was closed', async () => {
  const { first, second, third, open, calls, answer, close } = await openSignedIn()
  for (const tab of [third, second, first]) close(tab)
  const [again] = (await open(1)) as [SharedTab]
  expect(auth(again)).toBe('restoring')
  expect(calls.map(({ port }) => port)).toEqual(['restoreSession'])
  await answer('restoreSession')
  expect(auth(again)).toBe('signedIn')
  expect(again.heldToken()).toEqual({ access: 'token for tab 3', generation: 2 })
})

test('a journal that cannot be read is set aside, the visitor is told, and the shop opens with nobody signed in', async () => {
  const { browser, open } = openBrowser()
  const entry = { stream: 'auth', at: 0, machineVersion: '1', event: { type: 'signOut.requested' } }
  await browser.disk.append([{ ...entry, seq: 4 }])
  const [tab] = (await open(1)) as [SharedTab]
  expect(auth(tab)).toBe('anonymous')
  expect((await browser.disk.listAsides()).map(({ kept }) => kept.stream)).toEqual(['auth'])
  expect(tab.asides()).toBe(1)
  tab.signIn()
  await settle()
  const kept = await browser.disk.read('auth')
  expect(kept?.entries.at(-1)?.event.type).toBe('signIn.submitted')
})

test('the journal of an older version is migrated and goes on', async () => {
  const entries = (all: readonly JournalEntry[]) =>
    all.map((entry) => ({ ...entry, event: { ...entry.event, notice: 'tips' } }))
  const { browser, open, arrive } = openBrowser({
    preferences: { 0: { to: '2', entries, snapshot: (one) => one } },
  })
  const entry = { stream: 'preferences', at: 0, machineVersion: '0' }
  await browser.disk.append([
    { ...entry, seq: 0, event: { type: 'xstate.init' } },
    { ...entry, seq: 1, event: { type: 'notice.dismissed', named: 'tips' } },
  ])
  const [tab, other] = (await open(2)) as [SharedTab, SharedTab]
  expect([tab.asides(), other.asides()]).toEqual([0, 0])
  other.actors.preferences.send({ type: 'notice.dismissed', notice: 'beta' })
  await arrive()
  const [later] = (await open(1)) as [SharedTab]
  for (const { actors } of [tab, other, later])
    expect(actors.preferences.getSnapshot().context.dismissed).toEqual(['tips', 'beta'])
})

test('entries that found no room leave no gap once there is room again', async () => {
  const { browser, open, arrive, close } = openBrowser()
  const [tab] = (await open(1)) as [SharedTab]
  const dismiss = async (notice: string) => {
    tab.actors.preferences.send({ type: 'notice.dismissed', notice })
    await arrive()
  }
  const full = new DOMException('No more room.', 'QuotaExceededError')
  vi.spyOn(browser.disk, 'append').mockRejectedValueOnce(full)
  vi.spyOn(browser.disk, 'boundStreams').mockRejectedValueOnce(full)
  for (const notice of ['tips', 'beta', 'news']) await dismiss(notice)
  close(tab)
  const [again] = (await open(1)) as [SharedTab]
  expect(again.asides()).toBe(0)
  expect(again.actors.preferences.getSnapshot().context.dismissed).toEqual(['tips', 'beta', 'news'])
})

/** Writes an entry of another tab that the leader has not heard of. */
const overtake = async ({ disk }: Browser, stream: string, event: AnyEventObject) => {
  const last = (await disk.read(stream))?.entries.at(-1)
  if (!last) throw new Error(`Nothing is kept of ${stream}.`)
  await disk.append([{ ...last, seq: last.seq + 1, event }])
}

test('what a person does in a leader that was overtaken without hearing of it is not lost', async () => {
  const { browser, open, arrive } = openBrowser()
  const [tab] = (await open(1)) as [SharedTab]
  const dismiss = (notice: string) => tab.actors.preferences.send({ type: 'notice.dismissed', notice })
  dismiss('one')
  await arrive()
  await overtake(browser, 'preferences', { type: 'notice.dismissed', notice: 'theirs' })
  dismiss('two')
  tab.actors.recentlyViewed.send({ type: 'image.opened', id: 'fern' })
  await arrive()
  expect(tab.actors.preferences.getSnapshot().context.dismissed).toEqual(['one', 'theirs', 'two'])
  expect(tab.actors.recentlyViewed.getSnapshot().context.ids).toEqual(['fern'])
})

test('what followed from an event that was not taken is not done again by itself', async () => {
  const { browser, open, arrive, answer } = openBrowser()
  const [tab] = (await open(1)) as [SharedTab]
  tab.signIn()
  await arrive()
  await overtake(browser, 'token-refresh', { type: 'signedOut' })
  await answer('authenticate')
  expect(auth(tab)).toBe('anonymous')
  expect(tab.heldToken()).toBeNull()
  expect(tab.actors.tokenRefresh.getSnapshot().value).toMatchObject({ token: 'none' })
})
