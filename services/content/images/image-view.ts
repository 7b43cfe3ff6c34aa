import type { Queryable } from '#services/shared/database/driver.ts'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import type { ContentItem } from './contract.ts'
import { favoritesAmong } from './favorites.ts'
import type { StoredImage } from './image-store.ts'
import { staticTagsOf } from './static-tags.ts'

const THUMB_WIDTH = 320

/** Images as whoever asks sees them, in their order: a signed-in user's hearts, and for staff the rights and the static lists. */
export async function viewsOf(
  db: Queryable,
  images: readonly StoredImage[],
  viewer: AccessClaims | null,
): Promise<ContentItem[]> {
  if (!viewer || images.length === 0) return images.map(viewOf)
  const ids = images.map(({ id }) => id)
  const favorites = await favoritesAmong(db, viewer.user_id, ids)
  const tags = viewer.is_staff ? await staticTagsOf(db, ids) : null
  return images.map((image) => ({
    ...viewOf(image),
    user_favorite: favorites.has(image.id),
    ...(tags && {
      source: sourceOf(image),
      royalty_code: image.royaltyCode,
      _static: tags.get(image.id) ?? [],
    }),
  }))
}

/** As anyone sees it. */
function viewOf(image: StoredImage): ContentItem {
  const imgsrc = `/media/${image.id}/${image.artworkVersion}/{width}`
  return {
    id: image.id,
    local_id: image.localId,
    title: image.title,
    caption: image.caption,
    artist: image.artist,
    keywords: [...image.keywords],
    price: image.price,
    published: image.published,
    source: '',
    publisher: image.publisher,
    type: image.type,
    orientation: image.orientation,
    max_width: image.maxWidth,
    max_height: image.maxHeight,
    substrates: [...image.substrates],
    substrate_sizes: image.substrateSizes,
    user_favorite: false,
    imgsrc,
    thumb: imgsrc.replace('{width}', String(THUMB_WIDTH)),
    preview: image.placeholder,
    pixel_width: image.pixelWidth,
    pixel_height: image.pixelHeight,
    _static: [],
    _processing: false,
    royalty_code: '',
    created: image.createdAt.toISOString(),
    updated: image.updatedAt.toISOString(),
  }
}

/** A stock image whose rights are managed says so. */
const sourceOf = ({ publisher, royaltyCode }: StoredImage): string =>
  publisher === 'GET' && royaltyCode === 'GETRM' ? royaltyCode : publisher
