import { rm } from 'node:fs/promises'
import { prepareApplicants } from '../support/shop/applicants.ts'
import { hasTemplate, setTemplate } from '../support/shop/demo-folder.ts'
import { preparePainters } from '../support/shop/painters.ts'
import { makeDemoFolder, openTestShop } from '../support/shop/shop.ts'
import { prepareTaxForms } from '../support/shop/tax-forms.ts'

/**
 * Opens one shop with the demo catalogue for the whole run, or takes the one that SHOP_URL names. Each
 * journey brings its own visitor. Some journeys open shops of their own, so the demonstration is made once.
 */
export default async function openShopForJourneys() {
  if (process.env.SHOP_URL) return
  const made = hasTemplate() ? null : await makeDemoFolder()
  if (made) setTemplate(made)
  const shop = await openTestShop({}, async (folder) => {
    await prepareApplicants(folder)
    await prepareTaxForms(folder)
    await preparePainters(folder)
  })
  process.env.SHOP_URL = shop.url
  process.env.SHOP_AUTH_URL = shop.services.auth
  process.env.SHOP_MAIN_URL = shop.services.main
  process.env.SHOP_CONTENT_URL = shop.services.content
  process.env.SHOP_FOLDER = shop.dataDir
  return async () => {
    await shop.close()
    if (made) await rm(made, { recursive: true, force: true })
  }
}
