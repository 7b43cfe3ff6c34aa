import type { ContentItem } from '#services/content/images/contract.ts'
import type { SearchResponse } from '#services/content/search/contract.ts'
import { fetchJson } from '#services/shared/http/client.ts'
import type { Settings } from '#services/shared/settings.ts'
import { escapeHtml } from './escape.ts'
import { type HeadOf, HIDDEN, type PageHead, shorten, TIMEOUT, writeProperty } from './page-head.ts'
import { pictureOf, writePictureTags } from './pictured.ts'
import { productNameOf, variantOf } from './variant.ts'

type CatalogueSettings = Pick<Settings, 'content' | 'serviceKey' | 'publicUrl' | 'brand' | 'governmentHosts'>

const WORDS = {
  standard: 'Fine art and photography, made to your size on paper, canvas, metal and acrylic.',
  government:
    'Prints, canvases, murals and acoustic panels for public buildings. Priced by the piece, discounted by volume, paid by purchase order.',
  collections: 'Pictures that hang well together, chosen by people who hang them.',
} as const

/** With any of these a search page is one of many with the same words. */
const WITHIN = ['filters', 'sort', 'offset', 'limit', 'api', 'source', 'group', 'debug']

/** Makes the heads of pages that show many pictures, each with the first of them. */
export const createCatalogueHeads = (
  settings: CatalogueSettings,
): Record<'/' | '/search' | '/collections', HeadOf> => {
  const { origin } = new URL(settings.publicUrl)
  const { serviceKey } = settings

  /** Answers null where the service cannot be asked: the page does without. */
  const find = async (query: Record<string, string>): Promise<SearchResponse | null> => {
    const asked = new URLSearchParams({ ...query, api: 'internal', limit: '1' })
    const url = `${settings.content.url}/content/search/v3/?${asked}`
    return fetchJson(url, { timeout: TIMEOUT, serviceKey }).catch(
      () => null,
    ) as Promise<SearchResponse | null>
  }
  const findPopular = async () => (await find({ sort: 'popular' }))?.images[0]

  return {
    async '/'({ hostname }) {
      const variant = variantOf(settings, hostname)
      const home = new URL(origin)
      if (variant === 'government') home.hostname = hostname
      return toHead({
        title: null,
        named: productNameOf(variant, settings.brand),
        description: WORDS[variant],
        address: home.href,
        picture: await findPopular(),
        origin,
      })
    },
    async '/collections'() {
      return toHead({
        title: 'Collections',
        description: WORDS.collections,
        address: `${origin}/collections`,
        picture: await findPopular(),
        origin,
      })
    },
    async '/search'({ query }) {
      const q = query.get('q')?.trim() ?? ''
      const found = await find(q === '' ? { sort: 'popular' } : { query: q })
      const isListed = found !== null && found.images.length > 0 && !WITHIN.some((name) => query.has(name))
      const head = toHead({
        title: q === '' ? 'Search' : q,
        description: q === '' ? WORDS.standard : `Art prints and photographs of ${q}, made to your size.`,
        address: `${origin}/search${q === '' ? '' : `?${new URLSearchParams({ q })}`}`,
        picture: found?.images[0],
        origin,
      })
      return isListed ? head : { ...head, tags: head.tags + HIDDEN }
    },
  }
}

interface Told {
  /** Stands before the product's name. */
  title: string | null
  /** Names the page in links; the title when left out. */
  named?: string
  description: string
  address: string
  picture: ContentItem | undefined
  origin: string
}

const toHead = ({ title, named, description: said, address, picture, origin }: Told): PageHead => {
  const description = shorten(said)
  return {
    status: 200,
    title: title && shorten(title),
    description,
    tags: [
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      writeProperty('og:type', 'website'),
      writeProperty('og:title', shorten(named ?? title ?? '')),
      writeProperty('og:description', description),
      writeProperty('og:url', address),
      ...writePictureTags(picture ? pictureOf(picture, origin) : null),
    ].join(''),
  }
}
