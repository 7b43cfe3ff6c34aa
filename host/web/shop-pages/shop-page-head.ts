import type { ShopPages } from '#graph/schema/shop-page/shop-pages.ts'
import type { Settings } from '#services/shared/settings.ts'
import { escapeHtml } from '../escape.ts'
import { type HeadOf, shorten, writeProperty } from '../page-head.ts'
import { SHOP_PAGES } from './shop-pages.ts'

type ShopPagePath = `/${keyof typeof SHOP_PAGES}`

/** The heads of the pages that an owner writes. */
export function createShopPageHeads(
  read: ShopPages,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Record<ShopPagePath, HeadOf> {
  const { origin } = new URL(publicUrl)
  const headOf =
    (name: string): HeadOf =>
    async () => {
      const { title, description } = (await read(name)) ?? { title: '', description: '' }
      const address = `${origin}/${name}`
      return {
        status: 200,
        title,
        description: description === '' ? null : shorten(description),
        tags: [
          `<link rel="canonical" href="${escapeHtml(address)}">`,
          writeProperty('og:type', 'website'),
          writeProperty('og:title', title),
          writeProperty('og:description', shorten(description)),
          writeProperty('og:url', address),
        ].join(''),
      }
    }
  return Object.fromEntries(Object.keys(SHOP_PAGES).map((name) => [`/${name}`, headOf(name)])) as Record<
    ShopPagePath,
    HeadOf
  >
}
