/** What people are told of a picture that is refused: what is wrong, and what to do. */

import { MOST_BYTES, MOST_PIXELS, SHORTEST_SIDE } from '#machines/lifecycles/original.ts'
import { PictureRefused } from './refused.ts'

const MEGA = 1_000_000

/** Kinds of files that are known and not taken, each with what it is and what to do. */
const KINDS = {
  HEIC: 'This is a HEIC photo. Export it as JPEG.',
  AVIF: 'This is an AVIF picture. Export it as JPEG.',
  GIF: 'This is a GIF. Save it as PNG.',
  PSD: 'This is a Photoshop file. Save a flattened copy as TIFF or JPEG.',
  RAW: 'This is a RAW file of a camera. Export it as TIFF or JPEG.',
  DNG: 'This is a RAW file (DNG). Export it as TIFF or JPEG.',
  BMP: 'This is a BMP picture. Save it as PNG.',
  EPS: 'This is an EPS drawing. Export it as TIFF or PNG.',
  'JPEG XL': 'This is a JPEG XL picture. Export it as JPEG.',
  'JPEG 2000': 'This is a JPEG 2000 picture. Export it as TIFF or JPEG.',
  SVG: 'This is an SVG drawing. Export it as PNG.',
  PDF: 'This is a PDF. Export its page as TIFF or JPEG.',
  HTML: 'This is a web page, not a picture. Send the picture itself.',
  ZIP: 'This is a ZIP archive. Unpack it and send the pictures in it.',
  gzip: 'This is a gzip archive. Unpack it and send the picture in it.',
  video: 'This is a video. Send a picture.',
} as const

export type Kind = keyof typeof KINDS

export const refuseKind = (kind: Kind): PictureRefused => new PictureRefused('not_taken', KINDS[kind])

export const refuseUnknown = (): PictureRefused =>
  new PictureRefused('unknown', 'We can’t read this file as a picture. Send a JPEG, PNG, WebP, or TIFF.')

export const refuseEmpty = (): PictureRefused =>
  new PictureRefused('empty', 'This file is empty. Export the picture again.')

export const refuseTooLarge = (): PictureRefused =>
  new PictureRefused(
    'too_large',
    `This file is larger than ${MOST_BYTES / MEGA} MB. Save it as a JPEG, or with compression.`,
  )

export const refuseTooManyPixels = (): PictureRefused =>
  new PictureRefused(
    'too_many_pixels',
    `This picture has more than ${MOST_PIXELS / MEGA} megapixels. Make it smaller.`,
  )

export const refuseTooSmall = (): PictureRefused =>
  new PictureRefused(
    'too_small',
    `This picture has less than ${SHORTEST_SIDE} pixels on a side. Send a larger one.`,
  )

export const refuseDamaged = (): PictureRefused =>
  new PictureRefused('damaged', 'This file is damaged and can’t be read. Export it again.')

export const refuseTruncated = (): PictureRefused =>
  new PictureRefused('truncated', 'This file is incomplete. Copy or export it again.')

export const refuseAnimated = (): PictureRefused =>
  new PictureRefused('animated', 'This picture is animated. Save one frame of it.')

export const refuseSeveralPages = (pages: number): PictureRefused =>
  new PictureRefused('several_pages', `This file has ${pages} pages. Save the one to sell by itself.`)

export const refuseSamples = (what: string): PictureRefused =>
  new PictureRefused('float_samples', `This picture has ${what}. Save it with 8 or 16 bits a channel.`)

export const refuseLab = (): PictureRefused =>
  new PictureRefused(
    'float_samples',
    'This picture has Lab colors of 8 bits, or with transparency. Save it as RGB.',
  )

const AS_BASELINE = 'Save it as a baseline JPEG or TIFF.'

/** `what` must be in memory as a whole to be read, such as 'a progressive JPEG'. */
export const refuseWhole = (what: string): PictureRefused =>
  new PictureRefused('too_costly', `This is too large for ${what}. ${AS_BASELINE}`)

export const refuseTooCostly = (): PictureRefused =>
  new PictureRefused('too_costly', `This picture takes too much memory to open. ${AS_BASELINE}`)

export const refuseTooSlow = (): PictureRefused =>
  new PictureRefused('too_slow', `This picture takes too long to open. ${AS_BASELINE}`)
