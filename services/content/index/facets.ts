/**
 * What an image counts for in the filter panel, packed into bytes that the index keeps beside its terms, so that thousands of
 * matches are counted without reading their rows. Lists of the vocabulary are kept by position: one that changes otherwise than
 * at its end needs a migration that empties `content.image_search`, which is then made anew.
 *
 *     0      type, people, orientation, price, resolution: 1, 1, 2, 2 and 2 bits
 *     1      publisher
 *     2      substrates, a bit each
 *     3-4    styles
 *     5-7    colors
 *     8-11   artist's id, 0 for none
 *     12-13  how many collections, their ids following in 4 bytes each
 */

import {
  COLORS,
  IMAGE_TYPES,
  ORIENTATIONS,
  PUBLISHERS,
  RESOLUTIONS,
  STYLES,
  SUBSTRATES,
} from '#services/shared/vocabulary.ts'
import type { ImageRecord } from '../record/image-record.ts'

const PEOPLE = ['with', 'without'] as const
const FLAGS = 8
const FIXED = 14

/** What else of an image is counted: it stands in other tables. */
export interface Belonging {
  /** Its artist's id; 0 for none. */
  artist: number
  /** Ids of the collections that it is in. */
  collections: readonly number[]
}

export function packFacets(image: ImageRecord, { artist, collections }: Belonging): Buffer {
  const packed = Buffer.alloc(FIXED + 4 * collections.length)
  const level = RESOLUTIONS.filter((least) => image.megapixels >= least).length
  packed[0] =
    IMAGE_TYPES.indexOf(image.type) |
    (PEOPLE.indexOf(image.people) << 1) |
    (ORIENTATIONS.indexOf(image.orientation) << 2) |
    ((image.price - 1) << 4) |
    (level << 6)
  packed[1] = PUBLISHERS.indexOf(image.publisher)
  packed[2] = bitsOf(SUBSTRATES, image.substrates)
  packed.writeUIntLE(bitsOf(STYLES, image.styles), 3, 2)
  packed.writeUIntLE(bitsOf(COLORS, image.colors), 5, 3)
  packed.writeUInt32LE(artist, 8)
  packed.writeUInt16LE(collections.length, 12)
  for (const [at, collection] of collections.entries()) packed.writeUInt32LE(collection, FIXED + 4 * at)
  return packed
}

/** The artist's id in one image's packed facets; 0 for none. */
export const artistIn = (packed: Uint8Array): number => Buffer.from(packed).readUInt32LE(8)

const bitsOf = <Value>(list: readonly Value[], values: readonly Value[]): number =>
  values.reduce((bits, value) => bits | (1 << list.indexOf(value)), 0)

/** An option of the filter panel: the images whose `byte`, under `mask`, is one of `equals`. */
interface Option {
  section: string
  value: string
  byte: number
  mask: number
  equals: readonly number[]
}

/** Options of a list of which an image has one, kept as its position from the bit `shift` on. */
const oneOf = (
  section: string,
  byte: number,
  { shift, mask }: { shift: number; mask: number },
  list: readonly unknown[],
) =>
  list.map(
    (value, at): Option => ({
      section,
      value: String(value),
      byte,
      mask: mask << shift,
      equals: [at << shift],
    }),
  )

/** Options of a list of which an image has any, kept as a bit each from `byte` on. */
const anyOf = (section: string, byte: number, list: readonly string[]) =>
  list.map((value, at): Option => {
    const bit = 1 << (at % 8)
    return { section, value, byte: byte + Math.floor(at / 8), mask: bit, equals: [bit] }
  })

const OPTIONS: readonly Option[] = [
  ...oneOf('type', 0, { shift: 0, mask: 1 }, IMAGE_TYPES),
  ...oneOf('people', 0, { shift: 1, mask: 1 }, PEOPLE),
  ...anyOf('color', 5, COLORS),
  ...oneOf('orientation', 0, { shift: 2, mask: 3 }, ORIENTATIONS),
  ...anyOf('style', 3, STYLES),
  ...RESOLUTIONS.map((least, at): Option => {
    const levels = RESOLUTIONS.map((_, level) => level + 1).filter((level) => level > at)
    return {
      section: 'resolution',
      value: `${least}`,
      byte: 0,
      mask: 3 << 6,
      equals: levels.map((level) => level << 6),
    }
  }),
  ...anyOf('substrate', 2, SUBSTRATES),
  ...oneOf('price', 0, { shift: 4, mask: 3 }, [1, 2, 3, 4]),
  ...oneOf('publisher', 1, { shift: 0, mask: 255 }, PUBLISHERS),
]

export interface Counted {
  /** Of the closed lists, in their order; only what occurs. */
  options: { section: string; value: string; count: number }[]
  /** Matches by artist's id. */
  artists: Map<number, number>
  /** Matches by collection's id. */
  collections: Map<number, number>
}

/** Counts the packed facets of many images, one after another in each of `chunks`. */
export function countFacets(chunks: readonly Uint8Array[]): Counted {
  const packed = Buffer.concat(chunks)
  const seen = new Uint32Array(FLAGS * 256)
  const artists = new Map<number, number>()
  const collections = new Map<number, number>()
  for (let at = 0; at < packed.length; ) {
    for (let byte = 0; byte < FLAGS; byte += 1) countUp(seen, byte * 256 + (packed[at + byte] ?? 0))
    const artist = packed.readUInt32LE(at + 8)
    if (artist !== 0) artists.set(artist, (artists.get(artist) ?? 0) + 1)
    const end = at + FIXED + 4 * packed.readUInt16LE(at + 12)
    for (at += FIXED; at < end; at += 4) {
      const collection = packed.readUInt32LE(at)
      collections.set(collection, (collections.get(collection) ?? 0) + 1)
    }
  }
  const options = OPTIONS.map(({ section, value, ...test }) => ({ section, value, count: sumOf(seen, test) }))
  return { options: options.filter(({ count }) => count > 0), artists, collections }
}

const countUp = (seen: Uint32Array, at: number): void => {
  seen[at] = (seen[at] ?? 0) + 1
}

function sumOf(seen: Uint32Array, { byte, mask, equals }: Pick<Option, 'byte' | 'mask' | 'equals'>): number {
  let sum = 0
  for (let value = 0; value < 256; value += 1) {
    if (equals.includes(value & mask)) sum += seen[byte * 256 + value] ?? 0
  }
  return sum
}
