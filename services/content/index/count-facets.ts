import { ARTIST, bitOf, bytesOf, COLLECTIONS, FIXED, FLAGS } from './facets.ts'
import { NAMED_SECTIONS, type Packed, type SectionValue } from './sections.ts'

/** Matches images whose `byte` is one of `matching`. */
interface Test {
  byte: number
  matching: readonly number[]
}

/** An option of the filter panel. */
interface Option extends Test {
  section: string
  value: string
}

const BYTES = Array.from({ length: 256 }, (_, value) => value)

const OPTIONS: readonly Option[] = NAMED_SECTIONS.flatMap(([section, { values, packed }]) =>
  values.map((value, at) => ({ section, value: String(value), ...testOf(values, packed, at) })),
)

/** Makes the test of whether an image has the value at that place of the list. */
function testOf(values: readonly SectionValue[], packed: Packed, at: number): Test {
  if (packed.as === 'bits') {
    const { byte, mask } = bitOf(packed.byte, at)
    return { byte, matching: BYTES.filter((value) => (value & mask) !== 0) }
  }
  const { as, byte, shift, bits } = packed
  // An image that reaches a value also reaches those before it.
  const numbers = as === 'position' ? [at] : values.map((_, level) => level + 1).slice(at)
  const mask = (1 << bits) - 1
  return { byte, matching: BYTES.filter((value) => numbers.includes((value >> shift) & mask)) }
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
    countId(artists, packed.readUInt32LE(at + ARTIST))
    const end = at + FIXED + 4 * packed.readUInt16LE(at + COLLECTIONS)
    for (at += FIXED; at < end; at += 4) countId(collections, packed.readUInt32LE(at))
  }
  return { options: optionsIn(seen, OPTIONS), artists, collections }
}

/** Counts one section of many images; `chunks` hold the bytes of each image that `bytesOf` names. */
export function countSection(name: string, chunks: readonly Uint8Array[]): Counted {
  const bytes = bytesOf(name)
  if (bytes === null) return countFacets(chunks)
  const packed = Buffer.concat(chunks)
  const artists = new Map<number, number>()
  const seen = new Uint32Array(FLAGS * 256)
  for (let at = 0; at < packed.length; at += bytes.length) {
    if (bytes.from === ARTIST) countId(artists, packed.readUInt32LE(at))
    else
      for (let byte = 0; byte < bytes.length; byte += 1)
        countUp(seen, (bytes.from + byte) * 256 + (packed[at + byte] ?? 0))
  }
  const options = OPTIONS.filter(({ section }) => section === name)
  return { options: optionsIn(seen, options), artists, collections: new Map() }
}

const countId = (counts: Map<number, number>, id: number): void => {
  if (id !== 0) counts.set(id, (counts.get(id) ?? 0) + 1)
}

/** Leaves out options that no image has. */
const optionsIn = (seen: Uint32Array, options: readonly Option[]): Counted['options'] =>
  options
    .map(({ section, value, ...test }) => ({ section, value, count: sumOf(seen, test) }))
    .filter(({ count }) => count > 0)

const countUp = (seen: Uint32Array, at: number): void => {
  seen[at] = (seen[at] ?? 0) + 1
}

function sumOf(seen: Uint32Array, { byte, matching }: Test): number {
  let sum = 0
  for (const value of matching) sum += seen[byte * 256 + value] ?? 0
  return sum
}
