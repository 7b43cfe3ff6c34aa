import type { Color, Style } from '#services/shared/vocabulary.ts'

/**
 * Words that tell a colour, a style, people or a photograph, for rows that do not say
 * (docs/catalogue-rules.md).
 */

export const COLOR_WORDS: Partial<Record<Color, readonly string[]>> = {
  red: ['red', 'scarlet', 'crimson', 'vermilion', 'ruby', 'rouge'],
  orange: ['orange', 'amber', 'copper'],
  yellow: ['yellow', 'lemon', 'ochre', 'saffron'],
  green: ['green', 'emerald', 'olive', 'jade', 'moss'],
  blue: ['blue', 'azure', 'indigo', 'navy', 'turquoise', 'cobalt', 'cyanotype'],
  purple: ['purple', 'violet', 'lilac', 'mauve', 'lavender'],
  pink: ['pink', 'rose', 'magenta', 'fuchsia'],
  white: ['white', 'snow', 'ivory'],
  grey: ['grey', 'gray', 'silver', 'slate'],
  black: ['black', 'ebony', 'charcoal'],
  brown: ['brown', 'sepia', 'umber', 'bronze', 'albumen'],
  gold: ['gold', 'golden', 'gilt'],
  cream: ['cream'],
  beige: ['beige'],
  tan: ['tan'],
  pastel: ['pastel', 'pastels', 'gouache'],
  pale: ['pale'],
}

/** Media that are black on white unless something says colour. */
export const MONOCHROME_WORDS = [
  'graphite',
  'pencil',
  'charcoal',
  'ink',
  'engraving',
  'etching',
  'drypoint',
  'aquatint',
  'mezzotint',
  'lithograph',
  'woodcut',
  'letterpress',
  'gelatin',
] as const

export const IN_COLOR_WORDS = [
  'color',
  'colour',
  'colors',
  'colours',
  'colored',
  'coloured',
  'chromogenic',
  'watercolor',
  'watercolour',
  'watercolors',
  'watercolours',
] as const

export const STYLE_WORDS: Partial<Record<Style, readonly string[]>> = {
  portrait: ['portrait', 'portraits', 'head', 'face'],
  abstract: ['abstract', 'abstraction', 'representational', 'geometric'],
  'still life': ['vase', 'fruit', 'bouquet'],
  macro: ['macro', 'insect', 'shell', 'petal'],
  sparse: ['minimal', 'minimalism', 'minimalist', 'sparse'],
  'cut out': ['collage', 'cutout', 'silhouette'],
  'copy space': ['sky', 'seascape', 'seascapes', 'horizon', 'fog', 'mist', 'snow'],
}

export const PEOPLE_WORDS = [
  'man',
  'men',
  'woman',
  'women',
  'child',
  'children',
  'boy',
  'boys',
  'girl',
  'girls',
  'baby',
  'people',
  'person',
  'figure',
  'figures',
  'portrait',
  'portraits',
  'nude',
  'crowd',
  'family',
  'bather',
  'bathers',
  'adults',
] as const

export const PHOTOGRAPHY_WORDS = [
  'photograph',
  'photographs',
  'photography',
  'photo',
  'gelatin',
  'albumen',
  'daguerreotype',
  'cyanotype',
  'chromogenic',
  'negative',
] as const
