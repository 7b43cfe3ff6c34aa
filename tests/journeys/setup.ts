import { openTestShop } from '../support/shop/shop.ts'

/** One shop for the whole run, with the demo catalogue; each journey brings its own visitor. */
export default async function openShopForJourneys() {
  const shop = await openTestShop()
  process.env.SHOP_URL = shop.url
  return shop.close
}
