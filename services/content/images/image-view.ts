import type { Queryable } from '#services/shared/database/driver.ts'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import type { StoredImage } from '../record/image-store.ts'
import type { ContentItem } from './contract.ts'
import { findFavorites } from './favorites.ts'
import { staticTagsOf } from './static-tags.ts'

const THUMB_WIDTH = 320

/**
 * Shows images to a caller, in their order: with a signed-in user's hearts, and for staff the rights, the
 * static lists and unpublished images. Others see that an unpublished image exists, and no more (spec.md
 * section 4, Publishing).
 */
export async function viewsOf(
  db: Queryable,
  images: readonly StoredImage[],
  viewer: AccessClaims | null,
): Promise<ContentItem[]> {
  if (!viewer || images.length === 0) return images.map(publicViewOf)
  const ids = images.map(({ id }) => id)
  const favorites = await findFavorites(db, viewer.user_id, ids)
  const tags = viewer.is_staff ? await staticTagsOf(db, ids) : null
  return images.map((image) => ({
    ...(viewer.is_staff ? viewOf(image) : publicViewOf(image)),
    user_favorite: favorites.has(image.id),
    ...(tags && {
      source: sourceOf(image),
      royalty_code: image.royaltyCode,
      _static: tags.get(image.id) ?? [],
    }),
  }))
}

const publicViewOf = (image: StoredImage): ContentItem =>
  image.published ? viewOf(image) : { ...viewOf(image), ...HIDDEN }

/**
 * Empties the fields that would show or describe an unpublished image. Its proportions and tier stay: they
 * describe nothing, and every item has them.
 */
const HIDDEN = {
  local_id: '',
  title: '',
  caption: '',
  artist: '',
  keywords: [],
  substrates: [],
  substrate_sizes: {},
  imgsrc: '',
  thumb: '',
  preview: '',
} satisfies Partial<ContentItem>

/** Leaves out the fields that only some callers may see. */
function viewOf(image: StoredImage): ContentItem {
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
    type: image.type,
    orientation: image.orientation,
    max_width: image.maxWidth,
    max_height: image.maxHeight,
    substrates: [...image.substrates],
    substrate_sizes: image.substrateSizes,
    user_favorite: false,
    ...mediaOf(image),
    _static: [],
    _processing: false,
    royalty_code: '',
    created: image.createdAt.toISOString(),
    updated: image.updatedAt.toISOString(),
  }
}

/** Where an image's picture is, and its proportions. */
export function mediaOf(
  image: Pick<StoredImage, 'id' | 'artworkVersion' | 'placeholder' | 'pixelWidth' | 'pixelHeight'>,
) {
  const imgsrc = `/media/${image.id}/${image.artworkVersion}/{width}`
  return {
    imgsrc,
    thumb: imgsrc.replace('{width}', String(THUMB_WIDTH)),
    preview: image.placeholder,
    pixel_width: image.pixelWidth,
    pixel_height: image.pixelHeight,
  }
}

/** Marks a stock image with managed rights as such. */
const sourceOf = ({ publisher, royaltyCode }: StoredImage): string =>
  publisher === 'GET' && royaltyCode === 'GETRM' ? royaltyCode : publisher
