import type { Journalled } from '#client/effects/journal/trees.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { type Call, openSharedTab, type SharedTab } from '#tests/support/client/shared-tabs.ts'

export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Opens tabs of one browser, where messages arrive as soon as the test lets them. */
export const openBrowser = (migrations: Journalled['migrations'] = {}) => {
  const browser = createBrowser()
  const calls: Call[] = []
  const tabs: SharedTab[] = []
  let count = 0

  const arrive = async (hearing: readonly SharedTab[] = tabs) => {
    await settle()
    while (hearing.map(({ seat }) => seat.deliver()).includes(true)) await settle()
    await settle()
  }
  const open = async (length: number) => {
    const opened = Array.from({ length }, () => openSharedTab(`tab ${count++}`, browser, calls, migrations))
    for (const tab of opened) {
      tabs.push(tab)
      void tab.join()
      await arrive()
    }
    return opened
  }
  const answer = async (port: Call['port']) => {
    const at = calls.findLastIndex((call) => call.port === port)
    const [call] = calls.splice(at, 1)
    call?.answer()
    await arrive()
  }
  const disk = async () => JSON.stringify([await browser.disk.listStreams(), await browser.disk.listAsides()])
  const close = (tab: SharedTab) => {
    tab.seat.close()
    tabs.splice(tabs.indexOf(tab), 1)
  }
  return { browser, calls, open, arrive, answer, disk, close }
}

/** Opens tabs with everyone signed in; the first leads. */
export const openSignedIn = async () => {
  const world = openBrowser()
  const [first, second, third] = (await world.open(3)) as [SharedTab, SharedTab, SharedTab]
  second.signIn()
  await world.arrive()
  await world.answer('authenticate')
  return { ...world, first, second, third }
}

export const auth = ({ actors }: SharedTab) => actors.auth.getSnapshot().value
export const ask401 = (tab: SharedTab) => {
  const held = tab.heldToken()
  if (!held) throw new Error('No token is held.')
  return tab.renew(held)
}
