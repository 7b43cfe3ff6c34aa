import type { z } from 'zod'
import type { environment } from './environment.ts'
import { type Logo, readLogo } from './shop-file/logo.ts'
import { readShopFile } from './shop-file/read.ts'
import type { ShopFile } from './shop-file/schema.ts'

const OUR_NAME = 'Aquatint'
const OUR_PHONE = '1-800-555-0142'

/** No real shop is there, so that no real shop's mail names it. */
const DEMONSTRATION_ADDRESS = '2 Lantern Wharf, Portland, ME 04101'

/** Reads what the owner has changed, and the logo, from their folder. Throws ShopFileError. */
export function readShop(folder: string): { shopFile: ShopFile; logo: Logo | null } {
  const shopFile = readShopFile(folder)
  return { shopFile, logo: shopFile.logo === undefined ? null : readLogo(folder, shopFile.logo) }
}

/**
 * Who the shop is. A setting of the environment goes before the owner's file, as it does for one machine of
 * several, or for a trial.
 */
export function readIdentity(
  env: Pick<z.output<typeof environment>, 'BRAND' | 'PHONE' | 'POSTAL_ADDRESS' | 'MAIL_FROM'>,
  { brand = {} }: ShopFile,
  isLocal: boolean,
) {
  const name = env.BRAND ?? brand.name ?? OUR_NAME
  return {
    brand: name,
    phone: env.PHONE ?? brand.phone ?? OUR_PHONE,
    /** Where the shop is, in one line, as its mail says; empty where nobody has said so. */
    postalAddress: env.POSTAL_ADDRESS ?? brand.address ?? (isLocal ? DEMONSTRATION_ADDRESS : ''),
    mailFrom: env.MAIL_FROM ?? `${name} <hello@aquatint.test>`,
  }
}
