import type { Sharp } from 'sharp'
import type { Color } from '#services/shared/vocabulary.ts'
import { colorsOf } from './colors.ts'
import { placeholderOfPixels } from './placeholder.ts'

/** Pixels on the long side: enough to tell the colours and to make a placeholder. */
export const GLANCE = 40

/**
 * What can be told of a picture at a glance: its colours (spec.md section 9, moods first, then the largest first) and a
 * placeholder, a data URI under 700 bytes. Throws what sharp throws on an unreadable picture.
 */
export async function glanceAt(picture: Sharp): Promise<{ colors: Color[]; placeholder: string }> {
  const { data, info } = await picture
    .autoOrient()
    .resize(GLANCE, GLANCE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { colors: colorsOf(data), placeholder: await placeholderOfPixels(data, info) }
}
