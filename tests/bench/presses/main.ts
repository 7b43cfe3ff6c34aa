/**
 * `npm run bench:presses -- --url URL [--runs N]`: visits a running shop on this machine as somebody who
 * buys, in a wide window and on a phone, each with a processor four times slower, and prints how long the
 * page takes over each press.
 */

import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { comeFromOwnNetwork } from '#tests/support/shop/own-network.ts'
import { readChromiumOptions } from '../chromium.ts'
import { median, quantile } from '../measure.ts'
import { createPresser, type Press, watchPresses } from './presses.ts'
import { visitShop } from './visit.ts'

const SLOWER = 4
const MOST_RUNS = 50
const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const { values } = parseArgs({ options: { url: { type: 'string' }, runs: { type: 'string', default: '5' } } })
const baseURL = values.url
if (!baseURL || !['localhost', '127.0.0.1'].includes(new URL(baseURL).hostname))
  throw new Error('Name a shop on this machine: --url http://localhost:3000')
const runs = Math.min(MOST_RUNS, Number(values.runs))

const visitOnce = async (browser: Browser, isPhone: boolean): Promise<Press[]> => {
  const context = await browser.newContext({ ...(isPhone ? PHONE : DESKTOP), baseURL })
  await comeFromOwnNetwork(context)
  const page = await context.newPage()
  await watchPresses(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const kept: Press[] = []
  try {
    await visitShop({ page, isPhone, press: createPresser(page, kept) })
  } finally {
    await context.close()
  }
  return kept
}

const printPresses = (title: string, presses: readonly Press[]) => {
  const rows = [...Map.groupBy(presses, ({ name }) => name)].map(([name, same]) => {
    const painted = same.map((press) => Math.max(...press.painted))
    const shown = same.map((press) => press.shown)
    return {
      press: name,
      'painted, median': median(painted),
      'painted, worst': Math.max(...painted),
      'shown, median': Math.round(median(shown)),
    }
  })
  const all = presses.flatMap(({ painted }) => painted)
  console.log(`\n${title}, ms; ${all.length} interactions in ${runs} visits`)
  console.table(rows)
  console.log(
    `p98 ${quantile(
      all.toSorted((a, b) => a - b),
      0.98,
    )}, worst ${Math.max(...all)}`,
  )
}

const browser = await chromium.launch(await readChromiumOptions())
try {
  for (const isPhone of [false, true]) {
    const presses: Press[] = []
    for (let run = 0; run < runs; run += 1) presses.push(...(await visitOnce(browser, isPhone)))
    printPresses(isPhone ? 'On a phone' : 'In a wide window', presses)
  }
} finally {
  await browser.close()
}
