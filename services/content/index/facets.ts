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
import { NAMED_SECTIONS, type Packed, type SectionValue } from './sections.ts'

const FLAGS = 8
const FIXED = 14

/** Counted values of an image that are in other tables. */
export interface Belonging {
  /** Its artist's id; 0 for none. */
  artist: number
  /** Ids of its collections. */
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
  bytes.writeUInt32LE(artist, 8)
  bytes.writeUInt16LE(collections.length, 12)
  for (const [at, collection] of collections.entries()) bytes.writeUInt32LE(collection, FIXED + 4 * at)
  return bytes
}

interface Bits {
  byte: number
  mask: number
}

/** Answers the bit for the value at that place, in a list with a bit for each value. */
const bitOf = (first: number, at: number): Bits => ({
  byte: first + Math.floor(at / 8),
  mask: 1 << (at % 8),
})

function setBits(bytes: Buffer, { byte, mask }: Bits): void {
  bytes[byte] = (bytes[byte] ?? 0) | mask
}

/** Reads the artist's id in one image's packed facets; 0 for none. */
export const artistIn = (packed: Uint8Array): number => Buffer.from(packed).readUInt32LE(8)

/** Matches images whose `byte`, under `mask`, is one of `equals`. */
interface Test extends Bits {
  equals: readonly number[]
}

/** An option of the filter panel. */
interface Option extends Test {
  section: string
  value: string
}

const OPTIONS: readonly Option[] = NAMED_SECTIONS.flatMap(([section, { values, packed }]) =>
  values.map((value, at) => ({ section, value: String(value), ...testOf(values, packed, at) })),
)

/** Makes the test of whether an image has the value at that place of the list. */
function testOf(values: readonly SectionValue[], packed: Packed, at: number): Test {
  if (packed.as === 'bits') {
    const bit = bitOf(packed.byte, at)
    return { ...bit, equals: [bit.mask] }
  }
  const { as, byte, shift, bits } = packed
  // An image that reaches a value also reaches those before it.
  const numbers = as === 'position' ? [at] : values.map((_, level) => level + 1).slice(at)
  return { byte, mask: ((1 << bits) - 1) << shift, equals: numbers.map((number) => number << shift) }
}

export interface Counted {
  /** Options of the closed lists in order, without those that no image has. */
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

function sumOf(seen: Uint32Array, { byte, mask, equals }: Test): number {
  let sum = 0
  for (let value = 0; value < 256; value += 1) {
    if (equals.includes(value & mask)) sum += seen[byte * 256 + value] ?? 0
  }
  return sum
}
