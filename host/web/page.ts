import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#services/shared/settings.ts'

/** What the client is told about this shop; nothing secret (spec.md section 1). */
export interface ClientSettings {
  brand: string
  phone: string
  variant: 'standard' | 'government'
  chatScriptUrl: string | null
}

export interface PageTemplate {
  /** The HTML of every page, for the variant that the host stands for. */
  render(hostname: string): string
}

const PLACE = '<!--settings-->'

/** Fills the built `index.html` once for each variant. Throws when the storefront has not been built. */
export const readPageTemplate = async (settings: Settings, folder: string): Promise<PageTemplate> =>
  createPageTemplate(settings, await readFile(join(folder, 'index.html'), 'utf8'))

export const createPageTemplate = (settings: Settings, html: string): PageTemplate => {
  const fill = (variant: ClientSettings['variant']) => {
    const { brand, phone, chatScriptUrl } = settings
    const client: ClientSettings = { brand, phone, variant, chatScriptUrl: chatScriptUrl ?? null }
    const json = JSON.stringify(client).replaceAll('<', '\\u003c')
    return html
      .replace(PLACE, () => `<script type="application/json" id="settings">${json}</script>`)
      .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(brand)}</title>`)
  }
  const pages = { standard: fill('standard'), government: fill('government') }
  const government = new Set(settings.governmentHosts)
  return { render: (hostname) => pages[government.has(hostname.toLowerCase()) ? 'government' : 'standard'] }
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
