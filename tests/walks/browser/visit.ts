import type { Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { leaveUndrawn } from '#tests/support/shop/leave-undrawn.ts'
import { comeFromOwnNetwork } from '#tests/support/shop/own-network.ts'
import { createAccount } from './account.ts'
import { type HeldGraph, holdGraph } from './held-graph.ts'
import { letTurnsPass } from './let-turns-pass.ts'
import { hearNoise, type Noise } from './noise.ts'
import { type Recording, recordPage } from './recording.ts'

/** A fresh browser at the shop: its page, the graph behind it, its clock, and what its actors do. */
export interface Visit {
  page: Page
  graph: HeldGraph
  recording: Recording
  noise: Noise
  /** An account of this visit's own, made when first asked for. */
  account(): Promise<{ email: string; password: string }>
  /** Goes to a place of the shop without loading it anew, as Back does. */
  revisit(path: string): Promise<void>
  /** Lets time go by in the page, where it stands still otherwise. */
  wait(milliseconds: number): Promise<void>
}

/** Pictures are beside the point of a walk, and making one takes longer than a step. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

export const openVisit = async (page: Page, machines: readonly AnyStateMachine[]): Promise<Visit> => {
  const context = page.context()
  await comeFromOwnNetwork(context)
  const recording = await recordPage(page, machines)
  const noise = hearNoise(page)
  const graph = await holdGraph(page)
  await leaveUndrawn(context)
  await context.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: NO_PICTURE }),
  )
  const now = Date.now()
  await page.clock.install({ time: now })
  await context.addInitScript(letTurnsPass)
  await page.clock.pauseAt(now + 1_000)
  let account: ReturnType<typeof createAccount> | undefined
  return {
    page,
    graph,
    recording,
    noise,
    account: () => {
      account ??= createAccount()
      return account
    },
    revisit: (path) =>
      page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, path),
    wait: (milliseconds) => page.clock.runFor(milliseconds),
  }
}
