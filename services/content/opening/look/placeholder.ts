import sharp, { type OutputInfo } from 'sharp'

/** The limit of the whole data URI (services/content/images/contract.ts). */
const LIMIT = 700

/** Encodes the pixels of a very small picture as WebP in a data URI under 700 bytes. */
export async function placeholderOf(data: Buffer, { width, height, channels }: OutputInfo): Promise<string> {
  const tiny = sharp(data, { raw: { width, height, channels } })
  for (const quality of [40, 10, 1]) {
    const bytes = await tiny.clone().webp({ quality, effort: 0 }).toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length < LIMIT) return uri
  }
  throw new RangeError('No placeholder fits its limit')
}
