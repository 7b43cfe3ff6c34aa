import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import type { Edge } from './edge.ts'
import type { Blow, FaultPlan } from './faults.ts'

interface StormDeps {
  plan: FaultPlan
  edge: Edge
  context: BrowserContext
  /** The shop's web process, which restarts the services when they die. */
  shopPid: number
}

/** Lists the processes that a process has begun, as Linux tells. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const OTHER_PLACES = ['/cart', '/search?q=river', '/projects', '/']

/** Brings the blow of each storm when it begins, and in the calm takes back what does not end by itself. */
export const followStorms = ({ plan, edge, context, shopPid }: StormDeps) => {
  const blows: Blow[] = []
  let wasStormy = false
  let visits = 0

  const visitInSecondTab = async () => {
    const page = await context.newPage()
    const place = OTHER_PLACES[visits++ % OTHER_PLACES.length] ?? '/'
    await page.goto(`${edge.url}${place}`).catch(() => {})
    return page
  }
  let secondTab: ReturnType<typeof visitInSecondTab> | null = null

  const strike = (blow: Blow) => {
    blows.push(blow)
    if (blow === 'offline') edge.setOffline(true)
    if (blow === 'cookiesDeleted') edge.deleteCookies()
    if (blow === 'servicesKilled') for (const pid of childrenOf(shopPid)) process.kill(pid, 'SIGKILL')
    if (blow === 'secondTab') secondTab = visitInSecondTab()
  }
  const calm = async () => {
    edge.setOffline(false)
    await (await secondTab)?.close()
    secondTab = null
  }
  const timer = setInterval(() => {
    const isStormy = plan.isStormy(Date.now())
    if (isStormy && !wasStormy) strike(plan.nextBlow())
    if (!isStormy && wasStormy) calm().catch(() => {})
    wasStormy = isStormy
  }, 250)
  return {
    blows,
    end: async () => {
      clearInterval(timer)
      await calm()
    },
  }
}
