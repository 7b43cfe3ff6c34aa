/**
 * The pages that a sitemap of the shop names (sitemaps.org: at most 50,000 addresses a file). For everyone.
 */

/** Pictures in one file. */
export const PICTURES_A_FILE = 50_000

/**
 * GET /content/sitemap/ → 200. Ids of own, published pictures; each file begins after one of them, the first
 * after `''`. Empty where there are none.
 */
export interface SitemapFiles {
  pictures: string[]
}

/**
 * GET /content/sitemap/pictures/?after={id} → 200 text/plain: {@link PICTURES_A_FILE} lines at most, in the
 * order of their ids, each an id, a tab, and the day of its last change (YYYY-MM-DD).
 */
