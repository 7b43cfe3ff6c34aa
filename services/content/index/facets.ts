/**
 * What an image counts for in the filter panel, packed into bytes that the index keeps beside its terms, so
 * that thousands of matches are counted without reading their rows. Lists of the vocabulary are kept by
 * position: one that changes otherwise than at its end needs a migration that empties `content.image_search`,
 * which is then made anew.
 *
 *     0-7    the closed sections, each where sections.ts keeps it
 *     8-11   artist's id, 0 for none
 *     12-13  how many collections, their ids following in 4 bytes each
 */

import type { ImageRecord } from '../record/image-record.ts'
import { NAMED_SECTIONS } from './sections.ts'

/** Bytes that the closed sections share. */
export const FLAGS = 8
/** Where the artist's id is. */
export const ARTIST = FLAGS
/** Where the number of collections is, and their ids after it. */
export const COLLECTIONS = 12
export const FIXED = 14

/** Counted values of an image that are in other tables. */
export interface Belonging {
  /** Its artist's id; 0 for none. */
  artist: number
  /** Ids of the collections that it is in. */
  collections: readonly number[]
}

export function packFacets(image: ImageRecord, { artist, collections }: Belonging): Buffer {
  const bytes = Buffer.alloc(FIXED + 4 * collections.length)
  for (const [, { values, of, packed }] of NAMED_SECTIONS) {
    const places = of(image).map((value) => values.indexOf(value))
    if (packed.as === 'bits') for (const at of places) setBits(bytes, bitOf(packed.byte, at))
    else {
      const number = packed.as === 'level' ? places.length : (places[0] ?? 0)
      setBits(bytes, { byte: packed.byte, mask: number << packed.shift })
    }
  }
  bytes.writeUInt32LE(artist, ARTIST)
  bytes.writeUInt16LE(collections.length, COLLECTIONS)
  for (const [at, collection] of collections.entries()) bytes.writeUInt32LE(collection, FIXED + 4 * at)
  return bytes
}

export interface Bits {
  byte: number
  mask: number
}

/** Answers the bit for the value at that place, in a list with a bit for each value. */
export const bitOf = (first: number, at: number): Bits => ({
  byte: first + Math.floor(at / 8),
  mask: 1 << (at % 8),
})

function setBits(bytes: Buffer, { byte, mask }: Bits): void {
  bytes[byte] = (bytes[byte] ?? 0) | mask
}

/** Reads the artist's id in one image's packed facets; 0 for none. */
export const artistIn = (packed: Uint8Array): number => Buffer.from(packed).readUInt32LE(ARTIST)

/** A range of bytes in each image's packed facets; null for all of them. */
export type FacetBytes = { from: number; length: number } | null

export const NO_FACETS: FacetBytes = { from: 0, length: 0 }

/** Answers where an image's values of a section are; null where that differs from image to image. */
export function bytesOf(name: string): FacetBytes {
  if (name === 'artist') return { from: ARTIST, length: 4 }
  const section = NAMED_SECTIONS.find(([each]) => each === name)?.[1]
  if (!section) return null
  const { packed, values } = section
  return { from: packed.byte, length: packed.as === 'bits' ? Math.ceil(values.length / 8) : 1 }
}
