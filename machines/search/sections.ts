/**
 * The sections of the filter panel and what may be chosen in each, as written in the address; null where the
 * server has the list, of artists by name and of collections by number. Written by codegen from
 * graph/schema/search/schema.graphql.
 */
export const SECTIONS = {
  favorites: ['true'],
  type: ['fine art', 'photography'],
  people: ['with', 'without'],
  color: [
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
  ],
  orientation: ['vertical', 'horizontal', 'square', 'panoramic'],
  style: [
    'full frame',
    'close-up',
    'portrait',
    'sparse',
    'abstract',
    'macro',
    'still life',
    'cut out',
    'copy space',
  ],
  resolution: ['12', '16', '21'],
  substrate: ['print', 'canvas', 'aluminum', 'acrylic', 'acoustic panel', 'mural', 'window film'],
  price: ['1', '2', '3', '4'],
  collection: null,
  artist: null,
  publisher: ['GAA', 'BJOR', 'DOM', 'WAG', 'MCG', 'BR', 'GI', 'POE', 'BUR', 'PIN', 'GET'],
} as const
