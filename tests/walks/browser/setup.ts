import { openTestShop } from '../../support/shop/shop.ts'

/**
 * Opens one shop for the whole run, or takes the running one that SHOP_URL and its services' variables name.
 */
export default async function openShopForWalks() {
  if (process.env.SHOP_URL) return
  const shop = await openTestShop()
  process.env.SHOP_URL = shop.url
  process.env.SHOP_AUTH_URL = shop.services.auth
  process.env.SHOP_MAIN_URL = shop.services.main
  process.env.SHOP_CONTENT_URL = shop.services.content
  return shop.close
}
