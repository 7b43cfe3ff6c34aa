/** Wire shapes of content items (spec.md section 3). Lengths are inches, prices are tiers 1 to 4. */

import type { ImageType, Orientation, StaticCollection, Substrate } from '#services/shared/vocabulary.ts'

/** Inches. The custom size is 999999 by 999999. */
export interface Size {
  width: number
  height: number
}

/**
 * GET /content/images/{id}/ → 200, published or not; 404 for an unknown one. Only staff see all of an
 * unpublished image: others see its id, proportions and tier, with empty texts, lists and addresses
 * (docs/decisions/0034-what-is-read.md).
 */
export interface ContentItem {
  id: string
  local_id: string
  /** Exactly as its owner wrote it; may be empty. */
  title: string
  caption: string
  /** Empty when unknown. */
  artist: string
  keywords: string[]
  /** Number of dollar signs, 1 to 4. */
  price: number
  published: boolean
  /**
   * The publisher's code: GET and GETRM are the stock-photo source, all others internal. Staff only; empty
   * for others.
   */
  source: string
  type: ImageType
  orientation: Orientation
  /** The largest print. */
  max_width: number
  max_height: number
  substrates: Substrate[]
  /** The image's own sizes, where the general ones do not apply; usually empty. */
  substrate_sizes: Partial<Record<Substrate, Size[]>>
  /** Whether it is among the caller's favorites; false for guests. */
  user_favorite: boolean
  /** Path of its renditions with `{width}` to fill in: `/media/{id}/{version}/{width}`. */
  imgsrc: string
  /** The path of its rendition at 320 pixels. */
  thumb: string
  /** Tiny inline placeholder, a data URI under 700 bytes. */
  preview: string
  /** Pixels of the largest rendition, whose ratio all renditions share. */
  pixel_width: number
  pixel_height: number
  /** The static lists it is on. Staff only; empty for others. */
  _static: StaticCollection[]
  /**
   * Always false: an image is stored once its picture has been read, so none in an answer still waits for
   * that.
   */
  _processing: boolean
  /** The code by which its owner is paid; may be empty. Staff only; empty for others. */
  royalty_code: string
  /** ISO 8601 */
  created: string
  updated: string
}

/** Where a picture is, and its proportions. */
export type MediaView = Pick<ContentItem, 'imgsrc' | 'preview' | 'pixel_width' | 'pixel_height'>

/** GET /content/images/?ids=a,b,c (at most 100) → 200, in no order; unknown ids are left out. */
export interface ContentItemList {
  count: number
  next: null
  previous: null
  results: ContentItem[]
  /** Ids at the stock source, which cannot be asked now; these images may exist or not. */
  unreached: string[]
}

/**
 * GET /content/royalty-terms/?ids=a,b,c (at most 100) → 200 `{results: RoyaltyTermsView[]}`, in no order;
 * unknown ids are left out. For services alone, which ask in nobody's name.
 */
export interface RoyaltyTermsView {
  id: string
  /** The stock source's: it is paid otherwise, so that the rest is null. */
  is_stock: boolean
  /** Null where the image is credited to nobody. */
  artist_id: number | null
  /** The account of whoever sent the image; null where it was imported. */
  creator_uuid: string | null
  /** The image's, or else its artist's; the standard one of who was approved without; null for none. */
  royalty_code: string | null
}

/**
 * PATCH /content/edit/{id}/ with exactly one of these → 200 {@link ContentItem}. `favorite` needs somebody
 * signed in; `publish` is for staff, an edit of the image's record, and 409 with the reason where its
 * lifecycle refuses it.
 */
export interface EditBody {
  popular?: true
  favorite?: boolean
  publish?: boolean
}

/**
 * POST /content/images/{id}/static/, for staff → 200 {@link StaticTagView}: puts an image on a static list
 * (spec.md section 4).
 */
export interface StaticTagBody {
  collection: StaticCollection
}

export interface StaticTagView {
  id: string
  collection: StaticCollection
  /** The image was on the list before, so nothing has changed. */
  already: boolean
}

/**
 * /api/image/, for staff alone (services/shared/resources/contract.ts): the record of an image. Its fields
 * are those of spec.md section 3, of which title, artist, caption, keywords, published, price, substrates,
 * royalty code and static lists are edited; `published` as the image's lifecycle allows, with its reason as
 * 400 at the field. At `publish_at` and `unpublish_at` (ISO 8601, to come, null for never) it is published or
 * unpublished within a minute, by an edit of whoever set them; `schedule_refusal` says why that was refused,
 * until it succeeds. `thumb`, `imgsrc`, `preview`, `pixel_width` and `pixel_height` are there beside them.
 *
 * A list takes `search` (as a search of the shop, ids included), `published`, `publisher`, `type` and
 * `missing` (`title`, `artist` or `royalty_code`); ordering `-created` (default), `updated` (or `modified`),
 * `title`, `artist`, `price`, downwards with a `-`. With any of these but `published`, more than 10,000
 * matches are listed as the newest of them, and `among` says of how many.
 */
