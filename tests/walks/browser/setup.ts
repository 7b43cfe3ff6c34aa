import { rm } from 'node:fs/promises'
import { runScript } from '../../../scripts/run.ts'
import { hasTemplate, setTemplate } from '../../support/shop/demo-folder.ts'
import { makeDemoFolder, openTestShop } from '../../support/shop/shop.ts'
import { PAID_ARTISTS } from './paid-artists.ts'

/**
 * Opens one shop for the whole run, or takes the running one that SHOP_URL and its services' variables name.
 */
export default async function openShopForWalks() {
  if (process.env.SHOP_URL) return
  // Artists are put into a shop that has its demonstration.
  const made = hasTemplate() ? null : await makeDemoFolder()
  if (made) setTemplate(made)
  const shop = await openTestShop({}, async (folder) => {
    const code = await runScript('tests/support/shop/due-artists.ts', [folder, ...PAID_ARTISTS])
    if (code !== 0) throw new Error(`Making artists who are due ended with code ${code}.`)
  })
  process.env.SHOP_URL = shop.url
  process.env.SHOP_AUTH_URL = shop.services.auth
  process.env.SHOP_MAIN_URL = shop.services.main
  process.env.SHOP_CONTENT_URL = shop.services.content
  return async () => {
    await shop.close()
    if (made) await rm(made, { recursive: true, force: true })
  }
}
