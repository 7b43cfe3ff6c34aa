import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** Pixels on each side of 100 megapixels. */
const SIDE = 10_000
/** Very soft noise: of 16 bits, 100 megapixels must pack into 200 MB. */
const COARSE = 250

interface Kind {
  name: string
  write: (picture: Sharp) => Sharp
}

const KINDS: readonly Kind[] = [
  { name: 'JPEG', write: (picture) => picture.jpeg({ quality: 90 }) },
  { name: 'JPEG 4:4:4', write: (picture) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }) },
  {
    name: 'JPEG in Display P3, on its side',
    write: (picture) => picture.withIccProfile('p3').withMetadata({ orientation: 6 }).jpeg({ quality: 90 }),
  },
  { name: 'JPEG CMYK', write: (picture) => picture.toColourspace('cmyk').withIccProfile('cmyk').jpeg() },
  { name: 'JPEG progressive', write: (picture) => picture.jpeg({ quality: 90, progressive: true }) },
  {
    name: 'JPEG progressive 4:4:4',
    write: (picture) => picture.jpeg({ quality: 90, progressive: true, chromaSubsampling: '4:4:4' }),
  },
  { name: 'PNG', write: (picture) => picture.png({ compressionLevel: 2, adaptiveFiltering: true }) },
  {
    name: 'PNG interlaced',
    write: (picture) => picture.png({ compressionLevel: 2, adaptiveFiltering: true, progressive: true }),
  },
  { name: 'WebP', write: (picture) => picture.webp({ effort: 0 }) },
  { name: 'WebP lossless', write: (picture) => picture.webp({ lossless: true, effort: 0 }) },
  { name: 'TIFF', write: (picture) => picture.tiff({ compression: 'lzw', predictor: 'horizontal' }) },
  {
    // 100 megapixels of it are no file of 200 MB.
    name: 'TIFF of 16 bits in Display P3, 49 megapixels',
    write: (picture) =>
      picture
        .resize(7_000, 7_000)
        .toColourspace('rgb16')
        .withIccProfile('p3')
        .tiff({ compression: 'deflate', predictor: 'horizontal' }),
  },
]

/** Makes a file of 100 megapixels of each kind; those that are there already stay. */
export async function makeFiles(folder: string, say: (text: string) => void) {
  const coarse = await sharp({
    create: {
      width: COARSE,
      height: COARSE,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer()
  const files: { name: string; path: string }[] = []
  for (const { name, write } of KINDS) {
    const path = join(folder, name.replaceAll(/[^A-Za-z0-9]+/g, '-'))
    if (!existsSync(path)) {
      say(`Making ${name} …`)
      await write(sharp(coarse).resize(SIDE, SIDE, { kernel: 'cubic' })).toFile(path)
    }
    files.push({ name, path })
  }
  return files
}
