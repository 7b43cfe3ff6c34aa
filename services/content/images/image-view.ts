import type { ContentItem } from './contract.ts'
import type { StoredImage } from './image-store.ts'

const THUMB_WIDTH = 320

export function viewOf(image: StoredImage): ContentItem {
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
    source: image.publisher,
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
    royalty_code: image.royaltyCode,
    created: image.createdAt.toISOString(),
    updated: image.updatedAt.toISOString(),
  }
}
