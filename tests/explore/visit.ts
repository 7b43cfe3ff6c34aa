import { join } from 'node:path'
import { chromium as playwright } from '@playwright/test'
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

/** As signing in leaves it behind: the graph reads it at the first page. */
const sessionCookie = async ({ shop, role }: VisitPlan): Promise<string[]> => {
  const account = await accountOf(role)
  if (!account) return []
  const answer = await fetch(`${shop.services.auth}/auth/jwt/create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
    signal: AbortSignal.timeout(10_000),
  })
  const { refresh } = (await answer.json()) as { refresh: string }
  return ['--cookie', `aquatint_refresh=${refresh}; Path=/graphql; HttpOnly`]
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
  const cookies = await sessionCookie(visit)
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
      ...cookies,
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
