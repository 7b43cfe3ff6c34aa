import type { Metadata } from 'sharp'
import type { MetadataOrigin } from '../contract.ts'
import type { TiffDirectory } from '../kinds/tiff-directory.ts'
import { iptcIn } from './iptc-of.ts'
import { type TiffTag, tiffOf } from './tiff-of.ts'

/** What a file says of itself, as it stands there: an XMP packet, IPTC datasets, a TIFF of EXIF. */
export interface Blocks {
  XMP: Buffer | null
  IPTC: Buffer | null
  EXIF: Buffer | null
  /** Those that are there and too large to read. */
  tooLarge: MetadataOrigin[]
}

/** Of a block; the texts of one that fills all fields are a tenth of it. */
const MOST_BYTES = 1_048_576
const EXIF_HEAD = 'Exif\0\0'
/** Description, artist, copyright, and what Windows says: title, comment, author, keywords, subject. */
const EXIF_TAGS = [270, 315, 33_432, 40_091, 40_092, 40_093, 40_094, 40_095]
const BYTES_OF_WINDOWS = 40_000

/** Gathers the blocks of a file; `directory` is a TIFF's, and `hasXmp` says that it has XMP, read or not. */
export async function blocksOf(
  { xmp, iptc, exif, tifftagPhotoshop }: Metadata,
  { directory, hasXmp = false }: { directory: TiffDirectory | null; hasXmp?: boolean },
): Promise<Blocks> {
  const resources = iptc ?? tifftagPhotoshop
  const found = {
    XMP: xmp ?? null,
    IPTC: resources ? iptcIn(resources) : null,
    EXIF: directory ? await exifIn(directory) : exif ? withoutHead(exif) : null,
  }
  const isTooLarge = (block: Buffer | null) => block !== null && block.length > MOST_BYTES
  const origins = ['XMP', 'IPTC', 'EXIF'] as const
  const tooLarge: MetadataOrigin[] = origins.filter((origin) => isTooLarge(found[origin]))
  if (hasXmp && !xmp) tooLarge.unshift('XMP')
  for (const origin of tooLarge) found[origin] = null
  return { ...found, tooLarge }
}

const withoutHead = (exif: Buffer): Buffer =>
  exif.toString('latin1', 0, EXIF_HEAD.length) === EXIF_HEAD ? exif.subarray(EXIF_HEAD.length) : exif

/** Copies those tags of a TIFF that are texts, as its directory may stand anywhere in a large file. */
async function exifIn(directory: TiffDirectory): Promise<Buffer | null> {
  const tags: TiffTag[] = []
  for (const tag of EXIF_TAGS) {
    const bytes = await directory.bytes(tag, MOST_BYTES)
    if (bytes) tags.push({ tag, bytes, type: tag > BYTES_OF_WINDOWS ? 1 : 2 })
  }
  return tags.length > 0 ? tiffOf(tags) : null
}
