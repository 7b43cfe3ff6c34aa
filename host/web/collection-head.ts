import type { CollectionView } from '#services/content/collections/contract.ts'
import type { ContentItem } from '#services/content/images/contract.ts'
import { fetchJson } from '#services/shared/http/client.ts'
import type { Settings } from '#services/shared/settings.ts'
import { escapeHtml } from './escape.ts'
import { type HeadOf, headOfAnswer, type PageHead, shorten, TIMEOUT, writeProperty } from './page-head.ts'
import { pictureOf, writePictureTags } from './pictured.ts'

/**
 * Asks the content service for the head of a collection's page: its name, its description and its first
 * picture. An unknown one is a 404.
 */
export const createCollectionHead =
  ({ content, serviceKey, publicUrl }: Pick<Settings, 'content' | 'serviceKey' | 'publicUrl'>): HeadOf =>
  async ({ params: { id = '' } }) => {
    const { origin } = new URL(publicUrl)
    let first: string | undefined
    const head = await headOfAnswer(
      `${content.url}/api/collections/${encodeURIComponent(id)}/`,
      serviceKey,
      (answer) => {
        const collection = answer as CollectionView
        first = collection.contents[0]
        return headOf(collection, origin)
      },
    )
    if (first === undefined) return head
    const url = `${content.url}/content/images/${encodeURIComponent(first)}/`
    const picture = (await fetchJson(url, { timeout: TIMEOUT, serviceKey }).catch(
      () => null,
    )) as ContentItem | null
    return { ...head, tags: head.tags + writePictureTags(picture && pictureOf(picture, origin)).join('') }
  }

const headOf = ({ id, name, description: said }: CollectionView, origin: string): PageHead => {
  const description = shorten(
    said.replace(/\s+/g, ' ').trim() || `${name}: pictures that hang well together.`,
  )
  const address = `${origin}/collections/${id}`
  return {
    status: 200,
    title: name,
    description,
    tags: [
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      writeProperty('og:type', 'website'),
      writeProperty('og:title', name),
      writeProperty('og:description', description),
      writeProperty('og:url', address),
    ].join(''),
  }
}
