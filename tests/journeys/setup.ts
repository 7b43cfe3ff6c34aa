import { prepareApplicants } from '../support/shop/applicants.ts'
import { openTestShop } from '../support/shop/shop.ts'

/**
 * Opens one shop with the demo catalogue for the whole run, or takes the one that SHOP_URL names. Each
 * journey brings its own visitor.
 */
export default async function openShopForJourneys() {
  if (process.env.SHOP_URL) return
  const shop = await openTestShop({}, prepareApplicants)
  process.env.SHOP_URL = shop.url
  process.env.SHOP_AUTH_URL = shop.services.auth
  process.env.SHOP_MAIN_URL = shop.services.main
  process.env.SHOP_CONTENT_URL = shop.services.content
  process.env.SHOP_FOLDER = shop.dataDir
  return shop.close
}
