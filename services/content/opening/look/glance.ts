import type { Sharp } from 'sharp'
import type { Color } from '#services/shared/vocabulary.ts'
import { colorsOf } from './colors.ts'
import { placeholderOf } from './placeholder.ts'

/** Pixels on the long side: enough for the colours, and small enough for the placeholder. */
export const GLANCE = 20

/** What a glance at a picture tells. */
export interface Glance {
  /** From spec.md section 9: moods first, then the largest first. */
  colors: Color[]
  /** Data URI under 700 bytes. */
  placeholder: string
}

/** Looks at any picture. Throws what sharp throws on an unreadable one. */
export const glanceAt = (picture: Sharp): Promise<Glance> =>
  glanceAtSmall(
    picture
      .autoOrient()
      .resize(GLANCE, GLANCE, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  )

/** Looks at a picture that is opaque, in sRGB and of {@link GLANCE} pixels already. */
export async function glanceAtSmall(picture: Sharp): Promise<Glance> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { colors: colorsOf(data), placeholder: await placeholderOf(data, info) }
}
