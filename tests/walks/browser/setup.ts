import { openTestShop } from '../../support/shop/shop.ts'

/**
 * One shop for the whole run; one that runs already is used where SHOP_URL and those of its services name it.
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
