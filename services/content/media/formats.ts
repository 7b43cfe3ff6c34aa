import type { Sharp } from 'sharp'

export type Format = 'avif' | 'webp' | 'jpeg'

/**
 * Chooses the best format that the `Accept` header names, or JPEG. A wildcard does not count: a browser that
 * reads AVIF says so, and all read JPEG.
 */
export function formatFor(accept = ''): Format {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type)
  if (named.includes('image/avif')) return 'avif'
  return named.includes('image/webp') ? 'webp' : 'jpeg'
}

/**
 * The effort is what a first request can wait for: AVIF at 0 takes about as long as WebP and is half the
 * size.
 */
const ENCODERS: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 0 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 1 }),
  jpeg: (picture) => picture.jpeg({ quality: 82 }),
}

export const encode = (picture: Sharp, format: Format): Promise<Buffer> =>
  ENCODERS[format](picture).toBuffer()
