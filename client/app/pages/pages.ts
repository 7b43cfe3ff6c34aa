import { ACCOUNT_PAGES } from './account-pages.ts'
import { ARTIST_PAGES } from './artist-pages.ts'
import { CONSOLE_PAGES } from './console-pages.ts'
import type { AnyPage } from './page.ts'
import { STOREFRONT_PAGES } from './storefront-pages.ts'

export type PagePath = (
  | typeof STOREFRONT_PAGES
  | typeof ACCOUNT_PAGES
  | typeof ARTIST_PAGES
  | typeof CONSOLE_PAGES
)[number]['path']

export interface Page extends AnyPage {
  path: PagePath
}

/**
 * Every page (spec.md section 2), by which the web process answers a real 404: nothing of the storefront is
 * imported before `load` is called. The browser's router has a section's only when one of them is opened.
 */
export const PAGES: readonly Page[] = [
  ...STOREFRONT_PAGES,
  ...ACCOUNT_PAGES,
  ...ARTIST_PAGES,
  ...CONSOLE_PAGES,
]
