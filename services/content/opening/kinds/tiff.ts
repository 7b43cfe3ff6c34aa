import { refuseKind, refuseLab, refuseSamples } from '../words.ts'
import type { Bytes } from './bytes.ts'
import { readTiffDirectory, type TiffDirectory } from './tiff-directory.ts'

/** What the directory of a TIFF tells of how it is read. */
export interface TiffHeader {
  directory: TiffDirectory
  /** Bits of a channel, as the file has them. */
  bits: number
  /** Whether the file ends before the last of its strips or tiles. */
  isCutShort(): Promise<boolean>
}

const TAG = {
  newSubfileType: 254,
  bits: 258,
  photometric: 262,
  stripOffsets: 273,
  stripBytes: 279,
  samples: 277,
  tileOffsets: 324,
  tileBytes: 325,
  subDirectories: 330,
  sampleFormat: 339,
  dngVersion: 50_706,
} as const
/** Color filter array, and linear RAW. */
const RAW_PHOTOMETRICS = [32_803, 34_892]
const REDUCED = 1
const TAKEN_BITS = [1, 2, 4, 8, 16]
const SAMPLES: Record<number, string> = {
  2: 'signed samples',
  3: 'floating-point samples',
  5: 'complex samples',
  6: 'complex samples',
}
const CIELAB = 8

/** Throws PictureRefused for the RAW files that are TIFFs, and for samples that are not taken. */
export async function readTiffHeader(file: Bytes): Promise<TiffHeader> {
  const directory = await readTiffDirectory(file)
  const first = async (tag: number) => (await directory.numbers(tag))[0]
  if (await directory.bytes(TAG.dngVersion, 1)) throw refuseKind('DNG')
  const photometric = (await first(TAG.photometric)) ?? 0
  const isThumbnail = ((await first(TAG.newSubfileType)) ?? 0) & REDUCED
  const hasOthers = (await directory.bytes(TAG.subDirectories, 1)) !== null
  // Cameras put a thumbnail first, and the RAW picture below it.
  if (RAW_PHOTOMETRICS.includes(photometric) || (isThumbnail && hasOthers)) throw refuseKind('RAW')
  const bits = Math.max(1, ...(await directory.numbers(TAG.bits)))
  // libvips does not read Lab of 8 bits, and takes the opacity of Lab for its opposite.
  if (photometric === CIELAB && (bits === 8 || ((await first(TAG.samples)) ?? 3) > 3)) throw refuseLab()
  const samples = SAMPLES[(await first(TAG.sampleFormat)) ?? 1]
  if (samples && photometric !== CIELAB) throw refuseSamples(bits > 8 ? `${bits}-bit ${samples}` : samples)
  if (!TAKEN_BITS.includes(bits)) throw refuseSamples(`${bits} bits a channel`)
  return { directory, bits, isCutShort: () => endsEarly(file, directory) }
}

async function endsEarly(file: Bytes, directory: TiffDirectory): Promise<boolean> {
  for (const [offsets, lengths] of [
    [TAG.stripOffsets, TAG.stripBytes],
    [TAG.tileOffsets, TAG.tileBytes],
  ] as const) {
    const starts = await directory.numbers(offsets)
    const sizes = await directory.numbers(lengths)
    if (starts.some((start, at) => start + (sizes[at] ?? 0) > file.size)) return true
  }
  return false
}
