/** What opening a picture tells of it (issue 14, lines 4 to 9). Pictures are opened in a process apart. */

import type { OriginalFormat } from '#machines/lifecycles/original.ts'
import type { Color } from '#services/shared/vocabulary.ts'
import type { Extent } from '../record/extent.ts'

/** Why a file is refused; each has one sentence that says why and what to do. */
export type RefusalCode =
  | 'empty'
  | 'too_large'
  | 'too_many_pixels'
  | 'too_small'
  | 'unknown'
  | 'not_taken'
  | 'damaged'
  | 'truncated'
  | 'animated'
  | 'several_pages'
  | 'float_samples'
  | 'too_costly'
  | 'too_slow'

/** Where a text about a picture comes from, first to last in which is believed. */
export type MetadataOrigin = 'XMP' | 'IPTC' | 'EXIF'

/** A text or list that the file says of itself. */
export interface Said<T> {
  value: T
  origin: MetadataOrigin
  /** What was done to it, such as 'Shortened to 500 characters.' */
  note?: string
}

/** What the file says of itself; what it does not say is left out. Plain text, of bounded length. */
export interface Described {
  title?: Said<string>
  caption?: Said<string>
  creator?: Said<string>
  keywords?: Said<readonly string[]>
  rights?: Said<string>
  credit?: Said<string>
  /** IPTC's digital source type, the last part of its address, such as `trainedAlgorithmicMedia`. */
  digitalSource?: Said<string>
}

/** A picture that was read to its end and can be shown and sold. */
export interface OpenedPicture {
  format: OriginalFormat
  /** Bytes of the file. */
  size: number
  /** Of the file, in hexadecimal. */
  sha256: string
  /** Pixels, upright. */
  pixels: Extent
  /** Bits of a channel: 8 or 16. */
  depth: 8 | 16
  /** As the file has them. */
  space: 'grey' | 'rgb' | 'cmyk' | 'lab'
  /** The name of its color profile, such as `Adobe RGB (1998)`; null where it has none. */
  profile: string | null
  colors: Color[]
  /** Data URI under 700 bytes. */
  placeholder: string
  /** 64 bits in hexadecimal that are alike for pictures that look alike; null for a plain field. */
  likeness: string | null
  /** Whether it was made by a program out of other pictures, as it says itself. */
  isMadeByAi: boolean
  described: Described
}

/** Opens pictures, one at a time, in a process apart that no file can take the shop with. */
export interface Opener {
  /**
   * Reads the picture at `path` to its end, and writes its proof to `proof`: at most 4,096 pixels wide and
   * high, upright, in sRGB, without metadata. Throws PictureRefused (refused.ts); nothing is at `proof` then.
   */
  open(path: string, proof: string): Promise<OpenedPicture>
  close(): Promise<void>
}
