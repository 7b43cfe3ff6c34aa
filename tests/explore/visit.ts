import { chromium as playwright } from '@playwright/test'
import type { Shop } from '#tests/support/shop/shop.ts'
import { type Outcome, runBombadil } from './bombadil.ts'
import { openChromium } from './chromium.ts'
import { openEdge, type Spoil } from './edge.ts'
import { type FaultPlan, planFaults, type Weather } from './faults.ts'
import { createNews } from './news.ts'
import type { Role } from './options.ts'
import { writePageScript } from './page/script.ts'
import { bringVisitor, placeOf } from './people.ts'
import { waitForShop } from './services.ts'
import { followStorms } from './storms.ts'
import type { Truth } from './truth.ts'

export interface VisitPlan {
  shop: Shop
  /** Path of the browser. */
  chromium: string
  role: Role
  seed: number
  seconds: number
  weather: Weather
  /** Bombadil puts its trace here. */
  folder: string
  /** What visitors do and what must hold. */
  specification: string
  /** What is wrong on purpose (prove.ts). */
  wrong?: Wrong
}

export interface Wrong {
  /** A page where it shows; the role's own place when left out. */
  place?: string
  /** Changes the shop's answers. */
  spoil?: Spoil
  /** Runs in every page. */
  script?: () => void
  /** Changes what REST is reported to say. */
  truth?: (truth: Truth) => Truth
}

export interface Visited extends Outcome {
  blows: string[]
  /** How many requests of the graph met each fault. */
  faults: Record<string, number>
}

/** Makes one visit of one person, in a browser of their own. */
export const explore = async (visit: VisitPlan): Promise<Visited> => {
  const { shop, role, seed, seconds, weather, folder, specification, wrong = {} } = visit
  let begun: { faults: FaultPlan; begunAt: number } | null = null
  const edge = await openEdge({
    shop: shop.url,
    script: writePageScript(wrong.script),
    answer: createNews({ main: shop.services.main, seed, plan: () => begun, spoilTruth: wrong.truth }),
    spoil: wrong.spoil,
  })
  const chromium = await openChromium(visit.chromium)
  const browser = await playwright.connectOverCDP(chromium.url)
  const context = browser.contexts()[0] ?? (await browser.newContext())
  try {
    await waitForShop(shop.url)
    await bringVisitor(context, edge.url, role)
    const begunAt = Date.now()
    const faults = planFaults(seed, weather, begunAt, begunAt + seconds * 1000)
    begun = { faults, begunAt }
    edge.begin(faults)
    const storms = followStorms({ plan: faults, edge, context, shopPid: shop.pid })
    const address = `${edge.url}${wrong.place ?? placeOf(role, seed)}`
    const run = { debuggerUrl: chromium.url, address, seconds, specification, folder }
    const outcome = await runBombadil(run).finally(storms.end)
    return { ...outcome, blows: storms.blows, faults: edge.counts }
  } finally {
    await browser.close()
    await chromium.close()
    await edge.close()
  }
}
