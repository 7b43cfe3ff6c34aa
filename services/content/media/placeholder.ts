import sharp, { type OutputInfo } from 'sharp'

const LONG_SIDE = 20
/** Of the whole data URI (services/content/images/contract.ts). */
const LIMIT = 700

/** A tiny WebP as a data URI under 700 bytes. */
export async function placeholderOfPixels(
  data: Buffer,
  { width, height, channels }: OutputInfo,
): Promise<string> {
  const tiny = sharp(data, { raw: { width, height, channels } }).resize(LONG_SIDE, LONG_SIDE, {
    fit: 'inside',
  })
  for (const quality of [40, 10, 1]) {
    const bytes = await tiny.clone().webp({ quality, effort: 1 }).toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length < LIMIT) return uri
  }
  throw new RangeError('No placeholder fits its limit')
}

/** Of the bytes or the path of a picture. Throws what sharp throws on an unreadable one. */
export async function placeholderOf(picture: Buffer | string): Promise<string> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return placeholderOfPixels(data, info)
}
