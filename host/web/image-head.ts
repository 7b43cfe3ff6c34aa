import type { ContentItem } from '#services/content/images/contract.ts'
import type { Settings } from '#services/shared/settings.ts'
import { embedJson, escapeHtml } from './escape.ts'
import { type HeadOf, HIDDEN, headOfAnswer, type PageHead, shorten, writeProperty } from './page-head.ts'
import { pictureOf, writePictureTags } from './pictured.ts'

/**
 * Asks the content service for the head of an image's page: its title, description, and Open Graph and
 * schema.org data. An unknown image is a 404. An unpublished one tells nothing; neither it nor one that
 * cannot be asked for now may be listed.
 */
export const createImageHead =
  ({ content, serviceKey, publicUrl }: Pick<Settings, 'content' | 'serviceKey' | 'publicUrl'>): HeadOf =>
  ({ params: { id = '' } }): Promise<PageHead> =>
    headOfAnswer(`${content.url}/content/images/${encodeURIComponent(id)}/`, serviceKey, (image) =>
      headOf(image as ContentItem, new URL(publicUrl).origin),
    )

const NOT_AVAILABLE: PageHead = { status: 200, title: 'Not available', description: null, tags: HIDDEN }

const headOf = (image: ContentItem, origin: string): PageHead => {
  if (!image.published) return NOT_AVAILABLE
  const title = image.title.trim() || 'Untitled'
  const by = image.artist === '' ? title : `${title} by ${image.artist}`
  const said = image.caption.trim() || `${by}, made to your size.`
  const description = shorten(said)
  const address = `${origin}/images/${encodeURIComponent(image.id)}`
  const picture = pictureOf(image, origin)
  const toInches = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'INH' })
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
    width: toInches(image.max_width),
    height: toInches(image.max_height),
    image: {
      '@type': 'ImageObject',
      contentUrl: picture.address,
      width: picture.width,
      height: picture.height,
      ...(image.artist !== '' && { creditText: image.artist }),
    },
  }
  return {
    status: 200,
    title,
    description,
    tags: [
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      writeProperty('og:type', 'product'),
      writeProperty('og:title', by),
      writeProperty('og:description', description),
      writeProperty('og:url', address),
      ...writePictureTags(picture),
      `<script type="application/ld+json">${embedJson(structured)}</script>`,
    ].join(''),
  }
}
