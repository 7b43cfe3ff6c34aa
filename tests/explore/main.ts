import { openTestShop } from '#tests/support/shop/shop.ts'
import { buildClient } from '../../scripts/build.ts'
import { ensureChromium } from '../../scripts/chromium.ts'
import { ending } from './ending.ts'
import { exploreShop } from './explore-shop.ts'
import { readOptions } from './options.ts'
import { proveProperties } from './prove.ts'
import { testVisits } from './test-visits.ts'

const options = readOptions(process.argv.slice(2))
const chromium = await ensureChromium()
if (!chromium) throw new Error('Exploring needs a Chromium of the system; CHROME_PATH names one.')
if (!options.isTest) await buildClient()
const shop = await openTestShop()
process.env.SHOP_AUTH_URL = shop.services.auth
process.env.SHOP_MAIN_URL = shop.services.main
process.env.SHOP_CONTENT_URL = shop.services.content
try {
  if (options.prove) {
    const blind = await proveProperties(shop, chromium, options.properties)
    if (blind.length > 0) process.exitCode = 1
  } else {
    const broken = options.isTest
      ? await testVisits(shop, chromium)
      : await exploreShop(shop, chromium, options)
    if (broken > 0) process.exitCode = 1
  }
} catch (error) {
  if (!ending.aborted) throw error
  process.exitCode = 130
} finally {
  await shop.close()
}
