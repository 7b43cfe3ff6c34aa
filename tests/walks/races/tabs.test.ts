import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowser } from '#tests/support/client/browser.ts'
import { type Call, openSharedTab, type SharedTab } from '#tests/support/client/shared-tabs.ts'
import { expired, outage } from '../fixtures/shared.ts'

const TABS = 3

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** Lets every promise that is ready go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Three tabs of one browser, in which nothing moves but what the test moves. */
const openTabs = () => {
  const browser = createBrowser()
  const calls: Call[] = []
  const frozen = new Set<SharedTab>()
  let count = 0

  const opened: SharedTab[] = []

  const open = () => {
    const tab = openSharedTab(`tab ${count++}`, browser, calls)
    opened.push(tab)
    void tab.join()
    return tab
  }
  const tabs = Array.from({ length: TABS }, open)

  /** Everything that is on its way arrives, and time goes on until nobody waits for anybody. */
  const calm = async () => {
    for (let round = 0; round < 12; round += 1) {
      for (let isMoving = true; isMoving; ) {
        await settle()
        isMoving = tabs.map(({ seat }) => seat.deliver()).includes(true)
      }
      vi.advanceTimersByTime(400)
    }
  }
  const liveCalls = () => calls.filter(({ tab }) => tabs.some(({ name }) => name === tab))

  return {
    browser,
    calls,
    liveCalls,
    dismissed: [] as { by: SharedTab; notice: string }[],
    tabs,
    /** Those that were replaced too. */
    opened,
    calm,
    deliver: (index: number) => {
      const tab = tabs[index]
      return tab && !frozen.has(tab) && tab.seat.deliver()
    },
    freeze: (index: number) => {
      const tab = tabs[index]
      if (tab) frozen.add(tab)
    },
    thawAll: () => frozen.clear(),
    /** It is gone from one moment to the next, and another is opened. */
    replace(index: number) {
      tabs[index]?.seat.close()
      tabs[index] = open()
    },
  }
}

const tabIndex = fc.nat(TABS - 1)
const onTab = <Act extends string>(...acts: Act[]) =>
  fc.record({ act: fc.constantFrom(...acts), tab: tabIndex })
const act = fc.oneof(
  { weight: 12, arbitrary: onTab('deliver') },
  { weight: 4, arbitrary: onTab('signIn', 'signOut', 'reject') },
  { weight: 4, arbitrary: onTab('dismiss') },
  { weight: 5, arbitrary: fc.record({ act: fc.constantFrom('answer', 'expire', 'fail'), call: fc.nat(8) }) },
  { weight: 2, arbitrary: onTab('replace', 'freeze') },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('thaw') }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('wait'), ms: fc.integer({ min: 1, max: 12_000 }) }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

type World = ReturnType<typeof openTabs>

/** What a person does needs a page to do it in. */
const isPersonal = (act: string) => ['signIn', 'signOut', 'reject', 'dismiss'].includes(act)

const perform = (world: World, one: Act, step: number) => {
  if ('ms' in one) return void vi.advanceTimersByTime(one.ms)
  if ('call' in one) {
    const calls = world.liveCalls()
    const call = calls[one.call % calls.length]
    if (!call) return
    world.calls.splice(world.calls.indexOf(call), 1)
    if (one.act === 'answer') call.answer()
    else call.refuse(one.act === 'expire' ? expired : outage)
    return
  }
  if (!('tab' in one)) return world.thawAll()
  const tab = world.tabs[one.tab]
  if (!tab) return
  if (isPersonal(one.act) && !tab.isOpen()) return
  const { auth, preferences } = tab.actors
  switch (one.act) {
    case 'deliver':
      return void world.deliver(one.tab)
    case 'signIn':
      return tab.signIn()
    case 'signOut':
      return auth.send({ type: 'signOut.requested', everywhere: false })
    case 'dismiss': {
      const notice = `${tab.name}, step ${step}`
      world.dismissed.push({ by: tab, notice })
      return preferences.send({ type: 'notice.dismissed', notice })
    }
    case 'reject': {
      const held = tab.heldToken()
      if (held) void tab.renew(held)
      return
    }
    case 'replace':
      return world.replace(one.tab)
    case 'freeze':
      return world.freeze(one.tab)
  }
}

const finish = async (world: World) => {
  world.thawAll()
  await world.calm()
  for (let rest = 0; rest < 20 && world.liveCalls().length > 0; rest += 1) {
    for (const call of world.calls.splice(0)) call.answer()
    await world.calm()
  }
}

test('in any order of events, tabs end up the same, with one leader and one token, dropped before the next is granted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60, size: 'max' }), async (sequence) => {
      const world = openTabs()
      await world.calm()
      for (const [step, one] of sequence.entries()) {
        perform(world, one, step)
        await settle()
      }
      await finish(world)

      const [first, ...others] = world.tabs
      for (const other of others) {
        expect(other.state()).toEqual(first?.state())
        expect(other.heldToken()).toEqual(first?.heldToken())
      }
      expect(world.tabs.filter(({ leads }) => leads())).toHaveLength(1)
      const isSignedIn = first?.actors.auth.getSnapshot().matches('signedIn')
      expect(first?.heldToken() !== null).toBe(isSignedIn)
      expect(world.opened.flatMap(({ leftOver }) => leftOver())).toEqual([])
      for (const { seat } of world.tabs) seat.close()
    }),
    { numRuns: 150 },
  )
})

const FORGETS_PREFERENCES: readonly string[] = ['signIn', 'signOut', 'expire']
/** Nobody comes or goes, which forgets preferences on purpose. */
const calmAct = act.filter((one) => !FORGETS_PREFERENCES.includes(one.act))

test('in any order of leading, sleeping and closing, what a person does in a tab that stays is not lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(calmAct, { maxLength: 60, size: 'max' }), async (sequence) => {
      const world = openTabs()
      await world.calm()
      for (const [step, one] of sequence.entries()) {
        perform(world, one, step)
        await settle()
      }
      await finish(world)
      const { dismissed } = world.tabs[0]?.actors.preferences.getSnapshot().context ?? { dismissed: [] }
      const wanted = world.dismissed.filter(({ by }) => world.tabs.includes(by))
      expect(dismissed).toEqual(expect.arrayContaining(wanted.map(({ notice }) => notice)))
      expect(new Set(dismissed).size).toBe(dismissed.length)
      for (const { seat } of world.tabs) seat.close()
    }),
    { numRuns: 150 },
  )
})
