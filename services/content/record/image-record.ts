/** A content item as the catalogue keeps it; the wire shape is ContentItem in images/contract.ts. */

import type { Recipe } from '#services/art/recipe.ts'
import type {
  Color,
  ImageType,
  Orientation,
  Publisher,
  Style,
  Substrate,
} from '#services/shared/vocabulary.ts'
import type { Extent } from './extent.ts'

export interface ImageRecord {
  /** 1 to 100 of `A-Z a-z 0-9 . _ -`; part of paths and of the audit log's subject. */
  id: string
  localId: string
  /** Exactly as its owner wrote it, NUL excepted; may be empty. */
  title: string
  caption: string
  /** Empty when unknown. */
  artist: string
  keywords: readonly string[]
  /** Dollar signs, 1 to 4. */
  price: number
  published: boolean
  publisher: Publisher
  type: ImageType
  people: People
  orientation: Orientation
  styles: readonly Style[]
  colors: readonly Color[]
  /** Of the print file that is sold, not of its renditions. */
  megapixels: number
  /** Largest print, inches. */
  maxWidth: number
  maxHeight: number
  substrates: readonly Substrate[]
  /** The image's own sizes in inches, where the general ones do not apply; usually empty. */
  substrateSizes: Partial<Record<Substrate, Extent[]>>
  artwork: Artwork
  /** Pixels of the largest rendition, at most 1600 wide; all renditions have its ratio. */
  pixelWidth: number
  pixelHeight: number
  /** A tiny data URI under 700 bytes; empty while there is no picture. */
  placeholder: string
  /** Times it was added to a cart. This is where it starts; a later write never lowers it. */
  popularity: number
  royaltyCode: string
  /** `Newest` sorts by it. Null: the moment it is first stored. */
  createdAt: Date | null
}

export type People = 'with' | 'without'

/** Where the pixels come from. */
export type Artwork =
  /** Our own generator draws it: the same recipe always gives the same picture. */
  | { kind: 'made'; recipe: Recipe }
  /** A typographic plate of title and artist. */
  | { kind: 'plate' }
  /** An original, by its path in the picture store. */
  | { kind: 'file'; path: string }
  /** The stock source shows it; its address may change, so it is asked for each time. */
  | { kind: 'stock' }
