import type { CollectionView } from '#services/content/collections/contract.ts'
import type { Settings } from '#services/shared/settings.ts'
import { escapeHtml } from './escape.ts'
import { headOfAnswer, type PageHead, property, shortened } from './page-head.ts'

/** Asks the content service what the page of a collection is about: its name and description. An unknown one is a 404. */
export const createCollectionHead =
  ({ content, publicUrl }: Pick<Settings, 'content' | 'publicUrl'>) =>
  (id: string): Promise<PageHead> =>
    headOfAnswer(`${content.url}/api/collections/${encodeURIComponent(id)}/`, (collection) =>
      headOf(collection as CollectionView, new URL(publicUrl).origin),
    )

const headOf = ({ id, name, description: said }: CollectionView, origin: string): PageHead => {
  const description = shortened(
    said.replace(/\s+/g, ' ').trim() || `${name}: pictures that hang well together.`,
  )
  const address = `${origin}/collections/${id}`
  return {
    status: 200,
    title: name,
    description,
    tags: [
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      property('og:type', 'website'),
      property('og:title', name),
      property('og:description', description),
      property('og:url', address),
    ].join(''),
  }
}
