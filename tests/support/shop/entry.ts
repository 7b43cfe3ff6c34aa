import { failWith, openShop } from '#host/shop.ts'
import { readSettings } from '#services/shared/settings.ts'

/**
 * Opens the shop as `npm start` does, over the storefront that the test run has built or the one in a given
 * folder.
 */
await openShop(readSettings(process.env), process.argv[2]).catch(failWith)
