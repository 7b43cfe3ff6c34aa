import { failWith, openShop } from '#host/shop.ts'
import { readSettings } from '#services/shared/settings.ts'

/**
 * The shop as `npm start` opens it, over a storefront that the test run has built already, or the one in a
 * folder.
 */
await openShop(readSettings(process.env), process.argv[2]).catch(failWith)
