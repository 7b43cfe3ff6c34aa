import AxeBuilder from '@axe-core/playwright'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { comeFromOwnNetwork } from '#tests/support/shop/own-network.ts'
import { awaitReadyPages } from '#tests/support/shop/ready-pages.ts'

/** The page asks again for a picture that the shop had no room to make (media/retry-pictures.ts). */
const isAskedAgain = (message: ConsoleMessage) =>
  message.text().includes('503') && /^https?:\/\/[^/]+\/media\//.test(message.location().url)

/** Fails a journey on what no visitor of a sound shop would see: a page error or an error in the console. */
export const test = base.extend<{ expectedNoise: RegExp[]; outbox: Page }>({
  expectedNoise: [[], { option: true }],
  baseURL: async ({ baseURL: _none }, use) => use(process.env.SHOP_URL),
  context: async ({ context }, use) => {
    await comeFromOwnNetwork(context)
    await use(context)
    // A handler that still asks the shop as a page closes would fail a journey that is over.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  },
  page: async ({ page, expectedNoise }, use) => {
    awaitReadyPages(page)
    const noise: string[] = []
    const hear = (text: string) => {
      if (!expectedNoise.some((expected) => expected.test(text))) noise.push(text)
    }
    page.on('pageerror', (error) => hear(String(error)))
    page.on(
      'console',
      (message) => message.type() === 'error' && !isAskedAgain(message) && hear(message.text()),
    )
    await use(page)
    expect(noise, 'errors in the page').toEqual([])
  },
  /** A page of somebody at the shop's own machine, who may read the outbox. */
  outbox: async ({ browser, baseURL }, use) => {
    const outbox = await browser.newPage({ baseURL })
    await use(outbox)
    await outbox.close()
  },
})

export { expect }

/**
 * Expects no accessibility violation that axe can find on the page. Axe runs in the page itself and lists
 * violations alone: by default it opens a second page to list what passed, which costs 3.6 CPU seconds on a
 * search page instead of 0.7. That leaves out frames, of which the shop has none of its own.
 */
export const expectAccessible = async (page: Page) => {
  // The placeholder for a page under way has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const summary = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(summary).toEqual([])
}

let people = 0
/** Makes an address that nobody else in this run has. */
export const makeEmail = (who = 'visitor') => `${who}-${process.pid}-${Date.now()}-${++people}@example.com`
