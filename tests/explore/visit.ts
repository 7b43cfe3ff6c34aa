import { join } from 'node:path'
import { type BrowserContext, chromium as playwright } from '@playwright/test'
import { STAFF } from '#tests/support/shop/place-order.ts'
import type { Shop } from '#tests/support/shop/shop.ts'
import { createAccountWithCart } from '#tests/walks/browser/account-cart.ts'
import { root, runTool } from '../../scripts/run.ts'
import { openChromium } from './chromium.ts'
import { openEdge } from './edge.ts'
import { planFaults } from './faults.ts'
import type { Role } from './options.ts'
import { pageScript } from './page/script.ts'
import type { EdgeNews } from './page/watch.ts'
import { followStorms } from './storms.ts'
import { readTruth } from './truth.ts'
import { createTwins } from './twins.ts'

export interface VisitPlan {
  shop: Shop
  chromium: string
  role: Role
  seed: number
  seconds: number
  /** Where Bombadil lays its trace. */
  folder: string
  /** A folder whose gestures are made again; null makes new ones. */
  reproduce: string | null
}

const accountOf = (role: Role) =>
  role === 'staff' ? STAFF : role === 'customer' ? createAccountWithCart() : null

/** In a page of its own, which is closed before the visit: what signing in leaves behind is the browser's cookie. */
const signIn = async (context: BrowserContext, url: string, role: Role) => {
  const account = await accountOf(role)
  if (!account) return
  const page = await context.newPage()
  await page.goto(`${url}/accounts/login`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'My Account' }).waitFor()
  await page.close()
}

/** One visit of one person in a browser of their own; answers whether every property held. */
export const explore = async (visit: VisitPlan): Promise<boolean> => {
  const { shop, seed, seconds, folder, reproduce } = visit
  const plan = planFaults(seed, Date.now())
  const twins = createTwins()
  const edge = await openEdge({
    shop: shop.url,
    plan,
    script: pageScript(),
    answer: async (path, body, authorization): Promise<EdgeNews | object> => {
      twins.take(JSON.parse(body || '[]'))
      const cart = new URL(path, shop.url).searchParams.get('cart')
      return {
        seed,
        calmFor: plan.calmFor(Date.now()),
        truth: await readTruth(shop.services.main, authorization, cart || null),
        disagreements: twins.disagreements,
      }
    },
  })
  const chromium = await openChromium(visit.chromium)
  const browser = await playwright.connectOverCDP(chromium.url)
  const context = browser.contexts()[0] ?? (await browser.newContext())
  await signIn(context, edge.url, visit.role)
  const storms = followStorms({ plan, edge, context, shopPid: shop.pid })
  const code = await runTool(
    'bombadil',
    [
      'browser',
      'test-external',
      '--remote-debugger',
      chromium.url,
      '--create-target',
      ...['--width', '1280', '--height', '800'],
      ...['--output-path', folder, '--output-path-overwrite'],
      ...(reproduce ? ['--reproduce', reproduce] : ['--time-limit', `${seconds}s`, '--exit-on-violation']),
      `${edge.url}/`,
      join(root, 'tests', 'explore', 'specification', 'specification.ts'),
    ],
    { RUST_LOG: 'error' },
  )
  await storms.end()
  await browser.close()
  await chromium.close()
  await edge.close()
  console.log(`  faults: ${JSON.stringify(edge.counts)}, storms: ${storms.blows.join(', ') || 'none'}`)
  return code === 0
}
