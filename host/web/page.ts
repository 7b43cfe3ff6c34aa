import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Settings } from '#services/shared/settings.ts'
import { colorsOf } from '#services/shared/shop-file/colors.ts'
import { toClientSettings } from './client-settings.ts'
import { embedJson, escapeHtml } from './escape.ts'
import { type HoldBack, readHoldBack } from './hold-back.ts'
import type { PageHead } from './page-head.ts'
import { placeOf } from './place.ts'
import { createPreload, type Preload } from './preload.ts'
import { writeTheme } from './theme.ts'
import { productNameOf, type Variant, variantOf } from './variant.ts'

export interface PageTemplate {
  /**
   * Writes a page's HTML for the host's variant, with tags that load the page's own code, its head, and what
   * was drawn of it.
   */
  render(request: { hostname: string; url: string; head?: PageHead; drawn?: string }): string
}

const PLACE = '<!--settings-->'
const ROOT = '<div id="root">'

/** Fills the built `index.html` once for each variant. Throws when the storefront has not been built. */
export const readPageTemplate = async (settings: Settings, folder: string): Promise<PageTemplate> => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
  return createPageTemplate(settings, html, {
    preload: createPreload(manifest),
    holdBack: await readHoldBack(folder, manifest),
  })
}

interface HeadWriters {
  /** Answers the head tags for a path. */
  preload: Preload
  holdBack: HoldBack
}

const AS_BUILT: HeadWriters = { preload: () => '', holdBack: (page) => page }

export const createPageTemplate = (
  settings: Settings,
  html: string,
  { preload, holdBack }: HeadWriters = AS_BUILT,
): PageTemplate => {
  const { wall } = colorsOf(settings.shopFile.colors)
  const theme = writeTheme(settings.shopFile)
  const fill = (variant: Variant) => {
    const json = embedJson(toClientSettings(settings, variant))
    return html
      .replace(PLACE, () => `<script type="application/json" id="settings">${json}</script>${theme}`)
      .replace(/(<meta name="theme-color" content=)"[^"]*"/, (_, start) => `${start}"${wall}"`)
      .replace(
        /<title>.*<\/title>/,
        () => `<title>${escapeHtml(productNameOf(variant, settings.brand))}</title>`,
      )
  }
  const pages = { standard: fill('standard'), government: fill('government') }
  return {
    render: ({ hostname, url, head, drawn = '' }) => {
      const page = pages[variantOf(settings, hostname)]
      const tags = `${preload(placeOf(url).path)}${head?.tags ?? ''}`
      const named = head ? describe(page, head) : page
      const whole = named.replace('</head>', () => `${tags}</head>`)
      return drawn ? holdBack(whole).replace(ROOT, () => `${ROOT}${drawn}`) : whole
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
