import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { MOST_PIXELS } from '#machines/lifecycles/original.ts'

// One picture is read at a time, by one thread, and nothing of it is kept.
sharp.cache(false)
sharp.concurrency(1)
// Whatever a file claims to be, no other reader of libvips is ever handed its bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadTiff'],
})

/** Fail on the least fault: what a decoder makes up would be printed. */
const STRICT: SharpOptions = { failOn: 'warning', limitInputPixels: MOST_PIXELS }

/** Reads the header of a picture of any size. */
export const readHeader = (path: string): Promise<Metadata> =>
  sharp(path, { ...STRICT, limitInputPixels: false }).metadata()

/** Opens a picture, to be read to its end. */
export const openStrictly = (picture: string | Buffer, options: SharpOptions = {}): Sharp =>
  sharp(picture, { ...STRICT, ...options })
