import type { ContentItem } from '#services/content/images/contract.ts'
import { fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'
import type { Settings } from '#services/shared/settings.ts'
import { escapeHtml, jsonInHtml } from './escape.ts'

/** What the HTML of a page says of itself to whoever does not run it. */
export interface PageHead {
  status: number
  /** Before the product's name; null for the product alone. */
  title: string | null
  description: string | null
  /** More of the head, as HTML. */
  tags: string
}

/** Milliseconds: the page itself needs none of this, so a visitor does not wait long for it. */
const TIMEOUT = 2_000

const PICTURE_WIDTH = 1280

const LONGEST_DESCRIPTION = 300

const HIDDEN = '<meta name="robots" content="noindex">'

/**
 * Asks the content service what the page of an image is about: its title, description, Open Graph and schema.org's words. An
 * unknown image is a 404; one that is not published, and one that cannot be asked for now, is not for search engines.
 */
export const createImageHead =
  ({ content, publicUrl }: Pick<Settings, 'content' | 'publicUrl'>) =>
  async (id: string): Promise<PageHead> => {
    try {
      const image = await fetchJson(`${content.url}/content/images/${encodeURIComponent(id)}/`, {
        timeout: TIMEOUT,
      })
      return headOf(image as ContentItem, new URL(publicUrl).origin)
    } catch (error) {
      const status = error instanceof UpstreamFailure ? error.status : null
      const isUnknown = status === 404 || status === 400
      return isUnknown
        ? { status: 404, title: 'Not Found', description: null, tags: HIDDEN }
        : { status: 503, title: null, description: null, tags: HIDDEN }
    }
  }

const headOf = (image: ContentItem, origin: string): PageHead => {
  const title = image.title.trim() || 'Untitled'
  const by = image.artist === '' ? title : `${title} by ${image.artist}`
  const said = image.caption.trim() || `${by}, made to your size.`
  const description = said.length > LONGEST_DESCRIPTION ? `${said.slice(0, LONGEST_DESCRIPTION - 1)}…` : said
  const address = `${origin}/images/${encodeURIComponent(image.id)}`
  const picture = origin + image.imgsrc.replace('{width}', `${PICTURE_WIDTH}`)
  const height = Math.round((PICTURE_WIDTH * image.pixel_height) / image.pixel_width)
  const inches = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'INH' })
  const structured = {
    '@context': 'https://schema.org',
    '@type': ['Product', 'VisualArtwork'],
    '@id': address,
    url: address,
    name: title,
    description,
    sku: image.id,
    ...(image.artist !== '' && { creator: { '@type': 'Person', name: image.artist } }),
    ...(image.keywords.length > 0 && { keywords: image.keywords.join(', ') }),
    artform: image.type,
    width: inches(image.max_width),
    height: inches(image.max_height),
    image: {
      '@type': 'ImageObject',
      contentUrl: picture,
      width: PICTURE_WIDTH,
      height,
      ...(image.artist !== '' && { creditText: image.artist }),
    },
  }
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  return {
    status: 200,
    title,
    description,
    tags: [
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      property('og:type', 'product'),
      property('og:title', by),
      property('og:description', description),
      property('og:url', address),
      property('og:image', picture),
      property('og:image:width', `${PICTURE_WIDTH}`),
      property('og:image:height', `${height}`),
      property('og:image:alt', by),
      '<meta name="twitter:card" content="summary_large_image">',
      `<script type="application/ld+json">${jsonInHtml(structured)}</script>`,
      ...(image.published ? [] : [HIDDEN]),
    ].join(''),
  }
}
