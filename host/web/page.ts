import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RETURN_DAYS } from '#services/main/orders/returns/refundable.ts'
import { bookOf } from '#services/main/pricing/book.ts'
import type { VolumeDiscount } from '#services/main/pricing/price-book.ts'
import type { Settings } from '#services/shared/settings.ts'
import { colorsOf } from '#services/shared/shop-file/colors.ts'
import { embedJson, escapeHtml } from './escape.ts'
import { type ClientLogo, toClientLogo } from './logo.ts'
import type { PageHead } from './page-head.ts'
import { placeOf } from './place.ts'
import { createPreload } from './preload.ts'
import { writeTheme } from './theme.ts'
import { productNameOf, type Variant, variantOf } from './variant.ts'

/** The settings that the client is told; none is secret (spec.md section 1). */
export interface ClientSettings {
  brand: string
  phone: string
  /** The owner's, in place of the brand's word; null without one. */
  logo: ClientLogo | null
  variant: Variant
  chatScriptUrl: string | null
  /** Stripe's publishable key; null where Stripe takes no cards. */
  stripeKey: string | null
  /** Whether test cards are taken in its place. */
  takesTestCards: boolean
  googleMapsKey: string | null
  mainSiteUrl: string | null
  /** Whether visits are counted of those who agree to it. */
  countsUsage: boolean
  /** By total quantity, the smallest first. */
  volumeDiscounts: VolumeDiscount[]
  /** Cents; null where shipping is never free. */
  freeShippingOver: number | null
  /** Days after delivery in which something may be returned. */
  returnDays: number
}

export interface PageTemplate {
  /** Writes a page's HTML for the host's variant, with tags that load the page's own code, and its head. */
  render(request: { hostname: string; url: string; head?: PageHead }): string
}

const PLACE = '<!--settings-->'

/** Fills the built `index.html` once for each variant. Throws when the storefront has not been built. */
export const readPageTemplate = async (settings: Settings, folder: string): Promise<PageTemplate> =>
  createPageTemplate(
    settings,
    await readFile(join(folder, 'index.html'), 'utf8'),
    createPreload(JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))),
  )

/** `preload` answers the head tags for a path. */
export const createPageTemplate = (
  settings: Settings,
  html: string,
  preload: (path: string) => string = () => '',
): PageTemplate => {
  const { wall } = colorsOf(settings.shopFile.colors)
  const theme = writeTheme(settings.shopFile)
  const fill = (variant: Variant) => {
    const { brand, phone, chatScriptUrl = null, googleMapsKey = null, mainSiteUrl = null } = settings
    const stripeKey = settings.stripe?.publishableKey ?? null
    const { volumeDiscounts, shipping } = bookOf(settings.shopFile)
    const client: ClientSettings = {
      brand,
      phone,
      logo: toClientLogo(settings.logo),
      variant,
      chatScriptUrl,
      stripeKey,
      takesTestCards: settings.demonstrationCards !== null,
      googleMapsKey,
      mainSiteUrl,
      countsUsage: settings.usageCounts,
      volumeDiscounts: volumeDiscounts.toReversed(),
      freeShippingOver: shipping.freeAbove,
      returnDays: RETURN_DAYS,
    }
    const json = embedJson(client)
    return html
      .replace(PLACE, () => `<script type="application/json" id="settings">${json}</script>${theme}`)
      .replace(/(<meta name="theme-color" content=)"[^"]*"/, (_, start) => `${start}"${wall}"`)
      .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(productNameOf(variant, brand))}</title>`)
  }
  const pages = { standard: fill('standard'), government: fill('government') }
  return {
    render: ({ hostname, url, head }) => {
      const page = pages[variantOf(settings, hostname)]
      const tags = `${preload(placeOf(url).path)}${head?.tags ?? ''}`
      const named = head ? describe(page, head) : page
      return named.replace('</head>', () => `${tags}</head>`)
    },
  }
}

/** Puts a page's title before the product's, and its description in place of the shop's. */
const describe = (page: string, { title, description }: PageHead) => {
  const titled = title === null ? page : page.replace('<title>', () => `<title>${escapeHtml(title)} · `)
  return description === null
    ? titled
    : titled.replace(
        /(<meta name="description" content=)"[^"]*"/,
        (_, start) => `${start}"${escapeHtml(description)}"`,
      )
}
