import { environment } from '#services/shared/environment.ts'
import { ShopFileError } from '#services/shared/shop-file/read.ts'
import { runOwner } from './commands.ts'
import { openFiles } from './files.ts'
import { OwnerMistake } from './paths.ts'

/** `npm run owner`: brand, colors, prices, shipping and tax of a shop, without code (docs/owners.md). */
const identity = environment.pick({
  ...{ SHOP_DIR: true, BRAND: true, PHONE: true, POSTAL_ADDRESS: true, MAIL_FROM: true },
})

try {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const { SHOP_DIR: folder, ...env } = identity.parse(given)
  const lines = await runOwner({ files: openFiles(folder), env, now: new Date() }, process.argv.slice(2))
  for (const line of lines) console.log(line)
} catch (error) {
  const isTheirs = error instanceof OwnerMistake || error instanceof ShopFileError
  console.error(isTheirs ? `Nothing was changed. ${error.message}` : error)
  process.exitCode = 1
}
