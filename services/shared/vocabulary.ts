/** The closed lists of spec.md section 9, as they are written on the wire and on the screen. */

export const SUBSTRATES = [
  'print',
  'canvas',
  'aluminum',
  'acrylic',
  'acoustic panel',
  'mural',
  'window film',
] as const
export type Substrate = (typeof SUBSTRATES)[number]

export const ORIENTATIONS = ['vertical', 'horizontal', 'square', 'panoramic'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

export const IMAGE_TYPES = ['fine art', 'photography'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

export const STYLES = [
  'full frame',
  'close-up',
  'portrait',
  'sparse',
  'abstract',
  'macro',
  'still life',
  'cut out',
  'copy space',
] as const
export type Style = (typeof STYLES)[number]

/** The first four are exclusive in the filter (spec.md section 5). */
export const COLORS = [
  'black and white',
  'neutral',
  'pastel',
  'pale',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'white',
  'grey',
  'black',
  'brown',
  'gold',
  'cream',
  'beige',
  'tan',
] as const
export type Color = (typeof COLORS)[number]

/** GET is the third-party source. */
export const PUBLISHERS = [
  'GAA',
  'BJOR',
  'DOM',
  'WAG',
  'MCG',
  'BR',
  'GI',
  'POE',
  'BUR',
  'PIN',
  'GET',
] as const
export type Publisher = (typeof PUBLISHERS)[number]

/** Megapixels, for the resolution filter. */
export const RESOLUTIONS = [12, 16, 21] as const

/** spec.md section 9, Static collections. */
export const STATIC_COLLECTIONS = ['government', 'commercial'] as const
export type StaticCollection = (typeof STATIC_COLLECTIONS)[number]
