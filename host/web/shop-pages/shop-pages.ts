import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { ShopPages } from '#graph/schema/shop-page/shop-pages.ts'
import type { Settings } from '#services/shared/settings.ts'
import { type FactSettings, factsOf } from './facts.ts'
import { type RenderedPage, renderPage } from './render-page.ts'

/** The pages that an owner writes, by their address, with the title of one that has none. */
export const SHOP_PAGES = {
  shipping: 'Shipping',
  returns: 'Returns',
  terms: 'Terms of use',
  privacy: 'Privacy',
  about: 'About us',
  contact: 'Contact',
} as const

export type ShopPageName = keyof typeof SHOP_PAGES

/** Those that come with the product. */
const OURS = join(import.meta.dirname, '../../../pages')
const LONGEST = 200_000

const isName = (name: string): name is ShopPageName => Object.hasOwn(SHOP_PAGES, name)

/**
 * Answers how pages are read: from the owner's folder, and where a file is missing there or cannot be read,
 * from the product's own. A file is read whenever it is asked for, so that an edit shows at once.
 */
export function createShopPages(
  settings: FactSettings & Pick<Settings, 'pagesDir'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (name: string) => Promise<RenderedPage | null> {
  const facts = factsOf(settings)
  const told = new Set<string>()
  /** Once for each: a page is asked for often. */
  const warn = (words: string) => {
    if (told.has(words)) return
    told.add(words)
    log.warn(words)
  }
  const readOne = async (folder: string, name: ShopPageName): Promise<string | null> => {
    const file = join(folder, `${name}.md`)
    try {
      const text = await readFile(file, 'utf8')
      if (text.length <= LONGEST && text.trim() !== '') return text
      warn(`${file} is empty, or longer than ${LONGEST} characters`)
    } catch (error) {
      warn(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
    }
    return null
  }

  return async (name) => {
    if (!isName(name)) return null
    const own = settings.pagesDir === undefined ? null : await readOne(settings.pagesDir, name)
    const markdown = own ?? (await readOne(OURS, name)) ?? 'Call us at {{phone}}.'
    const page = renderPage(markdown, { facts, otherwise: SHOP_PAGES[name] })
    for (const fact of page.unknown)
      warn(`${name}.md names {{${fact}}}, which is no fact; its line is left out`)
    return page
  }
}

/** Reads all once, so that what is wrong with one is told as the shop starts. */
export const checkShopPages = (read: ShopPages): Promise<unknown> =>
  Promise.all(Object.keys(SHOP_PAGES).map(read))
